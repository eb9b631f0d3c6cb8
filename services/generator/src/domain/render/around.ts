import type { PageSection } from '../composition.js'
import { dateText } from './dates.js'
import { html, type Html } from './html.js'
import type { Page } from './page.js'
import { sectionsOf } from './sections.js'
import type { View } from './view.js'

/** A shorter page is seen at a glance. */
const long = { sections: 5, lines: 40 } as const

/** Links to the sections of a long page. */
export function jumpList(sections: readonly PageSection[], view: View): Html | undefined {
  const shown = sections.filter((section) => sectionsOf([section], view).length > 0)
  const lines = shown.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines)).length
  const entries = shown.flatMap((section) => section.entries).length
  if (shown.length < long.sections || lines + entries < long.lines) return undefined
  const { labels } = view
  const items = shown.map(({ name }) => html`<li><a href="#${name}">${labels.sections[name]}</a></li>`)
  const foreign =
    labels.language !== view.language.split('-')[0] && html` lang="${labels.language}" dir="ltr"`
  return html`<nav class="jump" ${foreign}>
    <ul>
      ${items}
    </ul>
  </nav>`
}

/** When the page was last changed. */
export function lastChanged({ changedOn }: Page, { labels, language }: View): Html | undefined {
  if (changedOn === undefined) return undefined
  const date = html`<time datetime="${changedOn}">${dateText(changedOn, language)}</time>`
  const foreign = labels.language !== language.split('-')[0] && html` lang="${labels.language}" dir="ltr"`
  return html`<p${foreign}>${labels.updated} ${date}</p>`
}
