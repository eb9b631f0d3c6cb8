import { gathered } from '../../gathered.js'
import type { Ground } from '../ground.js'
import { isFamily } from '../forms/same-word.js'
import type { Token } from '../tokens.js'
import { byLanguage } from '../forms/word-set.js'

/** Verbs for what somebody has to do with a thing. */
const handling = byLanguage({
  fr: `gère gérer gérait gérant gérée gérés établit établir établissait établi établie établis prépare préparer préparait préparée préparés
élabore élaborer élaborait élaborée élaborés reçoit recevait anime animer animait animée propose proposait dispense dispensait administre administrait`,
  es: 'elabora elaborar elaboraba prepara preparar preparaba',
  it: `gestisce gestire gestiva gestito gestita gestiti gestisco gestivo elabora elaborare elaborava elaborato elaborata prepara preparare preparava preparato preparata
cura curare curava curato curata curati curo curavo elaboro elaboravo preparo preparavo rilascia rilasciava riceve riceveva ricevo ricevevo emette emetteva emetto emettevo
propone proponeva propongo proponevo redige redigeva redigo redigevo tiene teneva tengo tenevo`,
})

/** How the nouns of a language are told apart, those that have such verbs. */
interface Nouns {
  /** What ends like this is a deed, which says itself what was done with the thing. */
  readonly deed: RegExp
  readonly participle: RegExp
  /** Nouns that end as a participle does: `Vendita al banco`. */
  readonly alike?: RegExp
  readonly people: RegExp
  readonly joint: RegExp
}
const nouns: Readonly<Record<string, Nouns>> = {
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
    participle: /[aiu]t[oaie]$/i,
    alike: /^(?:vend|vis|rend|usc|mer)[aiu]t[oaie]$/i,
    people: /^(?:squadra|brigata|gruppo|reparto|azienda|societa|person|dipendent|operai)/,
    joint: /^ed?$/,
  },
}
const small = 4

const isParticiple = ({ raw }: Token, { participle, alike }: Nouns) =>
  participle.test(raw) && alike?.test(raw) !== true

/** The things that a text names with no word for what is done with them: `Actes de naissance`, `12 menus et buffets`. */
function bareThings(known: readonly Token[], own: Nouns): readonly Token[] {
  const { deed, people, joint } = own
  const start = known.findIndex(({ kind, value }) => kind === 'word' && value.length >= small)
  const head = known[start]
  if (!head || deed.test(head.value) || isParticiple(head, own) || people.test(head.value)) return []
  const isNext = (at: number) => known[at]?.breaks === true || joint.test(known[at - 1]?.value ?? '')
  return known.filter(({ value }, at) => at === start || (at > start && isNext(at) && !deed.test(value)))
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
const isDeedSeenTo = (tokens: readonly Token[], at: number) =>
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

const linesOf = (grounds: readonly Ground[]) =>
  grounds
    .filter(({ section }) => section === 'work' || section === 'volunteer')
    .flatMap(({ sequences }) => sequences.filter(isPhrase))

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
  const heads = gathered(linesOf(grounds), (known) => {
    const head = known.find(({ kind, value }) => kind === 'word' && value.length >= small)
    return head && own.deed.test(head.value) ? [head] : bareThings(known, own)
  })
  return object?.isMarked === false && heads.some(({ value }) => isFamily(object.value, value, ''))
}

/** Whether a verb that the entries do not have says no more than that somebody had to do with what they name without a word for what was done with it. */
export function isHandled(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const own = nouns[language]
  if (!own || !handling(language).has(tokens[at]?.value ?? '')) return false
  if (language === 'it' && isDeedSeenTo(tokens, at)) return true
  const [object] = objectsOf(tokens, at, language)
  const things = gathered(linesOf(grounds), (known) => bareThings(known, own))
  return object !== undefined && things.some(({ value }) => isFamily(object.value, value, ''))
}
