import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { personAmong } from '../ground.js'
import { oncePerText } from '../once-per-text.js'
import { standsOnly, type Said } from '../said.js'
import { formsOf, gives } from '../forms/one-word.js'
import type { Token } from '../tokens.js'
import { byLanguage } from '../forms/word-set.js'
import { articles, bys, determiners, prepositions } from '../words/function-words.js'

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

const isPassive = anyWord((word, language) => passiveOf(language).has(word))
const namesActor = anyWord((word, language) => bys(language).has(word) || underOf(language).has(word))
const saysBy = anyWord((word, language) => bys(language).has(word))
const hasBy = anyWord((word) => word === 'by')

const unnamed = /^(?:another|others|someone|somebody)$/

/** Whether a name of a person, not of this one, stands within a few words. */
function isNamed(
  known: readonly Token[],
  from: number,
  person: ReadonlySet<string>,
  language: string,
): boolean {
  const near = known.slice(from, from + 4)
  // `Pflege von Stammdaten in SAP IS-U`: no name of who did it.
  const isEnd = ({ breaks, value }: Token) =>
    breaks || (language === 'de' && prepositions(language).has(value))
  const stop = near.findIndex((token, index) => index > 0 && isEnd(token))
  const words = stop < 0 ? near : near.slice(0, stop)
  if (unnamed.test(words[0]?.value ?? '')) return true
  return words.some(({ isMarked, kind, value }, at) => {
    if (kind !== 'word' || person.has(value)) return false
    const next = words[at + 1]
    // `Bedienung von CNC-Maschinen`
    const isShort = language === 'de' && /^\p{Lu}{2,}$/u.test(words[at]!.raw)
    return (
      honour.test(value) ||
      (isMarked && !isShort && next?.isMarked === true && next.follows && next.kind === 'word')
    )
  })
}

interface Deed {
  readonly at: number
  /** Where the name of who did it would begin. */
  readonly by: number
}

/** The deeds that a text may give to another: `led` of `led by Dr Hughes`, `orientação` behind `sob`. */
const deedsIn = oncePerText((known, language): readonly Deed[] =>
  !namesActor(known, language)
    ? []
    : gathered(known, (token, at): Deed[] => {
        const isBy = bys(language).has(token.value) && at > 0 && !token.breaks
        const by = isBy ? [{ at: at - 1, by: at + 1 }] : []
        if (!underOf(language).has(token.value)) return by
        const deed = known.findIndex(({ value }, index) => index > at && !determiners.has(value))
        return deed > 0 && deed - at < 4 ? [...by, { at: deed, by: deed + 1 }] : by
      }),
)

/** The places of those that it gives to somebody with a name. */
const othersDeeds = (known: readonly Token[], language: string, person: ReadonlySet<string>): Set<number> =>
  new Set(
    deedsIn(known, language)
      .filter(({ by }) => isNamed(known, by, person, language))
      .map(({ at }) => at),
  )

/** A deed told of the person that the entries give to a named other, or of somebody else than they do. */
export const wrongActor = (said: Said): string | undefined =>
  deedOfAnother(said) ?? deedOfUnnamed(said) ?? newActor(said)

/** A participle right before `by` and who did it: an article, a number or several. */
const doneBy = oncePerText((known, language) =>
  !hasBy(known, language)
    ? []
    : gathered(known, ({ value, breaks }, at) => {
        const [deed, first, second] = [known[at - 1], known[at + 1], known[at + 2]]
        const isBy =
          value === 'by' &&
          !breaks &&
          deed?.kind === 'word' &&
          participle.test(deed.raw) &&
          !amounting.test(deed.value)
        const isWho = [first, second].some(
          (token) => token?.kind === 'word' && /\p{L}{3}s$/u.test(token.value),
        )
        return isBy && (articles.has(first?.value ?? '') || isWho) && !measure.test(second?.value ?? '')
          ? [at - 1]
          : []
      }),
)
const participle = /^\p{L}*(?:ed|wn|en|ught|ilt|ade|un|ung|ld|nt|ept|elt|aid|et)$/u
const amounting =
  /^(?:rose|grew|fell|up|down|ris|\p{L}*(?:creased|duced|proved|aised|owered|cut)$|led|done)$/u
const measure =
  /^(?:third|quarter|fifth|half|factor|end|percent|points?|days|hours|minutes|weeks|months|years)$/

/** `She donates` of what was `donated by local dealers`. */
function deedOfUnnamed({ tokens, grounds, told, language }: Said): string | undefined {
  if (language !== 'en' || told.every((known) => doneBy(known, language).length === 0)) return undefined
  const person = personAmong(grounds)
  return tokens.find((token, at) => {
    const before = tokens[at - 1]?.value ?? ''
    const isOwn = at === 0 || /^(?:she|he|i|and|who|also)$/.test(before) || person.has(before)
    if (!isOwn || token.kind !== 'word' || token.value.length < 4 || person.has(token.value)) return false
    if (tokens[at + 1]?.value === 'by') return false
    const isForm = formsOf(token.value, language)
    return standsOnly(
      told,
      ({ value }) => isForm(value),
      (known, place) => doneBy(known, language).includes(place),
    )
  })?.raw
}

/** A deed that the entries give to a named other, told of the person: `led` of a project led by somebody. */
function deedOfAnother({ tokens, grounds, told, language, isPlain }: Said): string | undefined {
  if (told.every((known) => deedsIn(known, language).length === 0)) return undefined
  const person = personAmong(grounds)
  const theirs = new Map(told.map((known) => [known, othersDeeds(known, language, person)]))
  if ([...theirs.values()].every(({ size }) => size === 0)) return undefined
  const own = othersDeeds(tokens, language, person)
  return tokens.find((token, at) => {
    if (token.kind !== 'word' || isPlain(token.value) || own.has(at)) return false
    // Who did it stands in front: `Dr Hughes led the project`, `another student led it`.
    const start = Math.max(
      0,
      tokens.slice(0, at + 1).findLastIndex(({ breaks }) => breaks),
    )
    if (unnamed.test(tokens[start]!.value)) return false
    if (isNamed(tokens, Math.max(0, at - 3), person, language) && at > 1) return false
    const isForm = formsOf(token.value, language)
    return standsOnly(
      told,
      ({ value }) => isForm(value) || gives(value, token.value, language),
      (known, place) => theirs.get(known)?.has(place) === true,
    )
  })?.raw
}

/** `by Anna Berg` of what the entries tell of Anna Berg, but not as done by her. */
function newActor({ tokens, grounds, told, language }: Said): string | undefined {
  if (!isPassive(tokens, language)) return undefined
  const person = personAmong(grounds)
  const isBy = (known: readonly Token[], at: number) =>
    saysBy(known, language) &&
    known.slice(Math.max(0, at - 4), at).some(({ value }) => bys(language).has(value))
  const isActor = (known: readonly Token[], at: number) =>
    at < 2 || isBy(known, at) || known[at]?.breaks === true
  const name = tokens.find((token, at) => {
    const isByIt = at > 0 && isBy(tokens, at)
    const next = tokens[at + 1]
    if (!isByIt || !token.isMarked || token.kind !== 'word' || person.has(token.value)) return false
    if (
      !next?.isMarked ||
      !next.follows ||
      next.kind !== 'word' ||
      !bys(language).has(tokens[at - 1]?.value ?? '')
    )
      return false
    const places = gathered(told, (known) =>
      gathered(known, ({ value }, place) => (value === token.value ? [isActor(known, place)] : [])),
    )
    return places.length > 0 && !places.includes(true)
  })
  return name?.raw
}
