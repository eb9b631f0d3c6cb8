import { anyEntry, privatePatterns, removeMatches } from '@thumbfolio/site-page'
import { contentsOf, type Line } from '../../../models/domain.js'
import type { PageSnapshot } from '../site/site.js'

type Page = Pick<PageSnapshot['source'], 'pinned' | 'composition'>

/** Fields that say something in words, by section. Other fields are names, dates and addresses. */
const wordFields: Readonly<Record<string, readonly string[]>> = {
  work: ['position'],
  volunteer: ['position'],
  education: ['area', 'studyType'],
  skills: ['name', 'level'],
  languages: ['language', 'fluency'],
  interests: ['name'],
}

/** A line that waits for a translation. */
export interface Untranslated extends Line {
  /** False for a headline and a field: their words may have capitals without being names. */
  readonly isProse: boolean
}

/**
 * What a page in another language still says in the words of the first one: `headline`, `intro:0`, `work/0:2` for the third
 * line of an entry, `work/0/position` for a field. References are other people's words, and a text with contact data goes to
 * no vendor: both are left out.
 */
export function untranslatedIn(first: Page, other: Page): Untranslated[] {
  const contents = [first, other].flatMap(({ pinned }) => contentsOf(pinned))
  const contact = contents.flatMap((content) => (content ? privatePatterns(content) : []))
  const known = new Set(textsOf(first).map(keyOf))
  return textsOf(other).filter(
    (line) => known.has(keyOf(line)) && removeMatches(line.text, contact) === line.text,
  )
}

/** Lines may be in another order by now. */
const keyOf = ({ id, text }: Line): string => JSON.stringify([id.replace(/:\d+$/, ''), text])

function textsOf({ pinned: { content }, composition }: Page): Untranslated[] {
  const { headline = content.basics?.label?.trim() ?? '', intro, sections } = composition
  const shown = sections.filter(({ name }) => name !== 'references')
  const prose = (id: string, text: string): Untranslated => ({ id, text, isProse: true })
  const all = [
    { id: 'headline', text: headline, isProse: false },
    ...intro.map(({ text }, at) => prose(`intro:${at}`, text)),
    ...shown.flatMap(({ name, entries }) =>
      entries.flatMap(({ id, lines }) => [
        ...fieldsOf(anyEntry(content, id), wordFields[name] ?? []).map(([field, text]) => ({
          id: `${id}/${field}`,
          text,
          isProse: false,
        })),
        ...lines.map(({ text }, at) => prose(`${id}:${at}`, text)),
      ]),
    ),
  ]
  return all.filter(({ text }) => /\p{L}/u.test(text))
}

const fieldsOf = (entry: object | undefined, names: readonly string[]): [string, string][] =>
  Object.entries(entry ?? {}).flatMap(([field, value]: [string, unknown]): [string, string][] =>
    names.includes(field) && typeof value === 'string' ? [[field, value]] : [],
  )
