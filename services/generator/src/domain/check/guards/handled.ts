import type { Ground } from '../ground.js'
import { isOfVerb } from '../forms/infinitives.js'
import { isFamily } from '../forms/same-word.js'
import { isAmount, type Token } from '../tokens.js'
import { byLanguage } from '../forms/word-set.js'
import { prepositions } from '../words/function-words.js'
import { isHandling, isSeeing } from '../words/handling.js'

/** How the nouns of a language are told apart. */
interface Nouns {
  /** What ends like this is a deed, which says itself what was done with the thing. */
  readonly deed: RegExp
  readonly participle: RegExp
  readonly people: RegExp
  readonly joint: RegExp
  /** What stands in front of its noun. */
  readonly adjective?: RegExp
  /** The thing may stand in front of the verb as well. */
  readonly isEitherSide?: true
}
const nouns: Readonly<Record<string, Nouns>> = {
  de: {
    deed: /(?:ung|ungen|tion|tionen|analyse|kontrolle|pflege|arbeit|arbeiten|hilfe|kauf|bau|test|betrieb|service|support|nahme|gabe)n?s?$/,
    participle:
      /^(?:\p{L}*ge\p{L}+(?:t|en)|\p{Ll}+iert|(?:be|er|ver|zer)\p{Ll}+(?:t|en)|\p{Ll}+(?:e[lr]n|ieren))$/u,
    people:
      /(?:team|gruppe|betrieb|abteilung|firma|kunde|kunden|person|personen|mitarbeiter|mitarbeitende|kollege|kollegen|auszubildende|lehrling|lehrlinge|schuler|bewohner|patienten)n?s?$/,
    joint: /^(?:und|sowie)$/,
    adjective: /e[nrsm]?$/,
    isEitherSide: true,
  },
  en: {
    deed: /(?:tion|sion|ment|ing|ance|ence|ure|age|al|sis|work|repair|audit|test|check|review|support|design|sale|install)s?$/,
    participle: /(?:ed|en|ing)$/,
    people:
      /^(?:team|crew|group|staff|compan|firm|department|people|person|customer|client|employee|student|trainee|apprentice)/,
    joint: /^and$/,
    adjective: /(?:al|ic|ive|ous|ful|ary|ly|ble|full|small|large|big|new)$/,
  },
  fr: {
    deed: /(?:tion|sion|ment|age|ure|ance|ence|ise|erie)s?$/,
    participle: /(?:é|ée|és|ées)$/u,
    people: /^(?:equipe|brigade|groupe|service|entreprise|agence|societe|person|salarie|employe)/,
    joint: /^et$/,
  },
  es: {
    deed: /(?:cion|sion|miento|aje|ura|anza|ancia|encia)(?:e?s)?$/,
    participle: /(?:ad[ao]s?|id[ao]s?)$/,
    people: /^(?:equipo|brigada|grupo|servicio|empresa|agencia|sociedad|person|emplead|trabajador)/,
    joint: /^[ye]$/,
  },
  it: {
    deed: /(?:zione|sione|mento|aggio|tura|anza|enza)$/,
    participle: /(?<!^(?:vend|vis|rend|usc|mer|rece))(?:[aiu]to|[aiu]ta|[aiu]ti|[aiu]te)$/i,
    people: /^(?:squadra|brigata|gruppo|reparto|azienda|societa|person|dipendent|operai)/,
    joint: /^ed?$/,
  },
  nl: {
    deed: /(?:ing|ingen|tie|ties|age|onderhoud|verkoop|inkoop|controle|beheer|bouw|test|audit|analyse|en)$/,
    participle: /^ge\p{L}+(?:d|t|en)$/u,
    people:
      /(?:team|groep|bedrijf|afdeling|klant|klanten|persoon|personen|medewerkers?|collegas?|leerlingen|stagiairs?|bewoners|patienten)$/,
    joint: /^en$/,
    adjective: /e$/,
    isEitherSide: true,
  },
  pl: {
    deed: /(?:nie|nia|cie|cja|cje|cji|ba|owa|ing|kontrola|naprawa|sprzedaz|wspolpraca|pomoc|wsparcie)$/,
    participle: /(?:ny|na|ne|ty|ta|te)$/,
    people: /^(?:zespol|brygad|grup|firm|dzial|oddzial|osob|pracowni|klien|uczni|pacjen|kolega|kolegow)/,
    joint: /^[ai]$|^oraz$/,
    adjective: /(?:ow|n|sk|ck|cz|dz|k)(?:y|a|e|i|ie|ych|ich|ej|ego)$/,
  },
  pt: {
    deed: /(?:cao|coes|sao|soes|mento|mentos|agem|agens|ura|ncia|anca)s?$/,
    participle: /(?:ad[ao]s?|id[ao]s?)$/,
    people: /^(?:equipa|equipe|grupo|servico|empresa|agencia|pessoa|funcionari|trabalhador|cliente|alun)/,
    joint: /^e$/,
  },
}
const small = 4

/** The things that a text names with no word for what is done with them: `Actes de naissance`, `12 menus et buffets`. */
function bareThings(known: readonly Token[], nouns: Nouns, language: string): readonly Token[] {
  const { deed, participle, people, joint } = nouns
  const start = headOf(known, nouns)
  const head = known[start]
  if (!head || deed.test(head.value) || participle.test(head.raw) || people.test(head.value)) return []
  // `Gerüste gestellt`
  if (nouns.isEitherSide && known.some(({ raw, isMarked }) => !isMarked && participle.test(raw))) return []
  // `Vende miel, polen`: what is joined to a verb's thing is told by the verb.
  if (isOfVerb(head.value, language)) return [head]
  const isNext = (at: number) => known[at]?.breaks === true || joint.test(known[at - 1]?.value ?? '')
  return known.filter(({ value }, at) => at === start || (at > start && isNext(at) && !deed.test(value)))
}

/** `Führung einer Kolonne, rund 35 Dächer pro Jahr`: a counted thing stands by itself. */
function countedThings(known: readonly Token[], nouns: Nouns): readonly Token[] {
  const { deed, participle, people } = nouns
  return known.flatMap((token, at) => {
    const begins = known.slice(0, at + 1).findLastIndex(({ breaks }) => breaks)
    const thing = known[at + 1]
    const isOwn =
      isAmount(token) && begins >= 0 && at - begins < 2 && thing?.follows && thing.value.length >= small
    const isThing =
      thing && !deed.test(thing.value) && !participle.test(thing.raw) && !people.test(thing.value)
    return isOwn && isThing ? [thing] : []
  })
}

/** The first noun of a text. */
function headOf(known: readonly Token[], { adjective }: Nouns): number {
  const isWord = ({ kind, value }: Token) => kind === 'word' && value.length >= small
  return known.findIndex(
    (token, at) =>
      isWord(token) && !(adjective?.test(token.value) && known[at + 1]?.follows && isWord(known[at + 1]!)),
  )
}

/** No name or title alone. */
const isPhrase = (known: readonly Token[]) =>
  known.some(
    ({ kind, isMarked, value }, at) => at > 0 && kind === 'word' && !isMarked && value.length >= small,
  )

/** `cura il coordinamento`, `si è presa cura della pulizia`: to see to a deed is to do it. */
const seeing = /^cur(?:a|ava|are|ato|ata|ati|ando|o|avo)$/
const italianDeed =
  /(?:zion[ei]|sion[ei]|ment[oi]|aggi[o]?|tur[ae]|anz[ae]|enz[ae]|analisi|verific[ah]e?|controll[oi]|pulizi[ae])$/
const isSeenTo = (tokens: readonly Token[], at: number) =>
  seeing.test(tokens[at]?.value ?? '') &&
  tokens
    .slice(at + 1, at + 4)
    .some(({ value, breaks }) => !breaks && value.length > 5 && italianDeed.test(value))

/** They stand between a verb and what it is done to: `ha curato anche demo`. */
const between = byLanguage({
  fr: 'aussi également surtout notamment principalement',
  it: 'anche pure inoltre soprattutto principalmente',
})
const objectsOf = (tokens: readonly Token[], at: number, language: string) =>
  tokens
    .slice(at + 1, at + 6)
    .filter(({ kind, value }) => kind === 'word' && value.length >= small && !between(language).has(value))

/** The words of its clause in front of a verb. */
const inFront = (tokens: readonly Token[], at: number) => {
  const start = tokens.slice(0, at).findLastIndex(({ breaks }) => breaks)
  return tokens
    .slice(Math.max(0, start), at)
    .filter(({ kind, value }) => kind === 'word' && value.length >= small)
}

/** What jobs tell, without who gave them and as what. */
const linesOf = (grounds: readonly Ground[]) =>
  grounds
    .filter(({ section }) => section === 'work' || section === 'volunteer')
    .flatMap(({ written, telling: { told, frame = [] } }) => {
      const lines = told && new Set([...told, ...frame])
      return [...written].flatMap(([text, known]) =>
        (!lines || lines.has(text)) && isPhrase(known) ? [known] : [],
      )
    })

/** `chargée de la paie` of `Paie des intérimaires`, `chargée du suivi des stocks` of `Suivi des stocks`: what a line of a job begins with. */
export function isLineOfJob(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const own = nouns[language]
  if (!own) return false
  const [object] = objectsOf(tokens, at, language)
  const heads = linesOf(grounds).flatMap((known) => {
    const start = known.findIndex(({ kind, value }) => kind === 'word' && value.length >= small)
    const [head] = known.slice(start, start + 1)
    // `Sob supervisão da direção`
    if (known.slice(0, start).some(({ value }) => prepositions(language).has(value))) return []
    return head && own.deed.test(head.value) ? [head] : bareThings(known, own, language)
  })
  return object?.isMarked === false && heads.some(({ value }) => isFamily(object.value, value, language))
}

/** Whether a verb that the entries do not have says no more than that somebody had to do with what they name barely. */
export function isHandled(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const own = nouns[language]
  if (!own || !isHandling(tokens[at]?.value ?? '', language)) return false
  if (language === 'it' && isSeenTo(tokens, at)) return true
  if (isSeeing(tokens[at]!.value, language) && isLineOfJob(tokens, at, grounds, language)) return true
  const behind = objectsOf(tokens, at, language)
  const objects = own.isEitherSide
    ? [...behind, ...inFront(tokens, at)]
    : behind.slice(0, own.adjective ? 3 : 1)
  const things = linesOf(grounds).flatMap((known) => [
    ...bareThings(known, own, language),
    ...countedThings(known, own),
  ])
  return objects.some((object) => things.some(({ value }) => isFamily(object.value, value, language)))
}
