import type { PageEntry, PageSection } from '../page/composition.js'
import { entryOf } from '../page/entries.js'
import { moment, period } from './dates.js'
import {
  anchored,
  bodyOf,
  dotted,
  keywordsOf,
  linked,
  saidFields,
  saidOf,
  type FieldTexts,
  type Said,
} from './entry-parts.js'
import { html, type Html, type Part } from './html.js'
import { scoreText } from './score.js'
import { degreeFields, degreeText } from './history-entry.js'
import { fieldsOf, marked, presentOf, type View, wordOf } from './view.js'

interface Indexed {
  readonly heading: Said
  readonly url?: string | undefined
  readonly when: Part
  readonly second: readonly Said[]
  readonly body: Part[]
}

/** Entries that are looked up, not read: one heading, one quiet line, a date. */
export const indexEntries = ({ name, entries }: PageSection, view: View): Html[] =>
  entries.flatMap((composed) => {
    const { heading, url, when, second, body } = indexedOf(name, composed, view) ?? {}
    if (!heading?.text) return []
    const under = dotted(second ?? [], view, 'org')
    const date = when && html`<p class="when">${when}</p>`
    return [
      html`<div class="e" ${anchored(composed, view)}>
        <div>
          <h3>${linked(heading.text, url, view, heading.field)}</h3>
          ${under}
        </div>
        ${date}${bodyOf(body ?? [])}
      </div>`,
    ]
  })

function indexedOf(name: PageSection['name'], composed: PageEntry, view: View): Indexed | undefined {
  const { content } = view
  const { id } = composed
  if (name === 'education') return degreeOf(composed, view)
  if (name === 'awards') {
    const { title, awarder, date } = entryOf(content, name, id) ?? {}
    const said = dated({ title, awarder, date }, id, view)
    return { ...said, body: saidOf(composed, view) }
  }
  if (name === 'certificates') {
    const { name: title, issuer, date, expires, url } = entryOf(content, name, id) ?? {}
    const when = marked(validity(date, expires, view), view, 'field', fieldsOf(id, 'date', 'expires'))
    const said = dated({ name: title, issuer, date }, id, view)
    return { ...said, when, url, body: saidOf(composed, view) }
  }
  if (name === 'publications') {
    const { name: title, publisher, releaseDate, url } = entryOf(content, name, id) ?? {}
    const said = dated({ name: title, publisher, releaseDate }, id, view)
    return { ...said, url, body: saidOf(composed, view) }
  }
  return undefined
}

function degreeOf(composed: PageEntry, view: View): Indexed | undefined {
  const { content, language } = view
  const entry = entryOf(content, 'education', composed.id)
  if (!entry) return undefined
  const { id } = composed
  const degree = { text: degreeText(entry, view), field: degreeFields(id, entry) }
  const school = { text: entry.institution, field: fieldsOf(id, 'institution') }
  const dates = period(entry, { language, present: presentOf(view) })
  return {
    heading: degree.text ? degree : school,
    url: entry.url,
    when: marked(dates, view, 'field', fieldsOf(id, 'startDate', 'endDate')),
    second: [
      ...(degree.text ? [school] : []),
      { text: entry.location, field: fieldsOf(id, 'location') },
      { text: scoreText(entry.score, view), field: fieldsOf(id, 'score') },
    ],
    body: [...saidOf(composed, view), keywordsOf(entry.courses, view, fieldsOf(id, 'courses'))],
  }
}

/** When a certificate was given, and until when it is good. */
function validity(date: string | undefined, expires: string | undefined, view: View): Html | undefined {
  const [given, end] = [moment(date, view.language), moment(expires, view.language)]
  const until = end && html`${wordOf(view, 'expires')} ${end}`
  return given && until ? html`${given}, ${until}` : (until ?? given)
}

/** `texts`: three fields in this order: what it is, who gave it, when. */
function dated(texts: FieldTexts, id: string, view: View): Omit<Indexed, 'body'> {
  const [heading, giver, when] = saidFields(id, texts) as [Said, Said, Said]
  return {
    heading: heading.text === undefined ? giver : heading,
    second: heading.text ? [giver] : [],
    when: marked(moment(when.text, view.language), view, 'field', when.field),
  }
}
