import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { formsOf } from '../forms/one-word.js'
import { isTitle } from '../forms/same-word.js'
import { germanAgent } from '../forms/stem-german.js'
import { personAmong } from '../ground.js'
import { isAmount, type Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { standsOnly, upTo, type Said } from '../said.js'
import { articles, conjunctionsOf, isAccented, possessives, prepositions } from '../words/function-words.js'

/** What tells that somebody is something: `as head`, `was the owner`. */
const beingOf = byLanguage({
  en: 'as was is were am became being',
  de: 'als war ist bin wurde wird',
  fr: 'comme était est suis étais été fut devenu devenue qualité',
  es: 'como fue fui era es ser soy siendo sido',
  it: 'come era ero è fu fui stato stata sono',
  nl: 'als was is ben werd',
  pl: 'jako był była byłem byłam jest jestem został została zostałem zostałam',
  pt: 'como foi fui era é sou ser sido',
})
const saysBeing = anyWord((word, language) => beingOf(language).has(word))
/** Behind these, a title in the resume is somebody else's. */
const othersOf = byLanguage({
  en: `with under for by alongside assisting assisted assists helped helping helps supported supporting supports absence replaced replacing replaces
covering covered covers deputised deputized deputises deputizes deputising deputizing advised advising advises behalf`,
  de: `mit unter für durch beim bei vertrat vertrete vertritt vertreten ersetzte ersetzt unterstützte unterstützt half hilft assistierte assistiert beriet berät
vertretend unterstützung vertretung anleitung leitung zuarbeit assistenz abwesenheit urlaub`,
  fr: `avec sous pour par remplaçait remplacé remplace remplaçant remplacement supplée suppléait suppléé aidait aidé aide assistait assisté assiste secondait secondé
seconde appui absence congé`,
  es: `con bajo para por junto sustituyó sustituía sustituye sustituido sustitución reemplazó reemplaza suplió suplía suple ayudó ayudaba ayuda asistió asistía asiste
apoyó apoyaba apoya apoyo auxilió ausencia vacaciones acompañé acompañó acompañaba acompaña reporta reporté reporto reportó reportaba dependo dependía depende dependí órdenes asistí ayudé apoyé sustituí reemplacé`,
  it: `con col sotto per da dal dalla sostituiva sostituito sostituì sostituisce sostituzione supplisce suppliva aiutava aiutato aiuta assisteva assistito assiste
affiancava affiancato affianca assenza ferie supporto supporta supportato supportava vece`,
  nl: `met onder voor door verving vervangt vervangen vervanging hielp helpt ondersteunde ondersteunt assisteerde assisteert samen namens afwezigheid vakantie`,
  pl: `z ze pod dla przez razem zastępował zastępowała zastępuje zastępuję zastępując zastąpił zastąpiła zastępstwo zastępstwie zastępowanie pomagał pomagała pomaga
pomagam wspierał wspierała wspiera wspieram asystował asystowała asystuje asystuję nieobecności urlopu`,
  pt: `com sob para por pelo pela junto substituiu substituía substitui substituição ajudou ajudava ajuda auxiliou auxiliava auxilia assistiu assiste apoiou apoia apoio ausência férias acompanhei acompanhou acompanhava acompanha reporta reportei reporto reportou reportava dependia depende respondia ordens ajudei auxiliei assisti apoiei substituí orientado orientada supervisionado supervisionada`,
})
/** In front of `to` they make of a title somebody else's: `reports to the director`. */
const servingOf = byLanguage({
  en: 'report reports reported reporting deputy assistant second adviser aide answers',
})
const between =
  wordSet(`she he i sie er ich elle il je ella lei lui zij hij ze ik ona on ela ele the a an his her its their also then der die das den dem des ein eine einen einem einer ihr ihre sein seine le la les l un une du de
el los las al del una su sus il lo i gli uno della dello suo sua het een zijn haar o os as um uma do da ao seu head of auch aussi anche também też dort daar`)
/** Ranks and trades that do not end as such. */
const rank =
  /^(?:head|chief|lead|boss|owner|foreman|jef[ae]s?|chefes?|chef|cap[oi]|responsable|encargad[oa]|titular|capataz|patronne?|patron|duen[oa]|propietari[oa]|proprietari[oa]|titolare|dono|dona|encarregad[oa]|gerante?|wlascicie.*|dowod.*|kierown.*|dyrektor.*|prezes.*|szef.*|majstr.*|mistrz.*|dyspozytor.*|hoofd|baas)$/
const dutchTitle =
  /^(?!(?:voor|door|over|onder|later|eerder|verder|weer|keer)$)\p{L}*(?:er|aar|ster|ist|eur|or|arts|man|vrouw|loog|graaf|hoofd|baas|chef)$/u

const isRole = ({ value, isMarked }: Token, language: string) =>
  rank.test(value) ||
  isTitle(value, language) ||
  (language === 'de' && isMarked) ||
  (language === 'nl' && dutchTitle.test(value))

/** Between what tells of another and their title. */
const near = 6
/** Words that may stand in front of a title and belong to it: `supply chain director`. */
const longest = 3
/** Of a list of titles each is no longer, with its article. */
const farthest = 4

/** Where a text has a title, told by what each of its words may be. */
const placesOf = (
  known: readonly Token[],
  title: readonly ((word: string) => boolean)[],
): readonly number[] =>
  [...known.keys()].filter((at) =>
    title.every((isWord, step) => {
      const other = known[at + step]
      return other !== undefined && isWord(other.value)
    }),
  )

/** Whether the word at `at` of an entry is what another was: `under the head`, `zastępował dyspozytora`. */
function isOfAnother(known: readonly Token[], at: number, language: string): boolean {
  for (let index = at - 1; index >= 0 && index >= at - near; index -= 1) {
    if (known[index + 1]?.breaks) return false
    const { value } = known[index]!
    // `Leitete zwei Auszubildende an`: nobody is two.
    if (index === at - 1 && isSeveral(known[index]!)) return true
    if (beingOf(language).has(value) && value !== 'e') return false
    if (othersOf(language).has(value)) return true
    if (value === 'to' && servingOf(language).has(known[index - 1]?.value ?? '')) return true
  }
  return false
}

const isSeveral = (token: Token) => isAmount(token) && /^\d+$/.test(token.value) && token.value !== '1'

const inPlace = /^(?:in|bei|aus)$/
const owned = wordSet('des der eines einer den dem van vom')

/** The title that a sentence gives somebody from `from` on, with what stands in front of it; `names` are who they are. */
function titleFrom(
  tokens: readonly Token[],
  from: number,
  language: string,
  names: ReadonlySet<string>,
): readonly Token[] {
  const isBetween = (value: string) => (between.has(value) && value !== 'head') || names.has(value)
  const start = tokens.findIndex(({ value }, at) => at >= from && !isBetween(value))
  // `wurde in Colmar eine Orgel montiert`: where it was is no title.
  const place = tokens[start + 1]
  if (
    language === 'de' &&
    inPlace.test(tokens[start]?.value ?? '') &&
    place?.kind === 'word' &&
    place.isMarked
  )
    return titleFrom(tokens, start + 2, language, names)
  const words = start < 0 ? [] : tokens.slice(start, start + longest)
  const phrase = upTo(
    words,
    ({ kind, breaks, value }, at) =>
      kind !== 'word' || (at > 0 && (breaks || (language === 'de' && owned.has(value)))),
  )
  const first = phrase.findIndex((word) => isRole(word, language))
  if (first < 0) return []
  const next = phrase[first + 1]
  // `als Trainer Spieler betreute`: who it was, and whom it was done to.
  const isWhole = language === 'de' && germanAgent(phrase[first]!.value) !== undefined
  return phrase.slice(0, next && isRole(next, language) && !isWhole ? first + 2 : first + 1)
}

/** What a list goes on with behind the title that begins at `start`: the second of `a driver and shift controller`. */
function titlesBehind(
  tokens: readonly Token[],
  start: number,
  language: string,
): readonly (readonly Token[])[] {
  const isLink = ({ breaks, value }: Token, at: number) =>
    at > start && at <= start + farthest && (breaks || conjunctionsOf(language).has(value))
  // German marks all nouns: of a list only those that are somebody.
  const isTitleWord = (token: Token) =>
    language === 'de' ? germanAgent(token.value) !== undefined : isRole(token, language)
  const link = tokens.findIndex(isLink)
  if (link < 0) return []
  const first = link + Number(conjunctionsOf(language).has(tokens[link]!.value))
  const from = first + Number(articles.has(tokens[first]?.value ?? ''))
  const isEnd = ({ kind, breaks }: Token, at: number) => kind !== 'word' || (breaks && at > 0)
  const words = upTo(tokens.slice(from, from + longest), isEnd)
  const role = words.findIndex(isTitleWord)
  // `a driver and worked for the chef` tells anew.
  const isElse = ({ value }: Token) => prepositions(language).has(value) || possessives.has(value)
  if (role < 0 || [...tokens.slice(start, link), ...words.slice(0, role)].some(isElse)) return []
  const next = words[role + 1]
  const title = words.slice(0, role + 1 + Number(next !== undefined && isTitleWord(next)))
  const others = titlesBehind(tokens, from, language)
  return tokens.slice(start, link).some(isTitleWord) ? [title, ...others] : others
}

/** Behind these too, where it is no title that stands alone: `Vertretung des Werkstattleiters`. */
export const isAnothers = (known: readonly Token[], at: number, language: string): boolean =>
  isOfAnother(known, at, language) || owned.has(known[at - 1]?.value ?? '')

/** Whether a title may be said of the person: `war sie Leiterin`. */
export const isSaidOfPerson = (tokens: readonly Token[], at: number, language: string): boolean =>
  tokens.slice(Math.max(0, at - near), at).some(({ value }) => beingOf(language).has(value))

const ofTrade = /^(\p{L}{4,}er)(?:in)?$/u

/** German titles in `-er` that no list has: `Instandhalter` of who did `Instandhaltung`. */
function isNoTitle(title: readonly Token[], { told, language, isPlain }: Said): boolean {
  const word = title.at(-1)?.value ?? ''
  const base = ofTrade.exec(word)?.[1]
  if (language !== 'de' || base === undefined || isPlain(word) || germanAgent(base)) return false
  return !told.some((known) => known.some(({ value }) => value.includes(base)))
}

/** Nouns in `-ung` and the like may be somebody: `wurde ihre Vertretung`. */
const mayBeWho = /(?:ung|kraft|hilfe|enz|anz|vorstand|chef|coach)$/
/** `wurde ihr Vortrag geehrt`: what is theirs, and no title, is a thing. */
const isTheirThing = (tokens: readonly Token[], at: number, language: string) => {
  const thing = tokens[at + 2]
  return (
    language === 'de' &&
    possessives.has(tokens[at + 1]?.value ?? '') &&
    thing?.isMarked === true &&
    germanAgent(thing.value) === undefined &&
    !mayBeWho.test(thing.value)
  )
}

/** `Sein Schwerpunkt ist der Sauerteig`: what is told of a thing. */
const isOfThing = (tokens: readonly Token[], at: number, language: string) =>
  isTheirThing(tokens, at, language) || isSubjectThing(tokens, at)
const isSubjectThing = (tokens: readonly Token[], at: number) =>
  possessives.has(tokens[at - 2]?.value ?? '') &&
  /^(?:schwerpunkte?|spezialgebiete?|fachgebiete?|themen?|hobbys?|interessen?|werkzeuge?|muttersprachen?)$/.test(
    tokens[at - 1]?.value ?? '',
  )

const standingIn = /^(?:zastep|zastap|pomag|pomog|pomoc|wspier|wspar|asyst)/
/** `prowadzącą`, not `pracy`: as it is written. */
const doing = /ąc(?:y|a|e|ą|ego|ej|emu|ym|ych|ymi)$/iu

/** `prowadzi wiadomości` of `zastępuje prowadzącą wiadomości`: the deed of whom they stood in for or helped. */
function deedOfAnother({ tokens, told, language }: Said): Token | undefined {
  const isTheirs = (known: readonly Token[], at: number) =>
    doing.test(known[at]!.raw.normalize('NFC')) && standingIn.test(known[at - 1]?.value ?? '')
  const isHelped = (known: readonly Token[]) => known.some((_, at) => isTheirs(known, at))
  if (language !== 'pl' || !told.some(isHelped)) return undefined
  if (tokens.some(({ value }) => standingIn.test(value))) return undefined
  return tokens.find(({ kind, value }) => {
    if (kind !== 'word' || value.length < 4) return false
    const isIt = formsOf(value, language)
    return standsOnly(told, (token) => isIt(token.value), isTheirs)
  })
}

/** What the entries call somebody else, told of the person: `as head of the workshop` of who worked under them. */
export function roleOfAnother(said: Said): string | undefined {
  const { tokens, told, grounds, language } = said
  if (!saysBeing(tokens, language)) return deedOfAnother(said)?.raw
  const names = personAmong(grounds)
  const isTheirs = (title: readonly Token[]): boolean => {
    // Who has a co-author is one.
    if (title.some(({ value }) => value.startsWith('wspolaut'))) return false
    const words = title.map(({ value }) => formsOf(value, language))
    let isThere = false
    for (const known of told)
      for (const at of placesOf(known, words)) {
        if (!isOfAnother(known, at, language)) return false
        isThere = true
      }
    return isThere || (title.length > 1 && isTheirs(title.slice(1)))
  }
  const isAllTheirs = (title: readonly Token[]): boolean => {
    const words = title.map(({ value }) => formsOf(value, language))
    const places = gathered(told, (known) =>
      placesOf(known, words).map((at) => isOfAnother(known, at, language)),
    )
    return title.length > 0 && places.length > 0 && places.every(Boolean)
  }
  const found = tokens.find((token, at) => {
    const isWell =
      token.value === 'as' && [tokens[at - 1], tokens[at + 1]].some((near) => near?.value === 'well')
    const isOne = !isWell && beingOf(language).has(token.value) && (token.value !== 'e' || isAccented(token))
    if (token.kind !== 'word' || !isOne || isOfThing(tokens, at, language)) return false
    const title = titleFrom(tokens, at + 1, language, names)
    return (
      isTheirs(title) || titlesBehind(tokens, at + 1, language).some(isAllTheirs) || isNoTitle(title, said)
    )
  })
  return (found ?? deedOfAnother(said))?.raw
}
