import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { isForm } from '../forms/one-word.js'
import { determiners } from '../words/function-words.js'

const besideOf = byLanguage({
  ...{ en: 'alongside beside during while whilst', de: 'neben während begleitend parallel' },
  ...{ fr: 'pendant durant parallèlement', es: 'durante mientras paralelamente', it: 'durante mentre' },
  ...{ nl: 'naast tijdens', pl: 'podczas obok trakcie', pt: 'durante enquanto paralelamente' },
})
const apartOf = byLanguage({
  ...{ en: 'after before', de: 'nach vor', fr: 'après avant', es: 'después antes tras', it: 'dopo prima' },
  ...{ nl: 'na voor', pl: 'po przed', pt: 'depois após antes' },
})
const small = wordSet('d del della dello dei do da dos das al zum zur w to von vom van le la')
const isSmall = ({ kind, value }: Token) => kind === 'word' && (determiners.has(value) || small.has(value))

/** What stands behind each of these words, without the small words between. */
const thingsBehind = (tokens: readonly Token[], words: ReadonlySet<string>): readonly Token[] =>
  tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || !words.has(token.value)) return []
    const thing = tokens.slice(at + 1, at + 5).find((behind) => !isSmall(behind))
    return thing?.kind === 'word' && thing.value.length > 3 && !thing.breaks ? [thing] : []
  })

/** `after her studies` of what was done beside them: every text that has the thing has it behind such a word. */
export function toldAsApart({ tokens, told, language }: Said): string | undefined {
  return thingsBehind(tokens, apartOf(language)).find(({ value }) => {
    const texts = told.filter((known) => known.some((token) => isForm(value, token.value, language)))
    const isBeside = (known: readonly Token[]) =>
      thingsBehind(known, besideOf(language)).some((thing) => isForm(value, thing.value, language))
    return texts.length > 0 && texts.every(isBeside)
  })?.raw
}
