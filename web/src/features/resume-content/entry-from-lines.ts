import type { Draft, DraftEntry } from './draft.js'
import { rolesOf } from './field-roles.js'
import { isSameText, textOf, type Page, type PageLine } from './page-lines.js'
import { printedDates } from './printed-dates.js'

/** Whether the organisation is printed before the title: in the entries of the section, else in those of all. */
const isOrganizationFirst = (draft: Draft, root: string, lines: readonly PageLine[]): boolean =>
  (votesFor(draft, root, lines) ||
    Object.keys(draft.lists).reduce((sum, other) => sum + votesFor(draft, other, lines), 0)) > 0

function votesFor(draft: Draft, root: string, lines: readonly PageLine[]): number {
  const { title, organization } = rolesOf(root)
  if (organization === undefined) return 0
  const placeOf = (text: string | undefined) =>
    text ? lines.findIndex((line) => isSameText(textOf(line), text)) : -1
  const votes = (draft.lists[root] ?? []).map(({ values }) => {
    const [one, other] = [placeOf(values[title]), placeOf(values[organization])]
    return one < 0 || other < 0 ? 0 : Math.sign(one - other)
  })
  return votes.reduce<number>((sum, vote) => sum + vote, 0)
}

const isBullet = (text: string): boolean => /^\s*[•‣▪●○◦*–—-]\s+/u.test(text)
export const withoutBullet = (text: string): string => text.replace(/^\s*[•‣▪●○◦*–—-]\s+/u, '').trim()
/** A longer line is text and no name. */
const longestName = 90

/** Fields of an entry from lines of the page: dates by their look, then up to two names, the rest as points. */
export function valuesFrom(
  texts: readonly string[],
  root: string,
  page: Page,
  draft: Draft,
): DraftEntry['values'] {
  const { title, organization, start, end, points, text } = rolesOf(root)
  const [names, rest]: [string[], string[]] = [[], []]
  const values: Record<string, string> = {}
  const mostNames = organization === undefined ? 1 : 2
  for (const line of texts) {
    const dates =
      start !== undefined && values[start] === undefined ? printedDates(line, page.language) : undefined
    const isName =
      !isBullet(line) && rest.length === 0 && names.length < mostNames && line.length <= longestName
    if (dates && start !== undefined && (dates.rest === '' || isName)) {
      values[start] = dates.start
      if (end !== undefined && dates.end !== undefined) values[end] = dates.end
      if (dates.rest !== '') names.push(dates.rest)
    } else if (isName) names.push(line.trim())
    else rest.push(withoutBullet(line))
  }
  const isTurned = names.length > 1 && isOrganizationFirst(draft, root, page.lines)
  const [first = '', second] = isTurned ? names.toReversed() : names
  values[title] = first
  if (organization !== undefined && second !== undefined) values[organization] = second
  const spare = points ?? text
  if (rest.length > 0 && spare !== undefined) values[spare] = rest.join('\n')
  else if (rest.length > 0) values[title] = [first, ...rest].join(', ')
  return values
}
