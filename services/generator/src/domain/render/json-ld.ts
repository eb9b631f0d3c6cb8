import { entryOf } from '../entries.js'
import { jobTitleOf, nameOf } from './front.js'
import { trusted, type Html } from './html.js'
import type { Page } from './page.js'
import { mailLink, webLink } from './safe-link.js'
import { cleanText } from './text.js'

/** A schema.org Person, with what the page itself shows. */
export function personData(page: Page): Html {
  const { basics } = page.content
  const { contact, site, photo } = page
  const mail = contact.email ? mailLink(basics?.email) : undefined
  const person = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: nameOf(page),
    url: site.url,
    jobTitle: jobTitleOf(page),
    email: mail?.href,
    telephone: contact.phone ? clean(basics?.phone) : undefined,
    image: photo && absolute(photo.path, site.url),
    address: addressOf(page),
    sameAs: some(
      [basics?.url, ...(basics?.profiles ?? []).map(({ url }) => url)].map((url) => webLink(url)?.href),
    ),
    worksFor: employerOf(page),
    knowsLanguage: some(languagesOf(page)),
  }
  // A `<` in a text must not end the element or begin another one.
  const data = JSON.stringify(person).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${hex(sign)}`)
  return trusted(`<script type="application/ld+json">${data}</script>`)
}

const hex = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, '0')
const clean = (text: string | undefined) => cleanText(text ?? '') || undefined

export const absolute = (path: string, url: string): string => new URL(path, url).href

function some(values: readonly (string | undefined)[]): string[] | undefined {
  const there = [...new Set(values.filter((value) => value !== undefined))].slice(0, 20)
  return there.length > 0 ? there : undefined
}

function addressOf({ content, contact }: Page) {
  const { city, region, countryCode, address, postalCode } = content.basics?.location ?? {}
  const place = {
    addressLocality: clean(city),
    addressRegion: clean(region),
    addressCountry: clean(countryCode),
    ...(contact.address && { streetAddress: clean(address), postalCode: clean(postalCode) }),
  }
  return Object.values(place).some((part) => part) ? { '@type': 'PostalAddress', ...place } : undefined
}

function languagesOf({ content, composition }: Page) {
  const shown = composition.sections.filter(({ name }) => name === 'languages')
  return shown.flatMap(({ entries }) =>
    entries.map(({ id }) => clean(entryOf(content, 'languages', id)?.language)),
  )
}

function employerOf({ content, composition }: Page) {
  const work = composition.sections.find(({ name }) => name === 'work')?.entries ?? []
  const current = work
    .map(({ id }) => entryOf(content, 'work', id))
    .find((entry) => entry?.startDate && !entry.endDate)
  const name = clean(current?.name)
  return name === undefined ? undefined : { '@type': 'Organization', name }
}
