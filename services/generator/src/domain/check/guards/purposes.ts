import { formsOf, gives, isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import { oncePerText } from '../once-per-text.js'
import { standsOnly, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { conjunctions, determiners, subjects } from '../words/function-words.js'

/** What stands behind one of these is what a thing was made ready for, not what was done. */
const towards = byLanguage({
  ...{ en: 'for', de: 'zur zum', fr: 'pour', es: 'para', it: 'per', nl: 'ter voor', pl: 'do', pt: 'para' },
})
/** Their purpose is what is done. */
const charged =
  /^(?:responsib\p{L}*|accountable|award\p{L}*|prize|known|praised|respons[aá]\p{L}*|zuständig\p{L}*|verantwortlich\p{L}*|premio|prix|chargée?|encargad[oa]|verantwoordelijk|kwalifikacje|uprawnienia)$/u

/** The places of what a text has as a purpose. */
const purposesIn = oncePerText(
  (known, language) => new Set([...known.keys()].filter((at) => isPurpose(known, at, language))),
)

/** A deed that the entries have as a purpose alone: `signed` of what was prepared `for signature`. */
export function purposeAsDeed({ tokens, told, language, isPlain }: Said): string | undefined {
  if (told.every((known) => purposesIn(known, language).size === 0)) return undefined
  return tokens.find(({ kind, value }, at) => {
    const before = tokens[at - 1]?.value ?? ''
    const isJoined = conjunctions.has(before)
    const isTold = subjects(language).has(before)
    if (kind !== 'word' || !(at === 0 || isJoined || isTold) || value.length < 4 || isPlain(value))
      return false
    const next = tokens[at + 1]
    const isIt = formsOf(value, language)
    const isPurposeOf = (known: readonly Token[]) =>
      [...purposesIn(known, language)].some((place) => {
        const purpose = known[place]!.value
        return isIt(purpose) || gives(purpose, value, language)
      })
    if (!told.some(isPurposeOf)) return false
    // `donation appeals` of appeals for donations.
    const isNoun = (known: readonly Token[], index: number) =>
      next?.follows === true && isForm(next.value, known[index - 2]?.value ?? '', language)
    if (told.some((known) => known.some((token, index) => isIt(token.value) && isNoun(known, index))))
      return false
    return standsOnly(
      told,
      (token) => isIt(token.value) || gives(token.value, value, language),
      (known, place) => (known[place]!.value !== value || isTold) && purposesIn(known, language).has(place),
    )
  })?.raw
}

/** Whether `for` stands in front of the word at `at`, and nothing that is charged with it in front of that. */
function isPurpose(known: readonly Token[], at: number, language: string): boolean {
  let last = at - 1
  while (last > 0 && determiners.has(known[last]!.value)) last -= 1
  return last > 0 && towards(language).has(known[last]!.value) && !charged.test(known[last - 1]!.value)
}
