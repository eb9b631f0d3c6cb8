import { deedNoun } from './forms/deed-nouns.js'
import { deedsOf, isTitle } from './forms/same-word.js'
import { rejoined, withParticle } from './forms/separable.js'
import { stemOf } from './forms/stem.js'
import { isOfOthers } from './guards/of-others.js'
import { oncePerText, rowOf } from './once-per-text.js'
import type { Token } from './tokens.js'
import { hasGroup, meansOf, saysOf } from './words/same-meaning.js'
import { wordsOfPhrases } from './words/set-phrases.js'

/** Who made a course ready, took part in it or paid for it did not hold it, which the course alone would tell. */
const otherDeed =
  /^(?:(?:wspol)?organiz|zorganiz|przygotow|pomoc$|pomaga|pomog|wspiera|wspar|udzial|uczestni|planow|zaplanow|promo|rozlicz|archiwiz|zapis|rejestr|zamawia|zamow)/
const withheldIn = (tokens: readonly Token[], language: string): ReadonlySet<string> | undefined =>
  language === 'pl' && otherDeed.test(tokens[0]?.value ?? '')
    ? new Set(saysOf('prowadzic', language))
    : undefined

/** What a text gives a right to say; the words of who does a thing apart from the rest. */
export interface Meanings {
  readonly words: ReadonlySet<string>
  readonly titles: ReadonlySet<string>
}

const meantWhere = (isJob: boolean) =>
  oncePerText((tokens, language): Meanings => {
    const [words, titles] = [new Set<string>(), new Set<string>()]
    const withheld = withheldIn(tokens, language)
    for (let at = 0; at < tokens.length; at += 1) {
      const { value } = tokens[at]!
      const isAgent = isTitle(value, language)
      const apart = rejoined(tokens, at, language)
      // `führte die Liste ein` is not to lead.
      const isPart = apart !== undefined && language === 'de' && hasGroup(apart, language)
      for (const meaning of isPart ? [stemOf(value, language)] : meansOf(value, language)) {
        if (meaning.startsWith('class') && withheld?.has(meaning)) continue
        ;(isAgent ? titles : words).add(meaning)
        // A class is written for its kinds, whichever of both is a title; but `biología` gives no `biólogo` of its stem.
        const isOther = isAgent || !saysOf(value, language).includes(meaning)
        if (meaning.startsWith('class') && isOther && !(isAgent && isOfOthers(tokens, at, language)))
          (isAgent ? words : titles).add(meaning)
      }
      const verb =
        apart ?? withParticle(tokens, at, language) ?? (isJob ? deedNoun(tokens, at, language) : undefined)
      if (verb !== undefined) for (const meaning of meansOf(verb, language)) words.add(meaning)
      if (isAgent && language === 'en') for (const deed of deedsOf(value)) words.add(stemOf(deed, language))
    }
    for (const phrase of wordsOfPhrases(rowOf(tokens, language), language))
      for (const meaning of meansOf(phrase, language)) {
        words.add(meaning)
        if (isTitle(phrase, language)) titles.add(meaning)
      }
    return { words, titles }
  })

/** What the words and phrases of a text give a right to say. */
export const meant = meantWhere(false)

/** The same where its nouns tell what somebody did: `Wartung der Anlagen`. */
export const meantOnJob = meantWhere(true)
