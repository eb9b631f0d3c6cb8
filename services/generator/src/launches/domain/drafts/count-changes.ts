import { areEqual, anyEntry } from '@thumbfolio/site-page'
import type { PageSnapshot, SiteSettings } from '../site/site.js'
import { settingsChanges } from '../versions/settings-changes.js'

interface Shown {
  readonly page: Pick<PageSnapshot, 'source'>
  readonly settings: SiteSettings
}

/** In how many places and settings two pages of one resume differ; 0 if they look the same. */
export function countChanges(before: Shown, after: Shown): number {
  const [was, is] = [placesOf(before.page.source), placesOf(after.page.source)]
  const places = new Set([...was.keys(), ...is.keys()])
  const changed = [...places].filter((place) => !areEqual(was.get(place), is.get(place)))
  const [orders, others] = [ordersOf(before.page.source), ordersOf(after.page.source)]
  const moved = [...orders].filter(([list, ids]) => !isSameOrder(ids, others.get(list) ?? []))
  return changed.length + moved.length + settingsChanges(before.settings, after.settings).length
}

/** The content of each place of a page. An entry is one place: several changes in it count as one. */
function placesOf({ pinned: { content }, composition }: PageSnapshot['source']): Map<string, unknown> {
  const { headline, titles = {}, intro, best, sections } = composition
  const { summary: _asLines, ...person } = content.basics ?? {}
  return new Map<string, unknown>([
    ['headline', headline],
    ['intro', intro],
    ['best', best],
    ['basics', person],
    ...Object.entries(titles).map(([name, title]): [string, unknown] => [`title ${name}`, title]),
    ...sections.flatMap(({ entries }) =>
      entries.map((entry): [string, unknown] => [entry.id, { entry, facts: anyEntry(content, entry.id) }]),
    ),
  ])
}

/** The sections of a page, and the entries of each. */
const ordersOf = ({ composition: { sections } }: PageSnapshot['source']): Map<string, readonly string[]> =>
  new Map([
    ['sections', sections.map(({ name }) => name)],
    ...sections.map(({ name, entries }): [string, string[]] => [name, entries.map(({ id }) => id)]),
  ])

/** Compares only the ids that both have. */
const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  areEqual(
    one.filter((id) => other.includes(id)),
    other.filter((id) => one.includes(id)),
  )
