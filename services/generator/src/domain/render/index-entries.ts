import type { ComposedEntry, ComposedSection } from '../composition.js'
import { entryOf } from '../entries.js'
import { moment, period } from './dates.js'
import { bodyOf, dotted, keywordsOf, linked, proseOf } from './entry-parts.js'
import { html, type Html, type Part } from './html.js'
import { joinedText } from './timeline.js'
import { paragraph, turned, type View } from './view.js'

interface Indexed {
  readonly heading: string | undefined
  readonly url?: string | undefined
  readonly when: Html | undefined
  readonly second: readonly (string | undefined)[]
  readonly body: Part[]
}

/** Entries that are looked up, not read: one heading, one quiet line, a date. */
export const indexEntries = ({ name, entries }: ComposedSection, view: View): Html[] =>
  entries.flatMap((composed) => {
    const { heading, url, when, second, body } = indexedOf(name, composed, view) ?? {}
    if (!heading) return []
    const under = dotted(second ?? [], view, 'org')
    const date = when && html`<p class="when">${when}</p>`
    return [
      html`<div class="e"><div><h3${turned(heading, view)}>${linked(heading, url, view)}</h3>${under}</div>${date}${bodyOf(body ?? [])}</div>`,
    ]
  })

function indexedOf(name: ComposedSection['name'], composed: ComposedEntry, view: View): Indexed | undefined {
  const { content, language } = view
  switch (name) {
    case 'education': {
      const entry = entryOf(content, name, composed.id)
      if (!entry) return undefined
      const degree = joinedText([entry.studyType, entry.area], ', ')
      return {
        heading: degree || entry.institution,
        url: entry.url,
        when: period(entry, { language, present: view.labels.present }),
        second: [degree ? entry.institution : undefined, entry.location, entry.score],
        body: [paragraph(proseOf(composed, entry.summary), view), keywordsOf(entry.courses, view)],
      }
    }
    case 'awards': {
      const entry = entryOf(content, name, composed.id)
      return (
        entry && {
          ...dated(entry.title, entry.awarder, entry.date, view),
          body: said(composed, entry.summary, view),
        }
      )
    }
    case 'certificates': {
      const entry = entryOf(content, name, composed.id)
      return (
        entry && {
          ...dated(entry.name, entry.issuer, entry.date, view),
          url: entry.url,
          body: said(composed, undefined, view),
        }
      )
    }
    case 'publications': {
      const entry = entryOf(content, name, composed.id)
      return (
        entry && {
          ...dated(entry.name, entry.publisher, entry.releaseDate, view),
          url: entry.url,
          body: said(composed, entry.summary, view),
        }
      )
    }
    default:
      return undefined
  }
}

const said = (composed: ComposedEntry, own: string | undefined, view: View): Part[] => [
  paragraph(proseOf(composed, own), view),
]

const dated = (
  heading: string | undefined,
  by: string | undefined,
  date: string | undefined,
  view: View,
) => ({
  heading: heading ?? by,
  second: heading ? [by] : [],
  when: moment(date, view.language),
})
