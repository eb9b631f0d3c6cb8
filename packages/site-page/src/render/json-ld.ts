import { studyAddress, type StudyOnPage } from '../page/case-studies.js'
import type { SectionName } from '../page/composition.js'
import { picturePath } from '../page/pictures.js'
import { entryOf } from '../page/entries.js'
import { jobTitleOf, nameOf } from '../parts/front.js'
import { trusted, type Html } from '../parts/html.js'
import type { Page } from '../parts/page.js'
import { mailLink, webLink } from '../parts/safe-link.js'
import { cleanText } from '../parts/text.js'

/** A schema.org ProfilePage about a Person, with what the page itself shows. */
export function personData(page: Page): Html {
  const { basics } = page.content
  const { contact, site, photo } = page
  const mail = contact.email ? mailLink(basics?.email) : undefined
  const person = {
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
    alumniOf: organizations(schoolsOf(page)),
    knowsAbout: some(skillsOf(page), mostSkills),
    knowsLanguage: some(languagesOf(page)),
  }
  const profile = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: site.url,
    inLanguage: page.composition.language,
    dateModified: page.changedOn,
    mainEntity: person,
  }
  return dataOf(profile)
}

/** A schema.org CreativeWork of the page's person. */
export function studyData(
  page: Page,
  { study, pictures }: StudyOnPage,
  { name, description }: { readonly name: string; readonly description: string },
): Html {
  const { site, composition } = page
  const lead = pictures.find(({ id }) => id === study.lead)
  return dataOf({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name,
    url: absolute(studyAddress(study), site.url),
    description: description || undefined,
    inLanguage: composition.language,
    temporalCoverage: clean(study.year),
    image: lead && absolute(picturePath(lead.id, lead.width, 'jpg'), site.url),
    creator: { '@type': 'Person', name: nameOf(page), url: site.url },
    isPartOf: { '@type': 'ProfilePage', url: site.url },
  })
}

/** A `<` in a text must not end the element or begin another one. */
function dataOf(value: object): Html {
  const data = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${hex(sign)}`)
  return trusted(`<script type="application/ld+json">${data}</script>`)
}

const hex = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, '0')
const clean = (text: string | undefined) => cleanText(text ?? '') || undefined

export const absolute = (path: string, url: string): string => new URL(path, url).href

const mostSkills = 40

function some(values: readonly (string | undefined)[], most = 20): string[] | undefined {
  const there = [...new Set(values.filter((value) => value !== undefined))].slice(0, most)
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

const shownEntries = ({ composition }: Page, section: SectionName) =>
  composition.sections.flatMap(({ name, entries }) => (name === section ? entries : []))

const organizations = (names: readonly (string | undefined)[]) =>
  some(names)?.map((name) => ({ '@type': 'EducationalOrganization', name }))

const schoolsOf = (page: Page) =>
  shownEntries(page, 'education').map(({ id }) => clean(entryOf(page.content, 'education', id)?.institution))

/** The words of each group, or else its name: a heading such as "Tools" is nothing that a person knows about. */
const skillsOf = (page: Page) =>
  shownEntries(page, 'skills').flatMap(({ id }) => {
    const { name, keywords = [] } = entryOf(page.content, 'skills', id) ?? {}
    return (keywords.length > 0 ? keywords : [name]).map(clean)
  })

const languagesOf = (page: Page) =>
  shownEntries(page, 'languages').map(({ id }) => clean(entryOf(page.content, 'languages', id)?.language))

function employerOf(page: Page) {
  const current = shownEntries(page, 'work')
    .map(({ id }) => entryOf(page.content, 'work', id))
    .find((entry) => entry?.startDate && !entry.endDate)
  const name = clean(current?.name)
  return name === undefined ? undefined : { '@type': 'Organization', name }
}
