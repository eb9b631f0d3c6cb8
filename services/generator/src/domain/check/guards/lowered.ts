import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { isPartOf, isTitle } from '../forms/compounds.js'
import { byLanguage } from '../forms/word-set.js'
import { formsOf, isForm } from '../forms/one-word.js'
import { standsOnly, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { isAnothers, isSaidOfPerson } from './roles-of-others.js'
import { isWeekday } from './weekdays.js'

/** In front of a title or behind it they make a lower one of it. */
const loweringOf = byLanguage({
  en: 'deputy assistant vice junior trainee acting interim sous associate apprentice aspiring',
  de: 'stellvertretende stellvertretender stellvertretenden stellvertretend kommissarische kommissarischer angehende angehender junior',
  fr: 'adjoint adjointe sous vice stagiaire apprenti apprentie junior suppléant suppléante intérimaire',
  es: 'adjunto adjunta ayudante auxiliar suplente interino interina aprendiz vice júnior',
  it: 'vice aiuto assistente sostituto sostituta tirocinante apprendista aspirante junior',
  nl: 'adjunct plaatsvervangend assistent leerling waarnemend junior aankomend',
  pl: 'zastępca zastępcą zastępczyni zastępczynią młodszy młodsza młodszym młodszą asystent asystentka praktykant praktykantka asystował asystowała asystowałem asystowałam asystuje asystując pomagał pomagała pomaga wspierał wspierała wspiera',
  pt: 'adjunto adjunta vice auxiliar suplente estagiário estagiária aprendiz júnior interino interina',
})

/** Words that tell that somebody stood in, and those of a title that says so. */
const standIns: Readonly<Record<string, readonly [said: RegExp, known: RegExp]>> = {
  en: [/^(?:acted|interim)$/, /^(?:acting|interim)$/],
  de: [/^kommissarisch$/, /^kommissarisch/],
  es: [/^interinamente$/, /^interin[oa]$/],
  fr: [/^interim$/, /^interimaire$/],
  pt: [/^interinamente$/, /^interin[oa]$/],
}
const saysStoodIn = anyWord((word, language) => standIns[language]?.[0].test(word) === true)
const hasStandIn = anyWord((word, language) => standIns[language]?.[1].test(word) === true)
const isStandingIn = ({ tokens, told, language }: Said) =>
  saysStoodIn(tokens, language) && told.some((known) => hasStandIn(known, language))

/** They tell of somebody that they were learning, as `stagiaire` and the like do. */
const learnersOf = byLanguage({
  fr: 'stagiaire apprenti apprentie stage apprentissage',
  es: 'aprendiz aprendizaje prácticas',
  it: 'tirocinante apprendista tirocinio apprendistato',
  pt: 'estagiário estagiária estágio aprendiz',
})

/** Tells of any other word whether it is this one; also `Leiterin` of a `Werkstattleiterin`. */
function isOf(word: string, language: string): (known: Token) => boolean {
  const [isIt, isWho] = [formsOf(word, language), isTitle(word, language)]
  return ({ value }) => isIt(value) || (isWho && isPartOf(word, [value], language))
}

export const isLowered = (known: readonly Token[], at: number, language: string): boolean =>
  [known[at - 1], known[at + 1]].some(
    (token, side) =>
      token !== undefined &&
      loweringOf(language).has(token.value) &&
      // `… w branży produkcyjnej. Wspiera …` is a sentence of its own.
      !(side === 1 && language === 'pl' && token.breaks && token.isMarked),
  )

const hasLowered = anyWord((word, language) => loweringOf(language).has(word))

/** `jest pielęgniarką oddziałową` of a `zastępczyni pielęgniarki oddziałowej`, who is a nurse by another text: two words that make one title. */
function loweredPair({ tokens, told, language }: Said): string | undefined {
  const isPairAt = (known: readonly Token[], place: number, [one, two]: readonly [Token, Token]) =>
    isForm(one.value, known[place]?.value ?? '', language) &&
    known[place + 1]?.follows === true &&
    isForm(two.value, known[place + 1]!.value, language)
  return tokens.find((token, at) => {
    const next = tokens[at + 1]
    if (token.kind !== 'word' || next?.kind !== 'word' || !next.follows) return false
    if (!isSaidOfPerson(tokens, at, language) || isAnothers(tokens, at, language)) return false
    const places = gathered(told, (known) =>
      [...known.keys()]
        .filter((place) => isPairAt(known, place, [token, next]))
        .map((place) => ({ known, place })),
    )
    const isLower = ({ known, place }: (typeof places)[number]) =>
      loweringOf(language).has(known[place - 1]?.value ?? '')
    return places.length > 0 && places.every(isLower)
  })?.raw
}

/** `ist Betriebsleiterin` of a `stellvertretende Betriebsleiterin`: a word that all entries have lowered alone. */
export function loweredTitle(said: Said): string | undefined {
  const { tokens, told, language, isPlain } = said
  const lowering = loweringOf(language)
  if (hasLowered(tokens, language) || isStandingIn(said)) return undefined
  if (!told.some((known) => hasLowered(known, language))) return undefined
  const learners = learnersOf(language)
  const isLearner = told.some((known) =>
    known.some(({ value }) => lowering.has(value) && learners.has(value)),
  )
  // `son stage de comptable`, not `après son stage, elle a été comptable`
  const isToldLearning = (at: number) =>
    isLearner &&
    [3, 2, 1].some((step) => learners.has(tokens[at - step]?.value ?? '')) &&
    !tokens.slice(Math.max(1, at - 2), at + 1).some(({ breaks }) => breaks)
  const single = tokens.find(({ kind, value }, at) => {
    if (kind !== 'word' || value.length < 4 || isPlain(value) || isToldLearning(at)) return false
    // `on Saturdays` of a `Saturday Assistant` is no title.
    if (isWeekday(value)) return false
    const isIt = isOf(value, language)
    const isLower = (known: readonly Token[], place: number) => isLowered(known, place, language)
    if (!told.some((known) => known.some((token, place) => isIt(token) && isLower(known, place))))
      return false
    // What another is, `vertritt den Leiter`, makes nobody more than their deputy.
    const isOwn = isSaidOfPerson(tokens, at, language) && !isAnothers(tokens, at, language)
    return standsOnly(
      told,
      isIt,
      (known, place) => isLower(known, place) || (isOwn && isAnothers(known, place, language)),
    )
  })
  return single?.raw ?? loweredPair(said)
}
