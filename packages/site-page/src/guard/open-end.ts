import type { ReadText } from './text/reading.js'
import type { Hit, Role } from './words/vocabulary.js'

/** Roles whose value follows. */
const titles: ReadonlySet<Role> = new Set<Role>([
  'labels',
  'topics',
  'number',
  'numbered',
  'born',
  'phone',
  'addressLabel',
  'home',
  'postalLabel',
])
const goesOn = /[\d:+(@/-]/
/** `Passport No.`: what may stand between a title and the end of its line. */
const mostBehind = 12

/** Whether the next line may go on with what the last words say: a title, a number, half an address. */
export function isOpenAtEnd({ plain }: ReadText, hits: readonly Hit[]): boolean {
  const end = plain.trimEnd()
  if (goesOn.test(end.at(-1) ?? '')) return true
  const domain = end.slice(-64)
  if (domain.includes('@') && !/[@].*\s/.test(domain)) return true
  return hits.some(({ role, to }) => titles.has(role) && end.length - to <= mostBehind)
}
