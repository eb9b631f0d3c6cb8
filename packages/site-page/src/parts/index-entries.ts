import type { PageEntry, PageSection } from '../page/composition.js'
import { entryOf } from '../page/entries.js'
import { moment, period } from './dates.js'
import { anchored, bodyOf, dotted, keywordsOf, linked, saidOf } from './entry-parts.js'
import { html, type Html, type Part } from './html.js'
import { scoreText } from './score.js'
import { degreeText } from './history-entry.js'
import { presentOf, type View, wordOf } from './view.js'

interface Indexed {
  readonly heading: string | undefined
  readonly url?: string | undefined
  readonly when: Html | undefined
  readonly second: readonly (string | undefined)[]
  readonly body: Part[]
}

/** Entries that are looked up, not read: one heading, one quiet line, a date. */
export const indexEntries = ({ name, entries }: PageSection, view: View): Html[] =>
  entries.flatMap((composed) => {
    const { heading, url, when, second, body } = indexedOf(name, composed, view) ?? {}
    if (!heading) return []
    const under = dotted(second ?? [], view, 'org')
    const date = when && html`<p class="when">${when}</p>`
    return [
      html`<div class="e" ${anchored(composed, view)}>
        <div>
          <h3>${linked(heading, url, view)}</h3>
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
    return { ...dated(title, awarder, date, view), body: saidOf(composed, view) }
  }
  if (name === 'certificates') {
    const { name: title, issuer, date, expires, url } = entryOf(content, name, id) ?? {}
    const when = validity(date, expires, view)
    return { ...dated(title, issuer, date, view), when, url, body: saidOf(composed, view) }
  }
  if (name === 'publications') {
    const { name: title, publisher, releaseDate, url } = entryOf(content, name, id) ?? {}
    return { ...dated(title, publisher, releaseDate, view), url, body: saidOf(composed, view) }
  }
  return undefined
}

function degreeOf(composed: PageEntry, view: View): Indexed | undefined {
  const { content, language } = view
  const entry = entryOf(content, 'education', composed.id)
  if (!entry) return undefined
  const degree = degreeText(entry, view)
  return {
    heading: degree || entry.institution,
    url: entry.url,
    when: period(entry, { language, present: presentOf(view) }),
    second: [degree ? entry.institution : undefined, entry.location, scoreText(entry.score, view)],
    body: [...saidOf(composed, view), keywordsOf(entry.courses, view)],
  }
}

/** When a certificate was given, and until when it is good. */
function validity(date: string | undefined, expires: string | undefined, view: View): Html | undefined {
  const [given, end] = [moment(date, view.language), moment(expires, view.language)]
  const until = end && html`${wordOf(view, 'expires')} ${end}`
  return given && until ? html`${given}, ${until}` : (until ?? given)
}

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
