import { wordSet } from '../forms/word-set.js'
import type { Token } from '../tokens.js'

const levels = wordSet('etagen stockwerke stockwerken geschosse geschossen ebenen')
/** With one of these in front `über` is more than. */
const counting = wordSet('mit von hat haben hatte hatten sind waren an auf in zu bei aus für')

/** Whether the German `über` in front of the amount at `at` tells where: `über vier Etagen`, `über drei Länder hinweg`. */
export const isAcross = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.value === 'uber' &&
  ((levels.has(tokens[at + 1]?.value ?? '') && !counting.has(tokens[at - 2]?.value ?? '')) ||
    tokens.slice(at + 2, at + 4).some(({ value }) => value === 'hinweg'))
