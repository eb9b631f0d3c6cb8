import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { personAmong } from '../ground.js'
import { isAmount, type Token } from '../tokens.js'
import { prepositions, pronouns } from '../words/function-words.js'
import { isFamily } from '../forms/same-word.js'
import { rejoined } from '../forms/separable.js'
import { stemOf } from '../forms/stem.js'
import { byLanguage } from '../forms/word-set.js'
import { oncePerText } from '../once-per-text.js'
import { standsOnly, upTo, type Said } from '../said.js'

/** With one of these it is told what was done to a thing, not by whom. */
const passiveOf = byLanguage({
  ...{
    en: 'was were been being is are',
    de: 'wurde wurden worden wird werden',
    fr: 'été',
    es: 'fue fueron sido',
  },
  ...{ it: 'stato stata stati state', nl: 'werd werden wordt worden', pt: 'foi foram sido' },
  pl: 'został została zostało zostały',
})
const isPassive = anyWord((word, language) => passiveOf(language).has(word))
/** `with more than 400 written by 2018`: nobody is told who did it. */
const isAbsolute = (known: readonly Token[], at: number, language: string) => {
  const [amount, token, next] = [known[at - 1], known[at]!, known[at + 1]]
  return (
    language === 'en' &&
    amount !== undefined &&
    isAmount(amount) &&
    /(?:ed|en)$/.test(token.value) &&
    (!next || next.breaks || prepositions(language).has(next.value)) &&
    known.slice(Math.max(0, at - 5), at).some(({ value }) => value === 'with')
  )
}
const somebody = new Set([...pronouns, 'who', 'and'])
/** From the word that makes a passive to its participle. */
const near = 6

/** `orientada pela Profa. Reis`, `dirigé par le chef`: what somebody else did to a thing. */
const participle: Readonly<Record<string, RegExp>> = {
  ...{
    fr: /\p{L}{2}(?:ée?s?|i[est]?|ue?s?)$/u,
    es: /(?:[aií]d|ch|st|rt)[ao]s?$/u,
    it: /(?:[aiu]t|tt|st)[aoie]$/u,
  },
  ...{ pt: /(?:[aií]d|st|rt)[ao]s?$/u, pl: /(?:n[yae]|t[yae])$/u },
}
const byOf = byLanguage({
  ...{ fr: 'par', es: 'por', it: 'da dal dalla dallo dai', pt: 'por pelo pela pelos pelas', pl: 'przez' },
})
const isDoneBy = (known: readonly Token[], at: number, language: string) => {
  const [by, who] = known.slice(at + 1, at + 3)
  return (
    by !== undefined &&
    who?.kind === 'word' &&
    !by.breaks &&
    byOf(language).has(by.value) &&
    participle[language]?.test(known[at]!.raw.normalize('NFC')) === true
  )
}

/** The places of the participles that a text has in the passive. */
const participlesIn = oncePerText((known, language) => {
  const places = gathered(known, ({ value }, at): number[] => {
    if (isAbsolute(known, at, language) || isDoneBy(known, at, language)) return [at]
    if (!passiveOf(language).has(value)) return []
    const behind = known.slice(at + 1, at + 1 + near)
    const clause = upTo(behind, ({ breaks }) => breaks)
    // German and Dutch have it at the end of the clause.
    const isLast = language === 'de' || language === 'nl'
    const found = isLast
      ? clause.length - 1
      : clause.findIndex((token) => token.kind === 'word' && token.value.length > 4)
    return found < 0 || clause[found]?.isMarked ? [] : [at + 1 + found]
  })
  return new Set(places)
})

/** `umbaute` of `umgebaut`: a verb and its participle, which has `ge` inside. */
function isVerbOf(verb: string, participle: string, language: string): boolean {
  if (verb === participle || stemOf(verb, language) === stemOf(participle, language)) return true
  if (isFamily(verb, participle, language)) return true
  const plain = participle.replace('ge', '')
  const root = verb.replace(/t?e$/, '')
  return (language === 'de' || language === 'nl') && root.length > 4 && plain.startsWith(root)
}

/** What the entries tell in the passive alone, said as the person's deed: `he rebuilt` of what `was rebuilt`. */
export function undergone({ tokens, grounds, told, language, isPlain }: Said): string | undefined {
  if (isPassive(tokens, language)) return undefined
  if (told.every((known) => participlesIn(known, language).size === 0)) return undefined
  const person = personAmong(grounds)
  return tokens.find((token, at) => {
    const verb = rejoined(tokens, at, language)
    const said = verb ?? token.value
    if (token.kind !== 'word' || (!verb && isPlain(token.value))) return false
    const before = tokens[at - 1]?.value ?? ''
    const isDeed = at === 0 || verb !== undefined || somebody.has(before) || person.has(before)
    if (!isDeed) return false
    return standsOnly(
      told,
      ({ value }) => isVerbOf(said, value, language),
      (known, place) => participlesIn(known, language).has(place),
    )
  })?.raw
}
