import type { ResumeContent, SiteVisibility } from '@thumbfolio/contracts'
import { isOfResume, placedIds, placedLines, type PageComposition } from './composition.js'
import { contactKinds } from './contact-data.js'
import { anyEntry } from './entries.js'
import { linesOf } from './lines.js'

type Contact = SiteVisibility['contact']

/** A text of the resume that a page shows. */
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

/**
 * The facts that a page made of this shows, at full detail, in the page's order. A text whose every line its owner left
 * out or replaced is none of them, nor is the title under another headline; one that checked prose of before speaks about is.
 */
export function factsOf(content: ResumeContent, composition: PageComposition, contact: Contact): Fact[] {
  const placed = placedIds(composition)
  const lines = [...composition.intro, ...placedLines(composition)]
  const cited = lines.flatMap(({ entries = [] }) => entries)
  const hidden = new Set(['/basics/image'])
  if (composition.headline !== undefined) hidden.add('/basics/label')
  for (const kind of contactKinds)
    if (!contact[kind]) for (const pointer of contactData[kind]) hidden.add(pointer)
  const ids = new Set(lines.flatMap((line) => (isOfResume(line) ? line.line! : [])))
  const all = linesOf(content)
  const shown = new Set(all.flatMap(({ id, pointer }) => (ids.has(id) ? pointer : [])))
  const isCited = new Set(cited)
  for (const { pointer, entry } of all) if (!shown.has(pointer) && !isCited.has(entry)) hidden.add(pointer)
  return [...new Set(['basics', ...placed, ...cited])]
    .flatMap((id) => textsByPointer(anyEntry(content, id), `/${id}`))
    .filter(({ pointer }) => !hidden.has(pointer))
}

/** Every text in a value, however deep, without empty ones. */
export function textsByPointer(value: unknown, pointer = ''): Fact[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ pointer, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsByPointer(item, `${pointer}/${key}`))
}
