import type { ComposedEntry, ComposedSection } from '../composition.js'
import { period } from './dates.js'
import { bodyOf, linked } from './entry-parts.js'
import { html, joined, type Html } from './html.js'
import { toldOf, type Told } from './told.js'
import { inline, presentOf, type View } from './view.js'

/** Histories longer than this fold, whatever a composer says. */
const unfolded = 5

/** Entries in order, dates beside them. From the sixth on, and where a composer says so, one line each. */
export function timeline({ name, entries }: ComposedSection, view: View): Html[] {
  const shown = entries.flatMap((entry) => {
    const told = toldOf(name, entry, view)
    return told ? [{ entry, told }] : []
  })
  return shown.map(({ entry, told }, index) =>
    entry.emphasis === 'compact' || index >= unfolded ? folded(told, view) : full(entry, told, view),
  )
}

function full({ emphasis }: ComposedEntry, told: Told, view: View): Html {
  const { heading, second, asides } = told
  const under = joined(
    [second && linked(second.text, second.url, view), ...asides.map((aside) => inline(aside, view))],
    ' · ',
  )
  const body = bodyOf(told.body(emphasis === 'lead'))
  return html`<div class="e">
    <div>
      <h3>${linked(heading.text, heading.url, view)}</h3>
      ${under.length > 0 && html`<p class="org">${under}</p>`}
    </div>
    ${whenOf(told, told.place, view)}${body}
  </div>`
}

/** One line; what the entry says opens below it. */
function folded(told: Told, view: View): Html {
  const { heading, second, asides, place } = told
  const behind = joined(
    [second?.text, ...asides, place].map((part) => part && inline(part, view)),
    ' · ',
  )
  const more = behind.length > 0 && html`<span class="o">, ${behind}</span>`
  const line = html`<h3>${inline(heading.text, view)}</h3>
    ${more}`
  const body = bodyOf(told.body(false))
  const shown = body
    ? html`<details>
        <summary>${line}</summary>
        ${body}
      </details>`
    : html`<div>${line}</div>`
  return html`<div class="e f">${shown}${whenOf(told, undefined, view)}</div>`
}

function whenOf({ startDate, endDate }: Told, place: string | undefined, view: View): Html | undefined {
  const when = period({ startDate, endDate }, { language: view.language, present: presentOf(view) })
  const where = place?.trim() && html`<span>${inline(place, view)}</span>`
  const parts = joined([when, where], ' ')
  return parts.length > 0 ? html`<p class="when">${parts}</p>` : undefined
}
