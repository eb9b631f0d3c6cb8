import type { EntryId, PageSection } from '../page/composition.js'
import { entryOf, type EntryOf } from '../page/entries.js'
import { period } from './dates.js'
import { anchored, bodyOf, commaList, isBest, linked, saidFields, saidParts } from './entry-parts.js'
import { html, joined, type Html } from './html.js'
import { projectBody } from './history-entry.js'
import { fieldsOf, marked, presentOf, type View } from './view.js'

/** Projects side by side; undefined unless there are two or more and each has a text. */
export function projectGrid({ entries }: PageSection, view: View): Html | undefined {
  const cards = entries.map((composed) => {
    const entry = entryOf(view.content, 'projects', composed.id)
    const body = entry && bodyOf(projectBody(composed, entry, view))
    const hasText = body !== undefined || composed.lines.some((line) => isBest(line, view))
    if (!entry?.name || !hasText || composed.emphasis === 'compact') return undefined
    return html`<article${anchored(composed, view)}>
      <h3>${linked(entry.name, entry.url, view, fieldsOf(composed.id, 'name'))}</h3>
      ${projectFacts(composed.id, entry, view)}${body}
    </article>`
  })
  if (cards.length < 2 || cards.includes(undefined)) return undefined
  return html`<div class="g">${cards}</div>`
}

/** When, as what, for whom: a quiet line. */
export function projectFacts(id: EntryId, entry: EntryOf<'projects'>, view: View): Html | undefined {
  const when = period(entry, { language: view.language, present: presentOf(view) })
  const { entity, type } = entry
  const facts = saidFields(id, { roles: commaList(entry.roles, view), entity, type })
  const dates = marked(when, view, 'field', fieldsOf(id, 'startDate', 'endDate'))
  const line = joined([dates, ...saidParts(facts, view)], ' · ')
  return line.length > 0 ? html`<p class="when">${line}</p>` : undefined
}
