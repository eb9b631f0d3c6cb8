import { gathered } from '../../gathered.js'
import { isForm } from '../forms/one-word.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Said } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import { conjunctions, determiners, prepositions } from '../words/function-words.js'

const leads = byLanguage({
  en: 'leads led lead leading heads headed owns owned own runs ran manages managed manage',
  de: 'leitet leitete leite führt führte führe',
  nl: 'leidt leidde leid',
})
/** A text that has one of these tells of leading, or owning. */
const leading =
  /^(?:lead|led$|head|own|run|ran$|manag|supervis|direct|coordinat|overs|charge|chief|captain|boss|respons|leit|fuhr|verantwort|koordin|inhaber|chef|leid|hoofd|aanst|beheer|eigenaar|\p{L}*leit(?:er|ung)|\p{L}*leid(?:er|ing)|\p{L}*fuhr(?:er|ung))/u
/** Behind one of these is what somebody was part of, or had a place in. */
const within = byLanguage({
  en: 'with in within at of for from to',
  de: 'mit in im bei beim von vom für aus',
  nl: 'met in bij van voor uit',
})
/** With one of these at its end the verb is another. */
const apart = wordSet('ein durch aus zusammen fort weiter herbei vor auf zurück')
const near = 5
/** Names and titles have no more words. */
const longest = 8

const isEnd = (token: Token, language: string) =>
  token.breaks || conjunctions.has(token.value) || prepositions(language).has(token.value)

/** What is led: the last word before a break or a preposition. */
function objectBehind(tokens: readonly Token[], at: number, language: string): Token | undefined {
  const words: Token[] = []
  for (const token of tokens.slice(at + 1, at + 5)) {
    if (isEnd(token, language)) break
    if (token.kind === 'word' && !determiners.has(token.value)) words.push(token)
  }
  return words.at(-1)
}

const isOfOther = (tokens: readonly Token[], at: number) =>
  tokens.some(({ value }, index) => {
    const next = tokens[index + 1]
    return index > at && apart.has(value) && (!next || next.breaks || conjunctions.has(next.value))
  })

/** Led or owned by its person's title alone, where each text only tells that they worked with or in it: `owns a salon` of an owner who rents a chair in one. */
export function ledBeside({ tokens, grounds, language }: Said): string | undefined {
  const verbs = leads(language)
  for (const [at, { value, isMarked }] of tokens.entries()) {
    if (!verbs.has(value) || (isMarked && at > 0)) continue
    // `führte … ein`
    if (language === 'de' && isOfOther(tokens, at)) continue
    const object = objectBehind(tokens, at, language)
    if (!object || object.value.length < 3) continue
    const is = (token: Token) => isForm(object.value, token.value, language)
    const parts = grounds.map((ground) => partsOf(ground, language))
    const all = gathered(parts, ({ whole }) => whole.sequences)
    const wholes = all.filter(({ length }) => length <= longest)
    // What a project is described by goes with all of it, and tells something.
    const lines = gathered(parts, ({ frames, statements }) =>
      [...frames, ...statements].flatMap(({ sequences }) => sequences),
    ).concat(all.filter((known) => !wholes.includes(known)))
    if (wholes.some((known) => known.some(is))) continue
    const own = lines.filter((known) => known.some(is))
    const isTitled = wholes.some((known) => known.some((token) => leading.test(token.value)))
    const isWithin = (known: readonly Token[]) =>
      !known.some((token) => leading.test(token.value)) &&
      known.every((token, place) => !is(token) || (place === 0 && !isTitled) || isBehind(known, place))
    if (own.length > 0 && own.every(isWithin)) return `${tokens[at]!.raw} … ${object.raw}`
  }
  return undefined

  function isBehind(known: readonly Token[], place: number): boolean {
    for (let index = place; index > 0 && index >= place - near; index -= 1) {
      if (known[index]!.breaks) return false
      if (within(language).has(known[index - 1]!.value)) return true
    }
    return false
  }
}
