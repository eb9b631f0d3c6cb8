import { entryOf } from '../page/entries.js'
import { comma } from './entry-parts.js'
import { html, type Html, type Part } from './html.js'
import type { Page, PageWords } from './page.js'
import { labelsFor } from './labels.js'
import { inOrdinaryCase } from './ordinary-case.js'
import { mailLink, phoneLink, webLink, type SafeLink } from './safe-link.js'
import { cleanText } from './text.js'
import { joinedText } from './history-entry.js'
import { inline, labelLanguage, mark, paragraph, paragraphOf, turned, type View } from './view.js'

/** Longer first sentences are text, not a statement. */
const ledeCharacters = 230

/** Shorter than any cut for size, so that one page has one name and one palette. */
const nameCharacters = 120

/** The person's name; undefined where the resume has none. */
export function nameOf({ content, composition }: PageWords): string | undefined {
  const name = [...inOrdinaryCase(cleanText(content.basics?.name ?? ''), composition.language)]
  const shown =
    name.length > nameCharacters ? `${name.slice(0, nameCharacters - 1).join('')}…` : name.join('')
  return shown || undefined
}

/** What the page is called: the name, else what the person is, else what it shows first. Never an invented name. */
export const headingOf = (page: PageWords): string => nameOf(page) ?? titleOf(page) ?? firstLabelOf(page)

function firstLabelOf({ composition: { language, sections, titles } }: PageWords): string {
  const labels = labelsFor(language)
  const [first] = sections
  return first ? (titles?.[first.name] ?? labels.sections[first.name]) : labels.contact
}

/** The text below the heading: the headline of the person, unless that is the heading. */
export const subtitleOf = (page: Page): string | undefined =>
  nameOf(page) === undefined ? undefined : titleOf(page)

/** What the person is: their own words, or else what they do now. */
export function titleOf(page: PageWords): string | undefined {
  const { position, name } = presentWork(page) ?? {}
  return ownTitle(page) || joinedText([position, name], comma(page.composition.language)) || undefined
}

/** Their job title: their own words, or else their position without the employer. */
export const jobTitleOf = (page: Page): string | undefined =>
  ownTitle(page) || cleanText(presentWork(page)?.position ?? '') || undefined

const ownTitle = ({ composition, content }: PageWords): string =>
  cleanText(composition.headline ?? '') || cleanText(content.basics?.label ?? '')

function presentWork({ content, composition }: PageWords) {
  const first = composition.sections.find((section) => section.name === 'work')?.entries[0]
  const work = first && entryOf(content, 'work', first.id)
  return work?.endDate ? undefined : work
}

/** City, region and country. */
export const placeOf = ({ content, composition }: Page): string => {
  const { city, region, countryCode } = content.basics?.location ?? {}
  return joinedText([city, region, countryCode], comma(composition.language))
}

/** The page's heading. */
export function nameHeading(page: Page, view: View): Html {
  const heading = headingOf(page)
  const isLabel = (nameOf(page) ?? titleOf(page)) === undefined
  const language = isLabel ? labelLanguage(view) : turned(heading, view)
  const field = nameOf(page) === undefined ? 'headline' : 'basics:name'
  return html`<h1${sizeOf(heading)}${language}${mark(view, 'field', isLabel ? undefined : field)}>${heading}</h1>`
}

/** What they are, in a line. */
export const titleLine = (page: Page, view: View): Html | undefined =>
  paragraph(subtitleOf(page), view, 'title', { field: 'headline' })

/** Where they are, in a line. */
export const placeLine = (page: Page, view: View): Html | undefined =>
  paragraph(placeOf(page) || undefined, view, 'place', { field: 'basics:location' })

/** Long names are set smaller, so that each fits above the fold; long words too, so that none breaks on a phone. */
export function sizeOf(name: string): Html | undefined {
  const word = Math.max(...name.split(/[\s-]/).map(({ length }) => length))
  const sizes = [
    name.length > 60 ? 'endless' : name.length > 26 && 'long',
    word > 19 ? 'wider' : word > 13 && 'wide',
  ].filter((size) => size !== false)
  return sizes.length > 0 ? html` class="${sizes.join(' ')}"` : undefined
}

/** The first sentence is set large; the rest follows as text. */
export function introOf({ composition: { intro } }: Page, view: View): Part {
  const [first, ...rest] = intro
  if (first === undefined) return undefined
  if (first.text.length > ledeCharacters) return paragraphOf(intro, view, 'more')
  return [paragraphOf([first], view, 'lede'), ' ', paragraphOf(rest, view, 'more')]
}

/** How to reach them: what is public of it, and their own pages. */
export function contactOf(page: Page, view: View): Part {
  const { basics = {} } = page.content
  const { email, phone, address } = page.contact
  const profiles = (basics.profiles ?? []).map(({ network, username, url }): Part => {
    const link = webLink(url)
    if (link) return anchor(link, network)
    return username && inline(joinedText([network, username], ' '), view)
  })
  const items: [item: Part, field?: string][] = [
    [email && (anchor(mailLink(basics.email)) ?? basics.email), 'basics:email'],
    [phone && (anchor(phoneLink(basics.phone)) ?? basics.phone), 'basics:phone'],
    [address && streetOf(basics.location), 'basics:location'],
    [anchor(webLink(basics.url)), 'basics:url'],
    ...profiles.map((item): [Part, string] => [item, 'basics:profiles']),
    [pdfLink(page, view)],
  ]
  const shown = items.filter(([item]) => item !== undefined && item !== false && item !== '')
  if (shown.length === 0) return undefined
  return html`<ul class="contact" aria-label="${view.labels.contact}">
    ${shown.map(([item, field]) => html`<li${mark(view, 'field', field)}>${item}</li>`)}
  </ul>`
}

const pdfLink = ({ pdf }: Page, view: View): Html | undefined =>
  pdf === undefined
    ? undefined
    : html`<a class="pdf" href="${view.root}${pdf}" download="" ${labelLanguage(view)}
        >${view.labels.download}</a
      >`

/** Street and town; nothing if only the town is known, which is shown above. */
function streetOf(location: NonNullable<Page['content']['basics']>['location']): string {
  const { address, postalCode, city } = location ?? {}
  const town = joinedText([postalCode, city], ' ')
  return address || postalCode ? joinedText([address, town], ', ') : ''
}

function anchor(link: SafeLink | undefined, label?: string): Html | undefined {
  if (!link) return undefined
  const text = cleanText(label ?? '')
  if (text === '') return html`<a href="${link.href}">${link.text}</a>`
  return html`<a href="${link.href}" data-a="${link.text}">${text}</a>`
}
