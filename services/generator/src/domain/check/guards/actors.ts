import { personAmong } from '../ground.js'
import type { Said } from '../said.js'
import { gives, isForm } from '../forms/one-word.js'
import type { Token } from '../tokens.js'
import { byLanguage } from '../forms/word-set.js'
import { determiners } from '../words/function-words.js'

/** Who does what is told in the passive stands behind one of these. */
const byOf = byLanguage({
  ...{
    en: 'by',
    de: 'von vom durch',
    fr: 'par',
    es: 'por',
    it: 'da dal dalla dall dai',
    nl: 'door',
    pl: 'przez',
  },
  ...{ pt: 'por pelo pela' },
})
const passiveOf = byLanguage({
  ...{ en: 'was were is are been be being', de: 'wurde wurden wird werden worden', fr: 'été est sont' },
  ...{ es: 'fue fueron es son sido', it: 'stato stata stati state fu furono viene vengono' },
  ...{
    nl: 'werd werden wordt worden',
    pl: 'został została zostało zostały jest są',
    pt: 'foi foram é são sido',
  },
})
/** `under the direction of`, `sob orientação de`: the deed that follows is another's. */
const underOf = byLanguage({
  ...{ en: 'under', de: 'unter', fr: 'sous', es: 'bajo', it: 'sotto', nl: 'onder', pl: 'pod', pt: 'sob' },
})
const honour = /^(?:dr|dra|prof|mr|mrs|ms|herr|frau|sig|mme|dott|mgr|inz)$/

/** Whether a name of a person, not of this one, stands within a few words. */
function isNamed(known: readonly Token[], from: number, person: ReadonlySet<string>): boolean {
  const near = known.slice(from, from + 4)
  const stop = near.findIndex(({ breaks }, index) => index > 0 && breaks)
  const words = stop < 0 ? near : near.slice(0, stop)
  return words.some(({ isMarked, kind, value }, at) => {
    if (kind !== 'word' || person.has(value)) return false
    const next = words[at + 1]
    return honour.test(value) || (isMarked && next?.isMarked === true && next.follows && next.kind === 'word')
  })
}

/** The places of the deeds that a text gives to another: `led` of `led by Dr Hughes`, `orientação` behind `sob`. */
function othersDeeds(known: readonly Token[], language: string, person: ReadonlySet<string>): number[] {
  return known.flatMap((token, at): number[] => {
    if (byOf(language).has(token.value) && at > 0 && !token.breaks && isNamed(known, at + 1, person))
      return [at - 1]
    if (!underOf(language).has(token.value)) return []
    const deed = known.findIndex(({ value }, index) => index > at && !determiners.has(value))
    return deed > 0 && deed - at < 4 && isNamed(known, deed + 1, person) ? [deed] : []
  })
}

const isSame = (one: string, other: string, language: string) =>
  isForm(one, other, language) || gives(other, one, language)

/** A deed told of the person that the entries give to a named other, or of somebody else than they do. */
export const wrongActor = (said: Said): string | undefined => deedOfAnother(said) ?? newActor(said)

/** A deed that the entries give to a named other, told of the person: `led` of a project led by somebody. */
function deedOfAnother({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const person = personAmong(grounds)
  const told = grounds.flatMap(({ sequences }) => sequences)
  const theirs = told.map((known) => new Set(othersDeeds(known, language, person)))
  if (theirs.every(({ size }) => size === 0)) return undefined
  const own = new Set(othersDeeds(tokens, language, person))
  return tokens.find((token, at) => {
    if (token.kind !== 'word' || isPlain(token.value) || own.has(at)) return false
    // Who did it stands in front: `Dr Hughes led the project`.
    if (isNamed(tokens, Math.max(0, at - 3), person) && at > 1) return false
    const places = told.flatMap((known, index) =>
      known.flatMap(({ value }, place) =>
        isSame(token.value, value, language) ? [theirs[index]?.has(place) === true] : [],
      ),
    )
    return places.length > 0 && places.every((isTheirs) => isTheirs)
  })?.raw
}

/** `by Anna Berg` of what the entries tell of Anna Berg, but not as done by her. */
function newActor({ tokens, grounds, language }: Said): string | undefined {
  const person = personAmong(grounds)
  const told = grounds.flatMap(({ sequences }) => sequences)
  const isBy = (known: readonly Token[], at: number) =>
    known.slice(Math.max(0, at - 4), at).some(({ value }) => byOf(language).has(value))
  const isActor = (known: readonly Token[], at: number) =>
    at < 2 || isBy(known, at) || known[at]?.breaks === true
  const name = tokens.find((token, at) => {
    const isPassive = at > 0 && isBy(tokens, at) && tokens.some(({ value }) => passiveOf(language).has(value))
    const next = tokens[at + 1]
    if (!isPassive || !token.isMarked || token.kind !== 'word' || person.has(token.value)) return false
    if (
      !next?.isMarked ||
      !next.follows ||
      next.kind !== 'word' ||
      !byOf(language).has(tokens[at - 1]?.value ?? '')
    )
      return false
    const places = told.flatMap((known) =>
      known.flatMap(({ value }, place) => (value === token.value ? [isActor(known, place)] : [])),
    )
    return places.length > 0 && !places.includes(true)
  })
  return name?.raw
}
