import type { EntryId, PageSection } from '../page/composition.js'
import { entryOf, type EntryOf } from '../page/entries.js'
import { period } from './dates.js'
import { anchored, bodyOf, commaList, linked } from './entry-parts.js'
import { html, joined, type Html } from './html.js'
import { projectBody } from './history-entry.js'
import { fieldsOf, inline, marked, presentOf, type View } from './view.js'

/** Projects side by side; undefined unless there are two or more and each has a text. */
export function projectGrid({ entries }: PageSection, view: View): Html | undefined {
  const cards = entries.map((composed) => {
    const entry = entryOf(view.content, 'projects', composed.id)
    const body = entry && bodyOf(projectBody(composed, entry, view))
    const anchor = anchored(composed, view)
    if (!entry?.name || !(body ?? anchor) || composed.emphasis === 'compact') return undefined
    return html`<article${anchor}>
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
  const facts = {
    roles: commaList(entry.roles, view),
    entity: entry.entity,
    type: entry.type,
  }
  const said = Object.entries(facts).map(([name, text]) => text && inline(text, view, fieldsOf(id, name)))
  const dates = marked(when, view, 'field', fieldsOf(id, 'startDate', 'endDate'))
  const line = joined([dates, ...said], ' · ')
  return line.length > 0 ? html`<p class="when">${line}</p>` : undefined
}
