import { gathered } from '../gathered.js'
import { unowned } from './forms/normal-form.js'
import { stemOf } from './forms/stem.js'
import type { Token } from './tokens.js'

/** Two words as a name has them; whose it is, and in Polish its case, makes no difference. */
export function pairOf(one: string, other: string, language: string): string {
  const bare = (word: string) => (language === 'pl' ? stemOf(word, language) : unowned(word))
  return `${bare(one)} ${bare(other)}`
}

/** The pairs of a text: what nothing but a blank parts. */
export const pairsIn = (tokens: readonly Token[], language: string): readonly string[] =>
  gathered(tokens, ({ follows, value }, at) =>
    follows ? [pairOf(tokens[at - 1]?.value ?? '', value, language)] : [],
  )
