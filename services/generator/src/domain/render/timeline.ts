import type { ComposedEntry, ComposedSection } from '../composition.js'
import { entryOf } from '../entries.js'
import { period } from './dates.js'
import { bodyOf, bulletsOf, commaList, keywordsOf, linked, proseOf } from './entry-parts.js'
import { html, joined, type Html, type Part } from './html.js'
import { inline, paragraph, turned, type View } from './view.js'

/** Histories longer than this fold, whatever a composer says. */
const unfolded = 5

/** An entry of any section that has a period, as its heading, its second line, its place and what it says. */
interface Told {
  readonly heading: string
  readonly second: string | undefined
  readonly url: string | undefined
  readonly place: string | undefined
  readonly startDate: string | undefined
  readonly endDate: string | undefined
  readonly body: (leads: boolean) => Part[]
}

/** Entries in order, dates beside them. From the sixth on, and where a composer says so, one line each. */
export function timeline({ name, entries }: ComposedSection, view: View): Html[] {
  const shown = entries.flatMap((entry) => {
    const told = toldOf(name, entry, view)
    return told && told.heading !== '' ? [{ entry, told }] : []
  })
  return shown.map(({ entry, told }, index) =>
    entry.emphasis === 'compact' || index >= unfolded ? folded(told, view) : full(entry, told, view),
  )
}

function full({ emphasis }: ComposedEntry, told: Told, view: View): Html {
  const { heading, second, url } = told
  const title = second ? inline(heading, view) : linked(heading, url, view)
  const under = second && html`<p class="org" ${turned(second, view)}>${linked(second, url, view)}</p>`
  const body = bodyOf(told.body(emphasis === 'lead'))
  return html`<div class="e"><div><h3${turned(heading, view)}>${title}</h3>${under}</div>${whenOf(told, view)}${body}</div>`
}

function folded(told: Told, view: View): Html {
  const { heading, second } = told
  const by = second && html`<span class="o">, ${inline(second, view)}</span>`
  const line = html`<h3>${inline(heading, view)}</h3>
    ${by}`
  const body = bodyOf(told.body(false))
  const shown = body
    ? html`<details>
        <summary>${line}</summary>
        ${body}
      </details>`
    : html`<div>${line}</div>`
  return html`<div class="e f">${shown}${whenOf(told, view)}</div>`
}

function whenOf({ startDate, endDate, place }: Told, view: View): Html | undefined {
  const when = period({ startDate, endDate }, { language: view.language, present: view.labels.present })
  if (!when && !place) return undefined
  return html`<p class="when">${when}${place && html` <span${turned(place, view)}>${place}</span>`}</p>`
}

function toldOf(name: ComposedSection['name'], composed: ComposedEntry, view: View): Told | undefined {
  const { content } = view
  switch (name) {
    case 'work': {
      const entry = entryOf(content, name, composed.id)
      return entry && { ...employed(entry.position, entry.name, entry, composed, view) }
    }
    case 'volunteer': {
      const entry = entryOf(content, name, composed.id)
      return entry && { ...employed(entry.position, entry.organization, entry, composed, view) }
    }
    case 'education': {
      const entry = entryOf(content, name, composed.id)
      if (!entry) return undefined
      const body = () => [
        paragraph(entry.score, view),
        paragraph(proseOf(composed, entry.summary), view),
        keywordsOf(entry.courses, view),
      ]
      return {
        ...named(joinedText([entry.studyType, entry.area], ', '), entry.institution),
        ...spent(entry),
        body,
      }
    }
    case 'projects': {
      const entry = entryOf(content, name, composed.id)
      if (!entry) return undefined
      const second = joinedText([commaList(entry.roles, view), entry.entity, entry.type], ' · ')
      const body = () => projectBody(composed, entry, view)
      return { ...named(entry.name ?? '', second), ...spent(entry), body }
    }
    default:
      return undefined
  }
}

type Spent = {
  url?: string | undefined
  location?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}
type Employed = Spent & {
  description?: string | undefined
  summary?: string | undefined
  highlights?: string[] | undefined
}

const employed = (
  role: string | undefined,
  employer: string | undefined,
  entry: Employed,
  composed: ComposedEntry,
  view: View,
): Told => ({
  ...named(role ?? '', employer),
  ...spent(entry),
  body: (leads) => [
    paragraph(entry.description, view, 'k'),
    paragraph(proseOf(composed, entry.summary), view),
    bulletsOf(entry.highlights, view, leads),
  ],
})

type Project = {
  description?: string | undefined
  highlights?: string[] | undefined
  keywords?: string[] | undefined
}

export const projectBody = (composed: ComposedEntry, entry: Project, view: View): Part[] => [
  paragraph(proseOf(composed, entry.description), view),
  bulletsOf(entry.highlights, view),
  keywordsOf(entry.keywords, view),
]

/** The first of the two that is there is the heading. */
const named = (heading: string, second: string | undefined) =>
  heading.trim() === ''
    ? { heading: (second ?? '').trim(), second: undefined }
    : { heading: heading.trim(), second: second?.trim() || undefined }

const spent = ({ url, location, startDate, endDate }: Spent) => ({ url, place: location, startDate, endDate })

export const joinedText = (parts: readonly (string | undefined)[], separator: string): string =>
  joined(
    parts.map((part) => part?.trim()),
    separator,
  ).join('')
