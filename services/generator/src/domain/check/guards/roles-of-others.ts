import type { Ground } from '../ground.js'
import { isFamily, isTitle } from '../forms/same-word.js'
import { stemOf } from '../forms/stem.js'
import type { Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'

/** What tells that somebody is something: `as head`, `was the owner`. */
const beingOf = byLanguage({
  en: 'as was is were am became being',
  de: 'als war ist bin wurde wird',
  fr: 'comme était est suis étais fut devenu devenue qualité',
  es: 'como fue era es ser soy siendo',
  it: 'come era è fu stato stata sono',
  nl: 'als was is ben werd',
  pl: 'jako był była jest jestem został została',
  pt: 'como foi era é sou ser',
})
/** Behind these, a title in the resume is somebody else's. */
const othersOf = byLanguage({
  en: `with under for by alongside assisting assisted helped helping supported supporting replaced replacing covering covered
deputised deputized reporting reported advised advising behalf`,
  de: `mit unter für durch beim bei vertrat vertrete vertritt vertreten ersetzte unterstützte unterstützt half assistierte beriet
unterstützung vertretung anleitung leitung zuarbeit assistenz`,
  fr: `avec sous pour par remplaçait remplacé remplacement aidait aidé aide assistait assisté secondait secondé appui`,
  es: `con bajo para por junto sustituyó sustituía sustitución reemplazó suplió ayudó ayudaba asistió asistía apoyó apoyo auxilió`,
  it: `con col sotto per da dal dalla sostituiva sostituito sostituì aiutava aiutato assisteva assistito affiancava affiancato supporto`,
  nl: `met onder voor door verving vervangt vervangen hielp ondersteunde assisteerde samen namens`,
  pl: `z ze pod dla przez razem zastępował zastępowała zastępstwo pomagał pomagała wspierał wspierała asystował asystowała`,
  pt: `com sob para por pelo pela junto substituiu substituía substituição ajudou ajudava auxiliou auxiliava assistiu apoiou apoio`,
})
const between =
  wordSet(`the a an his her its their also then der die das den dem des ein eine einen einem einer ihr ihre sein seine le la les l un une du de
el los las al del una su sus il lo i gli uno della dello suo sua het een zijn haar o os as um uma do da ao seu head of auch aussi anche também też`)
/** Ranks and trades that do not end as such. */
const rank =
  /^(?:head|chief|lead|boss|owner|foreman|jef[ae]s?|chefes?|chef|cap[oi]|responsable|patronne?|patron|duen[oa]|propietari[oa]|proprietari[oa]|titolare|dono|dona|encarregad[oa]|gerante?|wlascicie.*|dowod.*|kierown.*|dyrektor.*|prezes.*|szef.*|majstr.*|mistrz.*|dyspozytor.*|hoofd|baas)$/
const dutchTitle = /(?:er|aar|ster|ist|eur|or|arts|man|vrouw|loog|graaf|hoofd|baas|chef)$/

const isRole = ({ value, isMarked }: Token, language: string) =>
  rank.test(value) ||
  isTitle(value, language) ||
  (language === 'de' && isMarked) ||
  (language === 'nl' && dutchTitle.test(value))

/** Between what tells of another and their title. */
const near = 4

const placesOf = (known: readonly Token[], { value }: Token, language: string) => {
  const stem = stemOf(value, language)
  return known.flatMap((other, at) =>
    other.value === value || stemOf(other.value, language) === stem || isFamily(value, other.value, language)
      ? [at]
      : [],
  )
}

/** Whether the word at `at` of an entry is what another was: `under the head`, `zastępował dyspozytora`. */
function isOfAnother(known: readonly Token[], at: number, language: string): boolean {
  for (let index = at - 1; index >= 0 && index >= at - near; index -= 1) {
    if (known[index + 1]?.breaks) return false
    const { value } = known[index]!
    if (beingOf(language).has(value) && value !== 'e') return false
    if (othersOf(language).has(value)) return true
  }
  return false
}

/** What the entries call somebody else, told of the person: `as head of the workshop` of who worked under them. */
export function roleOfAnother(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
): string | undefined {
  const told = grounds.flatMap(({ sequences }) => sequences)
  return tokens.find((token, at) => {
    const isOne = beingOf(language).has(token.value) && (token.value !== 'e' || /^[èé]$/iu.test(token.raw))
    if (token.kind !== 'word' || !isOne) return false
    const role = tokens.slice(at + 1).find(({ value }) => !between.has(value) || value === 'head')
    if (role?.kind !== 'word' || !isRole(role, language)) return false
    const places = told.flatMap((known) =>
      placesOf(known, role, language).map((index) => isOfAnother(known, index, language)),
    )
    return places.length > 0 && places.every((isOther) => isOther)
  })?.raw
}
