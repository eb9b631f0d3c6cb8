import { isForm } from '../forms/one-word.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { determiners, prepositions } from '../words/function-words.js'

const since = byLanguage({
  ...{ en: 'since', de: 'seit', fr: 'depuis', es: 'desde' },
  ...{ pt: 'desde', nl: 'sinds', pl: 'od' },
})
const during = wordSet('during während pendant durant durante tijdens podczas')

/** What stands behind a preposition and its article. */
const behind = (tokens: readonly Token[], at: number) =>
  tokens.slice(at + 1, at + 4).find(({ value }) => !determiners.has(value))

/** `since the pandemic` of what was so `during the pandemic`. */
export function sinceWithin({ tokens, told, language, isPlain }: Said): string | undefined {
  return tokens.find((token, at) => {
    const event = since(language).has(token.value) ? behind(tokens, at) : undefined
    if (event?.kind !== 'word' || event.value.length < 4 || isPlain(event.value)) return false
    const before = told.flatMap((known) =>
      known.filter(
        ({ value }, index) =>
          prepositions(language).has(value) &&
          isForm(behind(known, index)?.value ?? '', event.value, language),
      ),
    )
    return before.length > 0 && before.every(({ value }) => during.has(value))
  })?.raw
}
