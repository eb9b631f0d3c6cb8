import { html, type Html } from '../parts/html.js'
import type { Page } from '../parts/page.js'
import { inline, labelLanguage, turned, type View } from '../parts/view.js'

/** The personal facts that the owner wants seen, label and text as printed; undefined where there are none. */
export function personalFacts({ personal = [] }: Page, view: View): Html | undefined {
  const shown = personal.filter(({ text }) => text?.trim())
  if (shown.length === 0) return undefined
  return html`<section class="w personal" id="personal">
    <h2 ${labelLanguage(view)}>${view.labels.personal}</h2>
    <dl class="words">
      ${shown.map(
        ({ label, text = '' }) =>
          html`<div>${label && html`<dt>${inline(label, view)}</dt>`}<dd${turned(text, view)}>${text}</dd></div>`,
      )}
    </dl>
  </section>`
}
