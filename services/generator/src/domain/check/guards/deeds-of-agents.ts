import { gathered } from '../../gathered.js'
import { isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import { oncePerText } from '../once-per-text.js'
import type { Said } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import { conjunctions, determiners, prepositions } from '../words/function-words.js'

/** What makes of a deed who does it. */
const agents: Readonly<Record<string, RegExp>> = {
  en: /(?:er|or)s?$/,
  de: /(?:er|erin|ern|erinnen)$/,
  nl: /(?:er|aar|or|ster)s?$/,
}
/** Whoever stands behind one of these is another. */
const beside = byLanguage({
  en: 'with by from for alongside to',
  de: 'mit von durch für bei',
  nl: 'met door van voor',
})
/** `for signature`, `for approval`: somebody else did that afterwards. */
const purpose = /(?:ature|al|ion)$/
const near = 3
const relative = /^(?:who|that|which|die|der|welche)$/
const inflected = /^(?:s|es|ed|d|e|ing|t|te|ten|en|de|den)?$/
/** Shorter beginnings are those of too many words. */
const shortest = 4

function isBeside(known: readonly Token[], place: number, language: string): boolean {
  for (let at = place - 1; at >= Math.max(0, place - near); at -= 1) {
    if (beside(language).has(known[at]!.value)) return true
    if (known[at + 1]!.breaks || conjunctions.has(known[at]!.value)) return false
  }
  return false
}

/** What the deeds of others begin with, whom a text names beside the person. */
const stemsIn = oncePerText((known, language): ReadonlyMap<Token, string> => {
  const agent = agents[language]
  const stems = known.flatMap((token, at): [Token, string][] => {
    const isPurpose = language === 'en' && purpose.test(token.value) && known[at - 1]?.value === 'for'
    const isOther = agent?.test(token.value) && isBeside(known, at, language)
    const ending = isPurpose ? purpose : isOther ? agent : undefined
    const stem = ending && token.value.replace(ending, '')
    return stem && stem.length >= shortest ? [[token, stem]] : []
  })
  return new Map(stems)
})

/** `vertaalt` of `vertalers`: Dutch writes a long vowel once or twice. */
const spelled = (word: string, language: string) =>
  language === 'nl' ? word.replaceAll(/([aeou])\1/g, '$1') : word

function isOf(verb: string, stem: string, language: string): boolean {
  const [deed, beginning] = [spelled(verb, language), spelled(stem, language)]
  return deed.startsWith(beginning) && inflected.test(deed.slice(beginning.length))
}

/** What another is called by, or what a thing was made for, told as the person's own deed: `translates` of `works with translators`. */
export function deedOfAgent({ tokens, told, grounds, language, isPlain }: Said): string | undefined {
  const stems = gathered(told, (known) => [...stemsIn(known, language).values()])
  if (stems.length === 0) return undefined
  const isDeed = ({ kind, value, isMarked, follows }: Token, at: number) => {
    if (kind !== 'word' || isPlain(value) || (language === 'de' && isMarked && at > 0)) return false
    if (agents[language]!.test(value) || !stems.some((stem) => isOf(value, stem, language))) return false
    const before = tokens[at - 1]?.value ?? ''
    // `freelancers who translate`
    if (relative.test(before)) return false
    return !follows || (!determiners.has(before) && !prepositions(language).has(before))
  }
  const wholes = gathered(grounds, (ground) => partsOf(ground, language).whole.sequences)
  return tokens.find((token, at) => {
    if (!isDeed(token, at)) return false
    const isOthersIn = (agent: string) =>
      told.some((known) => known.some((word) => word.value === agent && isOthers(word, known)))
    const isOthers = (word: Token, known: readonly Token[]) => {
      const stem = stemsIn(known, language).get(word)
      return stem !== undefined && isOf(token.value, stem, language)
    }
    // `designed with a designer`
    const isNamed = ({ value }: Token) => agents[language]!.test(value) && isOthersIn(value)
    if (tokens.some(isNamed)) return false
    const isSaid = (word: Token) => isForm(token.value, word.value, language)
    return (
      told.every((known) => known.every((word) => !isSaid(word) || isOthers(word, known))) &&
      !wholes.some((known) => known.some((word) => isOthers(word, known)))
    )
  })?.raw
}
