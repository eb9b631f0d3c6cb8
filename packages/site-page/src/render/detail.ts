import type { PageLine } from '../page/composition.js'
import type { Page } from '../parts/page.js'

/** How much of a very long resume a page shows. */
export interface Detail {
  /** Most characters of one text. */
  readonly text: number
  /** Most characters of a name, a title, a word. */
  readonly line: number
  /** Most items of a list inside an entry. */
  readonly items: number
  /** Most entries of a section. */
  readonly entries: number
}

/** From everything to what always fits. The last one is below the limit whatever the texts are. */
export const details: readonly Detail[] = [
  { text: Infinity, line: Infinity, items: Infinity, entries: Infinity },
  { text: 1200, line: 200, items: 12, entries: 120 },
  { text: 600, line: 160, items: 8, entries: 60 },
  { text: 300, line: 120, items: 6, entries: 40 },
  { text: 200, line: 100, items: 4, entries: 24 },
  { text: 140, line: 80, items: 3, entries: 12 },
  { text: 80, line: 60, items: 2, entries: 6 },
  { text: 60, line: 40, items: 1, entries: 3 },
  { text: 30, line: 24, items: 1, entries: 1 },
]

const texts = new Set(['summary', 'description', 'reference', 'highlights', 'courses', 'text'])
const links = new Set(['url', 'image'])

/** The page cut to a detail. Texts end in an ellipsis; links are whole or not at all. */
export function cutTo(page: Page, detail: Detail): Page {
  if (detail.text === Infinity) return page
  const { basics, ...sections } = page.content
  return {
    ...page,
    content: {
      // Entries keep their places: ids point at them. The name keeps its length: the palette is derived from it.
      ...mapped(sections, (entries) => entries?.map((entry) => cutValue(entry, detail))),
      ...(basics && { basics: { ...cutValue(basics, detail), name: basics.name } }),
    },
    ...(page.personal && {
      personal: page.personal.slice(0, detail.entries).map((fact) => cutValue(fact, detail)),
    }),
    composition: {
      ...page.composition,
      intro: cutLines(page.composition.intro, [], detail),
      sections: page.composition.sections.map(({ name, entries }) => ({
        name,
        entries: entries
          .slice(0, detail.entries)
          .map((entry) => ({ ...entry, lines: cutLines(entry.lines, page.composition.best, detail) })),
      })),
    },
  }
}

/** The first ones of a place and those at the top, each cut to its length. */
function cutLines(lines: readonly PageLine[], best: readonly string[], detail: Detail): PageLine[] {
  let left = detail.items
  return lines
    .filter(({ line }) => (line !== undefined && best.includes(line)) || left-- > 0)
    .map((line) => ({ ...line, text: cutText(line.text, 'text', detail) }))
}

type Sections = Omit<Page['content'], 'basics'>

const mapped = (
  sections: Sections,
  change: (entries: object[] | undefined) => object[] | undefined,
): Sections => Object.fromEntries(Object.entries(sections).map(([name, entries]) => [name, change(entries)]))

/** What is short enough stays the same value. */
function cutValue<T>(value: T, detail: Detail, key = ''): T {
  if (typeof value === 'string') return cutText(value, key, detail) as T
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice(0, detail.items).map((each: unknown) => cutValue(each, detail, key))
    return (
      items.length === value.length && items.every((item, at) => item === value[at]) ? value : items
    ) as T
  }
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, each]): [string, unknown, boolean] => {
    const part: unknown = cutValue(each, detail, name)
    return [name, part, part === each]
  })
  return parts.every(([, , isSame]) => isSame) ? value : (Object.fromEntries(parts) as T)
}

function cutText(text: string, key: string, detail: Detail): string {
  if (links.has(key)) return key === 'url' && text.length > detail.line * 2 ? '' : text
  const most = texts.has(key) ? detail.text : detail.line
  const letters = text.length > most ? [...text] : []
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}
