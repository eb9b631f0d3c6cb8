import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'

/** `aufgearbeitet`, `aangelegd`: a participle is told by its verb. */
const participle =
  /^(ab|an|auf|aus|bei|ein|mit|nach|um|vor|zu|aan|af|op|uit|in|over)?ge(?=\p{L}{3,}(?:t|en|d)$)/u
const toldByVerb = (word: string) =>
  participle.test(word) ? word.replace(participle, '$1').replace(/e?t$/, 'en') : word
const polishEnding = /(?:ami|ach|owi|ego|emu|ymi|imi|ych|ich|iej|em|om|ie|ej|ym|im|ow|[aeyiou])$/u

const stemmers: Readonly<Record<string, (word: string) => string>> = {
  de: (word) => german(toldByVerb(word)).replace(/(?<=\p{L}{4})t$/u, ''),
  nl: (word) => dutch(word.replace(participle, '$1')).replace(/(?<=\p{L}{4})[dt]$/u, ''),
  pl: (word) => (word.length > 4 ? word.replace(polishEnding, '') : word),
  ...{ es: spanish, fr: french, it: italian, pt: portuguese },
}

const irregular = new Map<string, string>()
const forms = `build built; lead led; run ran; write wrote written; teach taught; speak spoke spoken; grow grew grown; win won; bring brought;
find found; rewrite rewrote; sell sold; oversee oversaw; sing sang sung; rise rose; fall fell; rewire rewired; draw drew drawn; take took taken`
for (const line of forms.split(';'))
  for (const form of line.trim().split(/\s+/)) irregular.set(form, line.trim().split(/\s+/)[0]!)

/** The word that an irregular English form belongs to. */
export const baseOf = (word: string): string => irregular.get(word) ?? word

const kept = new Map<string, string>()

/**
 * What is left of a word, in normal form, without the endings of its language: Snowball where there is one. English
 * loses its commonest endings alone, so that `manager` stays apart from `managed`; Polish those of its cases.
 */
export function stemOf(word: string, language: string): string {
  const stemmer = stemmers[language]
  if (!stemmer) return englishStem(baseOf(word.replace(/'s?$/, '')))
  const key = `${language} ${word}`
  const stem = kept.get(key) ?? stemmer(word)
  if (kept.size > 20_000) kept.clear()
  kept.set(key, stem)
  return stem
}

function englishStem(bare: string): string {
  if (bare.length < 5 || !/^[a-z]+$/.test(bare)) return bare.replace(/(?<=\w{3})s$/, '')
  return bare
    .replace(/ies$|ied$/, 'y')
    .replace(/(?<=\w{3})(?:ings?|ed|es|s)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/(?<=\w{3})e$/, '')
}
