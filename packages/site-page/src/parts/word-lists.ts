import type { PageEntry, PageSection } from '../page/composition.js'
import { entryOf } from '../page/entries.js'
import { commaList } from './entry-parts.js'
import { html, type Html, type Part } from './html.js'
import { inline, turned, type View } from './view.js'

/** Skills: a line of words per group, and one line of those that stand alone. */
export function skillLines({ entries }: PageSection, view: View): Html[] {
  const skills = present(entries, ({ id }) => entryOf(view.content, 'skills', id))
  const groups = skills.filter(({ name, keywords }) => name && commaList(keywords, view) !== '')
  const alone = skills.filter((skill) => !groups.includes(skill))
  const grouped = groups.map(({ name = '', level, keywords }) => {
    const words = commaList(keywords, view)
    return html`<div><dt>${inline(name, view)}${level && html` · ${inline(level, view)}`}</dt><dd${turned(words, view)}>${words}</dd></div>`
  })
  return [
    ...(grouped.length > 0 ? [html`<dl class="words">${grouped}</dl>`] : []),
    ...line(alone.map(({ name, level, keywords }) => worded(name ?? commaList(keywords, view), level, view))),
  ]
}

export const languageLine = ({ entries }: PageSection, view: View): Html[] =>
  line(
    present(entries, ({ id }) => entryOf(view.content, 'languages', id)).map(({ language, fluency }) =>
      worded(language ?? fluency, language === undefined ? undefined : fluency, view),
    ),
  )

export const interestLine = ({ entries }: PageSection, view: View): Html[] =>
  line(
    present(entries, ({ id }) => entryOf(view.content, 'interests', id)).map(({ name, keywords }) => {
      const words = commaList(keywords, view)
      return worded(name ?? words, name === undefined ? undefined : words, view)
    }),
  )

export const quotes = ({ entries }: PageSection, view: View): Html[] =>
  present(entries, ({ id }) => entryOf(view.content, 'references', id)).flatMap(({ name, reference }) => {
    if (!name && !reference) return []
    const said = reference && html`<blockquote${turned(reference, view)}>${reference}</blockquote>`
    return html`<figure>
      ${said}${name && html`<figcaption${turned(name, view)}>${name}</figcaption>`}
    </figure>`
  })

const present = <T>(entries: readonly PageEntry[], find: (entry: PageEntry) => T | undefined): T[] =>
  entries.map(find).filter((entry) => entry !== undefined)

const worded = (word: string | undefined, aside: string | undefined, view: View): Html | undefined =>
  word
    ? html`<li>${inline(word, view)}${aside ? html` <span>${inline(aside, view)}</span>` : undefined}</li>`
    : undefined

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
