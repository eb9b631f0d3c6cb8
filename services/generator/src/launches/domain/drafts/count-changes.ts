import { areEqual, anyEntry } from '@thumbfolio/site-page'
import { editedPageOf } from '../edits/edited-page.js'
import { entriesAt, placesOf as sectionsOf } from '../edits/edited-places.js'
import { translationsOf } from '../languages/translation.js'
import type { PageSnapshot, SiteSettings } from '../site/site.js'
import { settingsChanges } from '../versions/settings-changes.js'

interface Shown {
  readonly page: Pick<PageSnapshot, 'source'>
  readonly settings: SiteSettings
}

/** In how many places and settings two pages of one resume differ; 0 if they look the same. */
export const countChanges = (before: Shown, after: Shown): number =>
  countWords(before.page.source, after.page.source) +
  countTranslation(before.page.source, after.page.source) +
  settingsChanges(before.settings, after.settings).length

type Source = Pick<PageSnapshot['source'], 'pinned' | 'composition'>

function countWords(before: Source, after: Source): number {
  const [was, is] = [placesOf(before), placesOf(after)]
  const places = new Set([...was.keys(), ...is.keys()])
  const changed = [...places].filter((place) => !areEqual(was.get(place), is.get(place)))
  const [orders, others] = [ordersOf(before), ordersOf(after)]
  const moved = [...orders].filter(([list, ids]) => !isSameOrder(ids, others.get(list) ?? []))
  return changed.length + moved.length
}

/** A page in another language that is added or removed is one change. */
function countTranslation(before: PageSnapshot['source'], after: PageSnapshot['source']): number {
  const { was, is, isSame } = translationsOf(before, after)
  if (!isSame) return was || is ? 1 : 0
  return Number(was.isOn !== is.isOn) + countWords(was, is)
}

/** The content of each place of a page. An entry is one place: several changes in it count as one. */
function placesOf({ pinned: { content }, composition }: Source): Map<string, unknown> {
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

/** The sections of a page, each own title one of them, and the entries of each. */
function ordersOf(source: Source): Map<string, readonly string[]> {
  const page = editedPageOf(source)
  const sections = sectionsOf(page)
  return new Map([
    ['sections', sections],
    ...sections.map((section): [string, string[]] => [section, entriesAt(page, section).map(({ id }) => id)]),
  ])
}

/** Compares only the ids that both have. */
const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  areEqual(
    one.filter((id) => other.includes(id)),
    other.filter((id) => one.includes(id)),
  )
