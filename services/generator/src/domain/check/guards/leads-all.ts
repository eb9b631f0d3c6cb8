import { gathered } from '../../gathered.js'
import { isVerbOf } from '../forms/first-person.js'
import { isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import { entriesAmong, says, type Ground } from '../ground.js'
import type { Said } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import { determiners, pronouns } from '../words/function-words.js'

const leadsOf = byLanguage({
  de: 'leitet leite leitete führt führe führte',
  it: `dirige dirigeva diresse diretto gestisce gestiva gestito coordina coordinava coordinato supervisiona supervisionava guida guidava guidato
conduce conduceva amministra amministrava`,
  nl: 'leidt leid leidde',
  es: `lleva llevaba llevó dirige dirigía dirigió dirigiendo lidera lideraba lideró encabeza encabezaba encabezó gestiona gestionaba gestionó administra administraba
administró coordina coordinaba coordinó regenta regentaba regentó supervisa supervisaba supervisó`,
  pt: `dirige dirigia dirigiu lidera liderava liderou chefia chefiava chefiou gere geria geriu gerencia gerenciava gerenciou administra administrava
administrou coordena coordenava coordenou comanda comandava comandou supervisiona supervisionava supervisionou`,
  pl: `kieruje kierował kierowała kierując zarządza zarządzał zarządzała zarządzając prowadzi prowadził prowadziła dowodzi dowodził dowodziła nadzoruje
nadzorował nadzorowała szefuje szefował szefowała koordynuje koordynował koordynowała
dowódcą kierownikiem kierowniczką dyrektorem dyrektorką szefem szefową komendantem komendantką naczelnikiem naczelniczką`,
})
/** What is led stands in front of them. */
const ledOf = byLanguage({ de: 'geleitet geführt', nl: 'geleid' })
/** What any employer may be called. */
const employer =
  /^(?:firm[aey]?|firmie|przedsiebiorstw\p{L}*|spolk\p{L}|azienda|ditta|impresa|societa|empresa|compania)$/u
/** Words by which an entry tells of leading. */
const leading =
  /^(?:po)?kier(?:uj|ow[an])|^zarzadz|^dowod|^prowadz|^szef|^nadz|^koordyn|^dyrektor|^prezes|^dir(?:ig|ett|ez)|^gest|^coord|^superv|^guid|^condu|^ammin|^respons|^capo|^llev|^lider|^encabez|^admin|^jefe?a?$|^chef|^geri|^geren|^gere$|^regent|^comand|^encarg|^encarreg|^direc|leit(?:e[rt]|ung)|^fuhr(?:t|te|ung)$|leid(?:er|t|de|ing|ster)/
/** Who leads all of a place: its owners, founders and chairs. */
const wholly =
  /(?:inhaber|grunder|geschaftsfuhrer|direktor|rektor|eigentumer|vorsitzende[nr]?|voorzitter|eigenaar|oprichter|directeur|bestuurder)(?:in|innen)?$|^(?:wspol)?wlascicie|^prezes|^(?:wspol)?zalozyciel|^titolar|^(?:com)?proprietari|^(?:co)?fondat|^president|^imprendit|^soci[oa]$|^fundador|^cofundador|^duen[oa]$|^don[oa]$|^geren|^titular$|^alcald|^prefeit|^przedsiebior[cz]/
/** Alone it is the head of all of it: `Leiterin`, but not `Leiterin der Gruppe`. */
const title =
  /^(?:leiter(?:in)?|leitung|leider|leidster|kierowni(?:k|czka)|dyrektor(?:ka)?|szef(?:owa)?|komendant(?:ka)?|direttore|direttrice|responsabile|gestore|director|directora|diretor|diretora|encargad[oa]|encarregad[oa])$/
/** From what tells of leading to what is led: an article and another word lie between at most. */
const near = 3

/** Who leads a part of a place, said to lead all of it: `leitet die Kita` of who leads a group there. */
export function leadsAll({ tokens, grounds, language }: Said): string | undefined {
  const jobs = entriesAmong(grounds).filter(({ section }) => section === 'work' || section === 'volunteer')
  const person = grounds.filter(({ section }) => section === 'person')
  if (jobs.length === 0 || leadsOf(language).size === 0) return undefined
  const isBetween = (token: Token) =>
    determiners.has(token.value) ||
    pronouns.has(token.value) ||
    (language === 'it' && token.value === 'i') ||
    person.some((ground) => says(ground, token, language))
  const led = gathered(tokens, ({ value }, at) => {
    if (isVerbOf(leadsOf(language), tokens, at, language))
      return tokens.slice(at + 1).find((token) => !isBetween(token)) ?? []
    return ledOf(language).has(value)
      ? (tokens.slice(0, at).findLast((token) => !isBetween(token)) ?? [])
      : []
  })
  return led.find(
    (object) =>
      object.kind === 'word' &&
      !object.breaks &&
      (employer.test(object.value) || jobs.some((job) => isCalled(job, object, language))) &&
      !grounds.some((ground) => isLedIn(ground, object, language)),
  )?.raw
}

/** Whether it is in the name of the place; in small letters in front of it, and of nothing else that is told. */
function isCalled(
  { name, telling: { told = [] }, written }: Ground,
  object: Token,
  language: string,
): boolean {
  if (object.isMarked) return name.has(object.value)
  const isIt = (known: string) => isForm(object.value, known, language)
  const isTold = told.some((text) =>
    written.get(text)?.some(({ kind, value }) => kind === 'word' && isIt(value)),
  )
  const [first] = name
  return !isTold && first !== undefined && isIt(first)
}

function isLedIn(ground: Ground, object: Token, language: string): boolean {
  const { sequences, words } = partsOf(ground, language).whole
  const own = [...words].filter((word) => !ground.name.has(word))
  return (
    own.some((word) => wholly.test(word) || isHeadOf(word, object.value)) ||
    sequences.some((known) => known.length === 1 && title.test(known[0]!.value)) ||
    ground.sequences.some((known) => isToldLed(known, object, language))
  )
}

/** `Laborleiterin` leads the laboratory that her employer is. */
function isHeadOf(word: string, place: string): boolean {
  const part = word.replace(/(?:leiter(?:in)?|leitung|leider|leidster|manager)$/, '').replace(/s$/, '')
  return part !== word && part.length > 3 && (place.includes(part) || part.includes(place))
}

const isToldLed = (known: readonly Token[], object: Token, language: string) =>
  known.some(
    ({ value }, at) =>
      isForm(object.value, value, language) &&
      known.slice(Math.max(0, at - near), at).some((before) => leading.test(before.value)),
  )
