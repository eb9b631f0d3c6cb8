import { gathered } from '../../gathered.js'
import { gives, isForm } from '../forms/one-word.js'
import { entriesAmong } from '../ground.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { standsIn, type Said } from '../said.js'
import { addedItem } from './added-items.js'
import { conjunctions } from '../words/function-words.js'

/** What may stand beside a skill without being a part of it. */
const beside =
  wordSet(`with also plus then well skills skill some more using uses used knows including like such both too other sowie auch dazu ferner mit etwa avec aussi puis ainsi
dont comme con también además como anche inoltre come pure com também além ook met zoals verder daarnaast także też jak oraz`)

/** A thing of a list told as what it is not, or where it is not. */
export const otherPart = (said: Said): string | undefined => exchangedPart(said) ?? addedItem(said)

/** One word of a skill in a list with another one in the place of the rest: `bow making` of `bow rehairing`. */
function exchangedPart({ tokens, grounds, language }: Said): string | undefined {
  const skills = entriesAmong(grounds).filter(({ section }) => section === 'skills')
  if (skills.length === 0) return undefined
  const keywords = gathered(skills, ({ sequences }) => sequences.slice(1))
  for (const item of itemsOf(tokens)) {
    const [one, two] = item
    if (item.length !== 2 || !one || !two) continue
    if ([one, two].some(({ kind, value }) => kind !== 'word' || value.length < 3 || beside.has(value)))
      continue
    const stands = ({ value }: Token) =>
      skills.some(({ words }) =>
        [...words].some((word) => isForm(value, word, language) || gives(word, value, language)),
      )
    const isPart = (said: Token, at: number) =>
      keywords.some(
        (known) =>
          known.length === 2 &&
          isForm(said.value, known[at]?.value ?? '', language) &&
          !standsIn(known[1 - at]?.value ?? '', tokens, language),
      )
    if ((isPart(one, 0) && !stands(two)) || (isPart(two, 1) && !stands(one))) return `${one.raw} ${two.raw}`
  }
  return undefined
}

/** What stands between commas and conjunctions, from the second item on. */
function itemsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const items: Token[][] = [[]]
  for (const token of tokens) {
    if (token.breaks) items.push([])
    if (conjunctions.has(token.value)) items.push([])
    else items.at(-1)!.push(token)
  }
  return items.slice(1)
}
