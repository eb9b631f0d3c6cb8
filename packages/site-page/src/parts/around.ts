import { moment } from './dates.js'
import { html, type Html } from './html.js'
import type { Page } from './page.js'
import type { SectionGroup } from './section-groups.js'
import { sectionsOf } from './sections.js'
import { labelLanguage, sectionTitle, type View } from './view.js'

/** A shorter page is seen at a glance. */
const long = { sections: 5, lines: 40 } as const

/** Sticky links to the sections of a long page. They stay in sight only in a parent that is as tall as the page. */
export function jumpList(
  sections: readonly SectionGroup[],
  view: View,
  least: { readonly sections: number; readonly lines: number } = long,
): Html | undefined {
  const shown = sections.filter((section) => sectionsOf([section], view).length > 0)
  const lines = shown.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines)).length
  const entries = shown.flatMap((section) => section.entries).length
  if (shown.length < least.sections || lines + entries < least.lines) return undefined
  const items = shown.map((section) => {
    const { title, isOwn, language } = sectionTitle(section, view)
    const own = isOwn && (language ?? html` lang="${view.language}"`)
    return html`<li><a href="#${section.anchor}" ${own}>${title}</a></li>`
  })
  return html`<nav class="jump" ${labelLanguage(view)}>
    <ul>
      ${items}
    </ul>
  </nav>`
}

/** When the page was last changed. */
export function lastChanged({ changedOn }: Page, view: View): Html | undefined {
  const date = moment(changedOn, view.language)
  return date && html`<p${labelLanguage(view)}>${view.labels.updated} ${date}</p>`
}
