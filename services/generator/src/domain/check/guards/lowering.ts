import { anyWord } from '../any-word.js'
import { isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import { standsOnly, type Said } from '../said.js'

/** Right in front of a word they make less of it. */
const loweringOf = byLanguage({
  fr: 'assez plutôt presque quasi partiellement',
  es: 'bastante casi parcialmente medianamente',
  it: 'abbastanza quasi discretamente parzialmente',
  pt: 'bastante quase parcialmente razoavelmente',
  pl: 'dość prawie niemal częściowo',
})
const lowers = anyWord((word, language) => loweringOf(language).has(word))

/** `mention bien` of `mention assez bien`. */
export function droppedLowering({ tokens, told, language }: Said): string | undefined {
  if (!told.some((known) => lowers(known, language)) || lowers(tokens, language)) return undefined
  return tokens.find(
    ({ kind, value }) =>
      kind === 'word' &&
      value.length > 3 &&
      standsOnly(
        told,
        (known) => isForm(value, known.value, language),
        (known, at) => loweringOf(language).has(known[at - 1]?.value ?? '') && !known[at]!.breaks,
      ),
  )?.raw
}
