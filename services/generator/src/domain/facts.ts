import type { ResumeContent, SiteVisibility } from '@thumbfolio/contracts'
import type { PageComposition, SectionName } from './composition.js'
import { anyEntry } from './entries.js'

type Contact = SiteVisibility['contact']

/** A text of the resume that a page shows. */
export interface Fact {
  /** JSON pointer into the content. */
  readonly pointer: string
  readonly text: string
}

/** Of a person the page shows everything but these: the photo is no text, and of the summary the introduction speaks. */
const unshown = new Set(['/basics/image', '/basics/summary'])

const contactData: Readonly<Record<keyof Contact, readonly string[]>> = {
  email: ['/basics/email'],
  phone: ['/basics/phone'],
  address: ['/basics/location/address', '/basics/location/postalCode'],
}

/** An entry's own text that prose about it stands in place of. */
const replacedBy = (section: SectionName): string => (section === 'projects' ? 'description' : 'summary')

/** The facts that a page made of this shows, at full detail, in the page's order. */
export function factsOf(content: ResumeContent, { sections }: PageComposition, contact: Contact): Fact[] {
  const hidden = new Set(unshown)
  for (const kind of ['email', 'phone', 'address'] as const)
    if (!contact[kind]) for (const pointer of contactData[kind]) hidden.add(pointer)
  const placed = sections.flatMap(({ name, entries }) =>
    entries.flatMap(({ id, prose = [] }) => {
      if (prose.length > 0) hidden.add(`/${id}/${replacedBy(name)}`)
      return textsAt(anyEntry(content, id), `/${id}`)
    }),
  )
  return [...textsAt(content.basics, '/basics'), ...placed].filter(({ pointer }) => !hidden.has(pointer))
}

function textsAt(value: unknown, pointer: string): Fact[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ pointer, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsAt(item, `${pointer}/${key}`))
}
