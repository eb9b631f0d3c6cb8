import type { ResumeContent, SiteVisibility } from '@thumbfolio/contracts'
import { isOwn, type PageComposition, type PageSentence, type SectionName } from './composition.js'
import { anyEntry } from './entries.js'
import { gathered } from './gathered.js'

type Contact = SiteVisibility['contact']

/** A text of the resume that a page shows or speaks about. */
export interface Fact {
  /** JSON pointer into the content. */
  readonly pointer: string
  readonly text: string
}

const contactData: Readonly<Record<keyof Contact, readonly string[]>> = {
  email: ['/basics/email'],
  phone: ['/basics/phone'],
  address: ['/basics/location/address', '/basics/location/postalCode'],
}

/** An entry's own text that prose about it stands in place of. */
export const replacedBy = (section: SectionName): string =>
  section === 'projects' ? 'description' : 'summary'

/**
 * The facts that a page made of this shows, at full detail, or that its prose speaks about: in the page's order, those
 * of entries that stand nowhere but in the prose last. A highlight that the prose tells completely is not shown beside
 * it, and is told all the same.
 */
export function factsOf(content: ResumeContent, composition: PageComposition, contact: Contact): Fact[] {
  const hidden = hiddenOn(composition, contact)
  const placed = gathered(composition.sections, ({ entries }) => entries.map(({ id }) => id))
  const cited = gathered(sentencesOf(composition), ({ sources }) => sources)
  return [...new Set(['basics', ...placed, ...cited])]
    .flatMap((id) => textsAt(anyEntry(content, id), `/${id}`))
    .filter(({ pointer }) => !hidden.has(pointer))
}

/** What the page keeps to itself: the photo is no text, and the owner's own words say nothing of what they replace. */
function hiddenOn({ intro, sections }: PageComposition, contact: Contact): Set<string> {
  const hidden = new Set(['/basics/image'])
  for (const kind of ['email', 'phone', 'address'] as const)
    if (!contact[kind]) for (const pointer of contactData[kind]) hidden.add(pointer)
  if (intro.every(isOwn)) hidden.add('/basics/summary')
  for (const { name, entries } of sections)
    for (const { id, prose = [] } of entries)
      if (prose.length > 0 && prose.every(isOwn)) hidden.add(`/${id}/${replacedBy(name)}`)
  return hidden
}

const sentencesOf = ({ intro, sections }: PageComposition): PageSentence[] => [
  ...intro,
  ...gathered(sections, ({ entries }) => gathered(entries, ({ prose = [] }) => prose)),
]

function textsAt(value: unknown, pointer: string): Fact[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ pointer, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return gathered(Object.entries(value), ([key, item]) => textsAt(item, `${pointer}/${key}`))
}
