import type { PageEntry, PageSection, PlacedLine, SectionName } from '../page/composition.js'
import { period } from './dates.js'
import { anchored, bodyOf, isBest, linked, saidParts } from './entry-parts.js'
import { html, joined, type Html } from './html.js'
import { historyEntryOf, type HistoryEntry } from './history-entry.js'
import { fieldsOf, inline, mark, marked, presentOf, turned, type View } from './view.js'

/** Entries in order, dates beside them. Past the first few, and where a composer says so, one line each. */
export function timeline({ name, entries }: PageSection, view: View): Html[] {
  const named = entries.filter((entry) => historyEntryOf(name, entry, view))
  return named.flatMap((entry, index) =>
    entry.emphasis === 'compact' || index >= view.unfolded
      ? (folded(name, entry, view) ?? full(name, entry, view) ?? [])
      : (full(name, entry, view) ?? []),
  )
}

function full(name: SectionName, entry: PageEntry, view: View): Html | undefined {
  const history = historyEntryOf(name, entry, view)
  if (!history) return undefined
  const { heading, second, asides } = history
  const under = joined(
    [second && linked(second.text, second.url, view, second.field), ...saidParts(asides, view)],
    ' · ',
  )
  const body = bodyOf(history.body(view.leads && entry.emphasis === 'lead'))
  const head =
    heading &&
    html`<div>
      <h3>${linked(heading.text, heading.url, view, heading.field)}</h3>
      ${under.length > 0 && html`<p class="org">${under}</p>`}
    </div>`
  return html`<div class="${heading ? 'e' : 'e f'}" ${anchored(entry, view)}>
    ${head}${whenOf(entry, history, history.place, view)}${body}
  </div>`
}

/** What it is and the first thing that it says; the rest opens below. Undefined for an entry without a heading. */
function folded(name: SectionName, entry: PageEntry, view: View): Html | undefined {
  const [first, ...rest] = entry.lines.filter((line) => !isBest(line, view))
  const history = historyEntryOf(name, { ...entry, lines: rest }, view)
  if (!history?.heading) return undefined
  const { heading, second, asides, place } = history
  const behind = joined(
    [second, ...asides, place].map((said) => said?.text && inline(said.text, view, said.field)),
    ' · ',
  )
  const more = behind.length > 0 && html`<span class="o">, ${behind}</span>`
  const line = html`<h3>${inline(heading.text, view, heading.field)}</h3>
    ${more}${first && html`<span class="l" ${turned(first.text, view)}${mark(view, 'at', (first as PlacedLine).at)}>${first.text}</span>`}`
  const body = bodyOf(history.body(false))
  const shown = body
    ? html`<details>
        <summary>${line}</summary>
        ${body}
      </details>`
    : html`<div>${line}</div>`
  return html`<div class="e f" ${anchored(entry, view)}>
    ${shown}${whenOf(entry, history, undefined, view)}
  </div>`
}

function whenOf(
  { id }: PageEntry,
  { startDate, endDate }: HistoryEntry,
  place: HistoryEntry['place'],
  view: View,
): Html | undefined {
  const dates = period({ startDate, endDate }, { language: view.language, present: presentOf(view) })
  const when = marked(dates, view, 'field', fieldsOf(id, 'startDate', 'endDate'))
  const where =
    place?.text?.trim() && html`<span${mark(view, 'field', place.field)}>${inline(place.text, view)}</span>`
  const parts = joined([when, where], ' ')
  return parts.length > 0 ? html`<p class="when">${parts}</p>` : undefined
}
