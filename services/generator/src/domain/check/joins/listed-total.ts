import { gathered } from '../../gathered.js'
import { isForm } from '../forms/one-word.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { placesOf } from '../once-per-text.js'
import type { Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { conjunctionsOf } from '../words/function-words.js'

const isItem = (token: Token | undefined, language: string): token is Token =>
  token?.kind === 'word' && !conjunctionsOf(language).has(token.value) && !isTimeUnit(token.value)

/** What the amount at `at` counts together: `34 lemurs, marmosets and tamarins`. Two things may be told one by one. */
function itemsBehind(known: readonly Token[], at: number, language: string): readonly Token[] {
  const items: Token[] = []
  for (let index = at + 1; isItem(known[index], language); index += 1) {
    const item = known[index]!
    if (items.length > 0 && !item.breaks) return []
    items.push(item)
    const last = known[index + 2]
    if (!conjunctionsOf(language).has(known[index + 1]?.value ?? '') || known[index + 1]!.breaks) continue
    return items.length > 1 && isItem(last, language) && !last.breaks ? [...items, last] : []
  }
  return []
}

/** The amount of several kinds together, told of some of them: `34 lemurs` of `34 lemurs, marmosets and tamarins`. */
export function totalOfSome({ tokens, told, language }: Said): string | undefined {
  const isSaid = ({ value }: Token) => tokens.some((token) => isForm(value, token.value, language))
  return tokens.find((token) => {
    if (!isAmount(token)) return false
    const lists = gathered(told, (known) =>
      placesOf(known, token.value, language).map((at) => itemsBehind(known, at, language)),
    )
    return lists.length > 0 && lists.every((items) => items.some(isSaid) && !items.every(isSaid))
  })?.raw
}
