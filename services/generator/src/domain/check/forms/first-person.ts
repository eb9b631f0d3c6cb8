import { gathered } from '../../gathered.js'
import type { Token } from '../token.js'
import { determiners, ofs, prepositions } from '../words/function-words.js'
import { normalForm } from './normal-form.js'

/** What a verb of the first person ends in, as it is written, and its ends in the third, in normal form. */
type Endings = readonly (readonly [first: RegExp, thirds: readonly string[]])[]

/** Of what somebody did. */
const past: Readonly<Record<string, Endings>> = {
  es: [
    [/^hice$/u, ['hizo']],
    [/(?<=pus|tuv|duj|traj|sup|pud|vin)e$/u, ['o']],
    [/^fui$/u, ['fue']],
    [/^di$/u, ['dio']],
    [/qué$/u, ['co']],
    [/gué$/u, ['go']],
    [/cé$/u, ['zo']],
    [/é$/u, ['o']],
    // `conseguí`, `dormí`: what stands in front of the end has another vowel too.
    [/e(\p{L}+)í$/u, ['i$1io', 'e$1io']],
    [/o(\p{L}+)í$/u, ['u$1io', 'o$1io']],
    [/í$/u, ['io', 'yo']],
  ],
  it: [
    [/ai$/u, ['o']],
    [/ii$/u, ['i']],
    [/vo$/u, ['va']],
  ],
  fr: [[/ais$/u, ['ait']]],
  pl: [
    [/łem$/u, ['l']],
    [/łam$/u, ['la']],
  ],
  pt: [
    [/(?<=^|ob|man|con|es)tive$/u, ['teve']],
    [/^fiz$/u, ['fez']],
    [/^fui$/u, ['foi']],
    [/^dei$/u, ['deu']],
    [/^pus$/u, ['pos']],
    [/quei$/u, ['cou']],
    [/guei$/u, ['gou']],
    [/ei$/u, ['ou']],
    [/[ií]$/u, ['iu', 'eu']],
  ],
}

/** Of what goes on. */
const present: Readonly<Record<string, Endings>> = {
  de: [
    [/e([^aeiouäöü]+)e$/u, ['i$1t', 'e$1t', 'e$1et']],
    [/e$/u, ['t', 'et']],
  ],
  es: [
    [/zco$/u, ['ce']],
    [/jo$/u, ['ja', 'ge']],
    [/engo$/u, ['iene']],
    [/o$/u, ['a', 'e']],
  ],
  fr: [[/s$/u, ['t', '']]],
  it: [
    [/isco$/u, ['isce']],
    [/engo$/u, ['iene']],
    [/o$/u, ['a', 'e']],
  ],
  nl: [[/$/u, ['t']]],
  pl: [
    [/ę$/u, ['e', 'i', 'y']],
    [/am$/u, ['a']],
    [/em$/u, ['e']],
  ],
  pt: [
    [/ço$/u, ['ce']],
    [/jo$/u, ['ja', 'ge']],
    [/igo$/u, ['egue']],
    [/o$/u, ['a', 'e']],
  ],
}

/** Where a verb says by itself who did it, no pronoun stands beside it. */
const withPronoun: Readonly<Record<string, RegExp>> = {
  de: /^ich$/i,
  fr: /^j(?:e$|['’])/i,
  nl: /^ik$/i,
}
const elided = /^j['’]/u

/** `el trabajo`, `del diseño`: a noun. */
const isNounAt = (tokens: readonly Token[], at: number, language: string) => {
  const before = tokens[at - 1]?.value ?? ''
  return determiners.has(before) || ofs(language).has(before) || prepositions(language).has(before)
}

/** Whether a verb, of the first person or the third, is one of these of the third. */
export const isVerbOf = (
  verbs: ReadonlySet<string>,
  tokens: readonly Token[],
  at: number,
  language: string,
): boolean =>
  verbs.has(tokens[at]!.value) || thirdsOf(tokens, at, language, false).some((third) => verbs.has(third))

/**
 * What a verb in the first person is in the third, of which the word lists speak: `estudié` is `estudió`, in normal form.
 * Several where its end does not tell; what is no verb of a language has no meaning in it. Nothing goes on where all is over.
 */
export function thirdsOf(
  tokens: readonly Token[],
  at: number,
  language: string,
  isAllOver: boolean,
): readonly string[] {
  const goingOn = present[language]
  const { kind, raw, isMarked, breaks } = tokens[at]!
  if (!goingOn || kind !== 'word' || (isMarked && at > 0 && !breaks)) return []
  const pronoun = withPronoun[language]
  if (pronoun && !tokens.some((token) => pronoun.test(token.raw))) return []
  const mayGoOn = !isAllOver && !isNounAt(tokens, at, language)
  const endings = [...(past[language] ?? []), ...(mayGoOn ? goingOn : [])]
  const spelled = raw.toLowerCase().replace(elided, '')
  return gathered(endings, ([first, thirds]) =>
    first.test(spelled) ? thirds.map((third) => normalForm(spelled.replace(first, third))) : [],
  )
}
