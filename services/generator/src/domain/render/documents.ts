import { bestLines } from './best-lines.js'
import { front, nameOf } from './front.js'
import { head } from './head.js'
import { html, type Html } from './html.js'
import { labelsFor } from './labels.js'
import type { Page } from './page.js'
import { paletteOf } from './palette.js'
import { sectionsOf } from './sections.js'
import { directionOfLanguage } from './text.js'
import { turned, type View } from './view.js'

export const indexDocument = (page: Page): string => {
  const view = viewOf(page)
  const sections = sectionsOf(page.composition.sections, view)
  const best = bestLines(page, view)
  const top = front(page, view)
  // A page has one main part, also when there is nothing but a name.
  const body =
    sections.length > 0
      ? html`${top}
          <main class="w">${best}${sections}</main>`
      : html`<main>${top}</main>`
  return documentOf(page, body, true)
}

export const notFoundDocument = (page: Page): string => {
  const view = viewOf(page)
  const { labels } = view
  const name = nameOf(page)
  const foreign =
    labels.language !== view.language.split('-')[0] && html` lang="${labels.language}" dir="ltr"`
  const body = html`<main class="front">
    <div class="w">
      <h1 class="long" ${foreign}>${labels.notFound}</h1>
      <p class="title"><a href="${page.site.url}" ${turned(name, view)}>${name}</a></p>
    </div>
  </main>`
  return documentOf(page, body, false)
}

function documentOf(page: Page, body: Html, isFront: boolean): string {
  const { language, direction } = viewOf(page)
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        ${head(page, paletteOf(nameOf(page)), isFront)}
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
}

const viewOf = ({ content, composition }: Page): View => ({
  content,
  language: composition.language,
  direction: directionOfLanguage(composition.language),
  labels: labelsFor(composition.language),
  best: new Set(composition.best),
})
