import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

/** A number behind one of these says which, not how many. */
const numbered = wordSet(
  'level grade year class phase stage category tier version unit chapter module step day band division type key part',
)
const most = 13

/** `Level 4 courses`, `WCAG 2.1 audits`: a level or a version that an entry has so, too, is no amount. */
export function isLabel(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || !token?.follows || before.kind !== 'word') return false
  const isLevel = numbered.has(before.value) && /^\d+$/.test(token.raw) && Number(token.value) <= most
  const isVersion = /^\p{Lu}{3,}$/u.test(before.raw) && /^\d+\.\d+$/.test(token.raw)
  return (isLevel || isVersion) && grounds.some(({ pairs }) => pairs.has(`${before.value} ${token.value}`))
}
