import {
  areEqual,
  labelsFor,
  linesByPlace,
  placedIds,
  type PageComposition,
  type PageLine,
  type SectionName,
  anyEntry,
  titleOf,
} from '@thumbfolio/site-page'
import { translationsOf } from '../languages/translation.js'
import type { PageSnapshot, SiteSettings } from '../site/site.js'
import { factChanges, isAdded } from './fact-changes.js'
import { settingsChanges, themeTitle } from './settings-changes.js'

/** A page and how it was shown. */
export interface Shown {
  readonly page: PageSnapshot
  readonly settings: SiteSettings
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]

/** What changed from one page to the next, in a few words each. Empty where a visitor sees the same. */
export const changesOf = (before: Shown, after: Shown): string[] => [
  ...wordChanges(before.page, after.page),
  ...orderChanges(before, after),
]

/** What changed apart from the words. */
export function orderChanges(before: Shown, after: Shown): string[] {
  const [was, is] = [before.page.source.composition, after.page.source.composition]
  return [
    ...factChanges(before.page, after.page),
    ...entryChanges(before.page, after.page),
    ...sectionChanges(was, is),
    ...(sameOrder(was, is) ? [] : ['Entries reordered']),
    ...(sameText(emphasisOf(was, is), emphasisOf(is, was)) ? [] : ['Emphasis changed']),
    ...(sameText(was.best, is.best) ? [] : ['Quotes at the top changed']),
    ...(sameText(picturesIn(was), picturesIn(is)) ? [] : ['Pictures changed']),
    ...(sameText(studiesIn(was), studiesIn(is)) ? [] : ['Case studies changed']),
    ...layoutChange(before, after),
    ...languageChanges(before.page, after.page),
    ...settingsChanges(before.settings, after.settings),
  ]
}

/** What became of the page in its other language. */
function languageChanges(before: PageSnapshot, after: PageSnapshot): string[] {
  const { was, is, isSame } = translationsOf(before.source, after.source)
  const shown = is ?? was
  if (!shown) return []
  const name = englishName(shown.composition.language)
  if (!isSame) return [is ? `${name} added` : `${name} removed`]
  return [
    ...(was.isOn === is.isOn ? [] : [`${name} switched ${is.isOn ? 'on' : 'off'}`]),
    ...(areEqual([was.pinned.content, was.composition], [is.pinned.content, is.composition])
      ? []
      : [`${name} changed`]),
  ]
}

const englishName = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language

/** Of the entries that have any. */
const picturesIn = ({ sections }: PageComposition): string[] =>
  sections.flatMap(({ entries }) =>
    entries.flatMap(({ id, pictures }) => (pictures ? JSON.stringify([id, pictures]) : [])),
  )

const studiesIn = ({ sections }: PageComposition): string[] =>
  sections.flatMap(({ entries }) =>
    entries.flatMap(({ id, caseStudy }) => (caseStudy ? JSON.stringify([id, caseStudy]) : [])),
  )

/** The layout that the page was composed for; one that its owner chose is listed with the settings. */
function layoutChange(before: Shown, after: Shown): string[] {
  const { theme } = after.page.source.composition
  const isSame = theme === before.page.source.composition.theme
  const isChosen = JSON.stringify(before.settings.theme) !== JSON.stringify(after.settings.theme)
  return isSame || isChosen ? [] : [`Theme: ${themeTitle(theme)}`]
}

function wordChanges(before: PageSnapshot, after: PageSnapshot): string[] {
  const accepted = decidedIn(after).filter((id) => !decidedIn(before).includes(id)).length
  if (accepted > 0) return counted(accepted, 'wording accepted', 'wordings accepted')
  const [was, is] = [before.source.composition, after.source.composition]
  const [edited, added, removed] = lineChanges(was, is)
  return [
    ...(was.headline === is.headline ? [] : ['Headline changed']),
    ...counted(edited, 'line changed', 'lines changed'),
    ...counted(added, 'line added', 'lines added'),
    ...counted(removed, 'line removed', 'lines removed'),
  ]
}

const decidedIn = ({ suggestions = [] }: PageSnapshot): string[] =>
  suggestions.filter(({ status }) => status === 'accepted' || status === 'edited').map(({ id }) => id)

/** Lines of places that both pages have: another line in the place of one counts as changed. */
function lineChanges(was: PageComposition, is: PageComposition): [number, number, number] {
  const both = new Set(['intro', ...placedIds(was).filter((id) => placedIds(is).includes(id))])
  const [old, now] = [new Map(linesByPlace(was)), new Map(linesByPlace(is))]
  let [edited, added, removed] = [0, 0, 0]
  for (const place of both) {
    const gone = beyond(old.get(place), now.get(place))
    const fresh = beyond(now.get(place), old.get(place))
    edited += Math.min(gone, fresh)
    added += Math.max(0, fresh - gone)
    removed += Math.max(0, gone - fresh)
  }
  return [edited, added, removed]
}

function beyond(lines: readonly PageLine[] = [], others: readonly PageLine[] = []): number {
  const known = new Set(others.map(({ text }) => text))
  return lines.filter(({ text }) => !known.has(text)).length
}

function entryChanges(before: PageSnapshot, after: PageSnapshot): string[] {
  const [was, is] = [placedIds(before.source.composition), placedIds(after.source.composition)]
  const fresh = is.filter((id) => !was.includes(id))
  const said = (ids: readonly string[], { source }: PageSnapshot, what: string) => {
    const title = ids.length === 1 ? titleOf(anyEntry(source.pinned.content, ids[0]!)) : ''
    return title === '' ? counted(ids.length, `entry ${what}`, `entries ${what}`) : [`${title} ${what}`]
  }
  return [
    ...said(
      was.filter((id) => !is.includes(id)),
      before,
      'hidden',
    ),
    ...said(
      fresh.filter((id) => !isAdded(id, before)),
      after,
      'shown',
    ),
    ...said(
      fresh.filter((id) => isAdded(id, before)),
      after,
      'added',
    ),
  ]
}

/** One section that moved is named; more than one are a new order. */
function sectionChanges(was: PageComposition, is: PageComposition): string[] {
  // Neighbours of one name differ by the titles of their entries.
  const names = ({ sections }: PageComposition, other: PageComposition) =>
    sections
      .map(({ name }) => name)
      .filter((name) => other.sections.some((one) => one.name === name))
      .filter((name, at, all) => name !== all[at - 1])
  const [old, now] = [names(was, is), names(is, was)]
  if (sameText(old, now)) return []
  const without = (list: readonly SectionName[], name: SectionName) => list.filter((one) => one !== name)
  const movedUp = now.find(
    (name) => now.indexOf(name) < old.indexOf(name) && sameText(without(old, name), without(now, name)),
  )
  const movedDown = now.find((name) => sameText(without(old, name), without(now, name)))
  const label = (name: SectionName) => labelsFor('en').sections[name]
  if (movedUp) return [`${label(movedUp)} moved up`]
  return movedDown ? [`${label(movedDown)} moved down`] : ['Sections reordered']
}

function sameOrder(was: PageComposition, is: PageComposition): boolean {
  const entries = (page: PageComposition, name: string) =>
    page.sections.flatMap((section) => (section.name === name ? section.entries.map(({ id }) => id) : []))
  return was.sections.every(({ name }) => {
    const [old, now] = [entries(was, name), entries(is, name)]
    return sameText(
      old.filter((id) => now.includes(id)),
      now.filter((id) => old.includes(id)),
    )
  })
}

const emphasisOf = ({ sections }: PageComposition, other: PageComposition): string[] => {
  const both = new Set(placedIds(other))
  const entries = sections.flatMap((section) => section.entries).filter(({ id }) => both.has(id))
  return entries.map(({ id, emphasis }) => `${id} ${emphasis}`).sort()
}

const sameText = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
