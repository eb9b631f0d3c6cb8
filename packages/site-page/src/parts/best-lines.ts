import type { PlacedLine } from '../page/composition.js'
import { anyEntry } from '../page/entries.js'
import { titleOf as entryTitleOf } from '../page/entry-names.js'
import { html, type Html } from './html.js'
import type { Page } from './page.js'
import { mark, turned, type View } from './view.js'

/** The best lines as quotes, each with a link to the entry that it is from. They stand nowhere else on the page. */
export function bestLines({ content, composition }: Page, view: View): Html | undefined {
  if (view.best.size === 0) return undefined
  const quotes = composition.best.flatMap((id) => {
    for (const { entries } of composition.sections)
      for (const entry of entries) {
        const line = entry.lines.find((one) => one.line === id)
        if (line) return [quoteOf(line, entry.id, entryTitleOf(anyEntry(content, entry.id)), view)]
      }
    return []
  })
  return quotes.length > 0 ? html`<div class="q">${quotes}</div>` : undefined
}

const quoteOf = ({ text, at }: PlacedLine, entry: string, title: string, view: View): Html =>
  html`<figure><blockquote${turned(text, view)}${mark(view, 'at', at)}>${text}</blockquote>${
    title !== '' &&
    html`<figcaption${turned(title, view)}><a href="#${anchorOf(entry)}">${title}</a></figcaption>`
  }</figure>`

/** The fragment of an entry that a quote leads to. */
export const anchorOf = (entry: string): string => entry.replace('/', '-')
