import type { ResumeContent } from '@thumbfolio/contracts'
import { findDates } from '../recognizers/dates.js'
import { languageName } from '../recognizers/language-names.js'
import { isMadeOfTitles } from '../fields/name-doubt.js'
import { findEmails } from '../text/urls.js'
import { titleKind } from '../recognizers/titles.js'
import { plainWords } from '../words/fold.js'

/** Words that go on: nothing that has a name ends in one. */
const openEnd =
  /(?:^|\s)(?:and|or|of|the|with|for|include|includes|including|und|oder|et|y|e|con|di|de|i|oraz)$/iu
/** Words that a name never begins with, written small. */
const openStart = /^(?:of|and|or|und|oder|et|with|for|in|at|by|from|to)\s/u

const isUnbalanced = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)

/** What names an entry. */
const headsOf = (content: ResumeContent): (string | undefined)[] => [
  ...(content.work ?? []).flatMap(({ name, position }) => [name, position]),
  ...(content.volunteer ?? []).flatMap(({ organization, position }) => [organization, position]),
  ...(content.education ?? []).map(({ institution }) => institution),
  ...(content.certificates ?? []).flatMap(({ name, issuer }) => [name, issuer]),
  ...(content.awards ?? []).map(({ title }) => title),
  ...(content.publications ?? []).map(({ name }) => name),
  ...(content.projects ?? []).map(({ name }) => name),
]

const isOddHead = (text: string): boolean =>
  openEnd.test(text) || openStart.test(text) || isUnbalanced(text) || titleKind(text) !== undefined

const isListNumber = (text: string): boolean => /^\W*\d{1,3}[.)]?\W*$/u.test(text)

/** Values that cannot be what their field says: cut off, a heading, a date for a town, an address for a skill. */
export function oddValues(content: ResumeContent): string[] {
  const { label, location, email, profiles } = content.basics ?? {}
  const places = [location?.city, ...(content.work ?? []).map((job) => job.location)]
  const firms = [
    ...(content.work ?? []).map(({ name }) => name),
    ...(content.education ?? []).map(({ institution }) => institution),
  ]
  const skills = (content.skills ?? []).flatMap(({ name, keywords = [] }) => [name, ...keywords])
  const languages = (content.languages ?? []).flatMap(({ language = '' }) =>
    languageName(language) ? [] : [language],
  )
  const handles = [email?.split('@')[0], ...(profiles ?? []).map(({ username }) => username)].map((handle) =>
    plainWords(handle ?? ''),
  )
  const isHandle = (text: string) => !text.includes(' ') && handles.includes(plainWords(text))
  const odd: (string | undefined)[] = [
    ...headsOf(content).filter((text) => text !== undefined && isOddHead(text)),
    ...firms.filter((text) => text !== undefined && isMadeOfTitles(text)),
    ...places.filter((text) => text !== undefined && (/\d/.test(text) || findDates(text).length > 0)),
    ...skills.filter((text) => text !== undefined && findEmails(text).length > 0),
    // One may be a language that few speak; several are the cells of a table.
    ...(languages.length > 1 ? languages : []),
    ...(content.publications ?? [])
      .map(({ publisher }) => publisher)
      .filter((text) => text !== undefined && isListNumber(text)),
    ...(label !== undefined && isHandle(label) ? [label] : []),
  ]
  return [...new Set(odd.filter((text) => text !== undefined).filter((text) => text !== ''))]
}
