import type { PageEntry, PageSection } from '../page/composition.js'
import { entryOf } from '../page/entries.js'
import { commaList, saidFields, saidParts, type FieldTexts } from './entry-parts.js'
import { html, type Html, type Part } from './html.js'
import { fieldsOf, inline, mark, turned, type View } from './view.js'

/** Skills: a line of words per group, and one line of those without a group. */
export function skillLines({ entries }: PageSection, view: View): Html[] {
  const skills = present(entries, ({ id }) => entryOf(view.content, 'skills', id))
  const groups = skills.filter(({ name, keywords }) => name && commaList(keywords, view) !== '')
  const alone = skills.filter((skill) => !groups.includes(skill))
  const grouped = groups.map(({ id, name = '', level, keywords }) => {
    const words = commaList(keywords, view)
    const grade = level && html` · ${inline(level, view, fieldsOf(id, 'level'))}`
    return html`<div${mark(view, 'entry', id)}><dt>${inline(name, view, fieldsOf(id, 'name'))}${grade}</dt><dd${turned(words, view)}${mark(view, 'field', fieldsOf(id, 'keywords'))}>${words}</dd></div>`
  })
  return [
    ...(grouped.length > 0 ? [html`<dl class="words">${grouped}</dl>`] : []),
    ...line(
      alone.map(({ id, name, level, keywords }) =>
        name === undefined
          ? worded(id, { keywords: commaList(keywords, view) }, { level }, view)
          : worded(id, { name }, { level }, view),
      ),
    ),
  ]
}

export const languageLine = ({ entries }: PageSection, view: View): Html[] =>
  line(
    present(entries, ({ id }) => entryOf(view.content, 'languages', id)).map(({ id, language, fluency }) =>
      language === undefined
        ? worded(id, { fluency }, {}, view)
        : worded(id, { language }, { fluency }, view),
    ),
  )

export const interestLine = ({ entries }: PageSection, view: View): Html[] =>
  line(
    present(entries, ({ id }) => entryOf(view.content, 'interests', id)).map(
      ({ id, name, keywords: all }) => {
        const keywords = commaList(all, view)
        return name === undefined
          ? worded(id, { keywords }, {}, view)
          : worded(id, { name }, { keywords }, view)
      },
    ),
  )

export const quotes = ({ entries }: PageSection, view: View): Html[] =>
  present(entries, ({ id }) => entryOf(view.content, 'references', id)).flatMap(({ id, name, reference }) => {
    if (!name && !reference) return []
    const fieldMark = (field: string) => mark(view, 'field', fieldsOf(id, field))
    const said =
      reference &&
      html`<blockquote${turned(reference, view)}${fieldMark('reference')}>${reference}</blockquote>`
    const by = name && html`<figcaption${turned(name, view)}${fieldMark('name')}>${name}</figcaption>`
    return html`<figure${mark(view, 'entry', id)}>${said}${by}</figure>`
  })

const present = <T extends object>(
  entries: readonly PageEntry[],
  find: (entry: PageEntry) => T | undefined,
): (T & { readonly id: string })[] =>
  entries.flatMap((entry) => {
    const found = find(entry)
    return found ? [{ ...found, id: entry.id }] : []
  })

/** One field as a word, and one behind it; undefined without the word. */
function worded(id: string, word: FieldTexts, aside: FieldTexts, view: View): Html | undefined {
  const [first] = saidParts(saidFields(id, word), view)
  const [second] = saidParts(saidFields(id, aside), view)
  if (first === undefined) return undefined
  return html`<li${mark(view, 'entry', id)}>${first}${second !== undefined && html` <span>${second}</span>`}</li>`
}

const line = (items: readonly Part[]): Html[] => {
  const shown = items.filter((item) => item !== undefined)
  return shown.length > 0
    ? [
        html`<ul class="line">
          ${shown}
        </ul>`,
      ]
    : []
}
