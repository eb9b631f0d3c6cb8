import { isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import { entriesAmong, type Ground } from '../ground.js'
import type { Said } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import { articles, possessives } from '../words/function-words.js'

const leadsOf = byLanguage({
  it: `dirige dirigeva diresse diretto gestisce gestiva gestito coordina coordinava coordinato supervisiona supervisionava guida guidava guidato
conduce conduceva amministra amministrava`,
  pl: `kieruje kierował kierowała kierując zarządza zarządzał zarządzała zarządzając prowadzi prowadził prowadziła dowodzi dowodził dowodziła nadzoruje
nadzorował nadzorowała szefuje szefował szefowała koordynuje koordynował koordynowała`,
})
/** What any employer may be called. */
const employer = /^(?:firm[aey]?|firmie|przedsiebiorstw\p{L}*|spolk\p{L}|azienda|ditta|impresa|societa)$/u
const leading =
  /^(?:po)?kier(?:uj|ow[an])|^zarzadz|^dowod|^prowadz|^szef|^nadz|^koordyn|^dyrektor|^prezes|^dir(?:ig|ett|ez)|^gest|^coord|^superv|^guid|^condu|^ammin|^respons|^capo/
/** Who leads all of it. */
const wholly =
  /^(?:wspol)?wlascicie|^prezes|^(?:wspol)?zalozyciel|^titolar|^(?:com)?proprietari|^(?:co)?fondat|^president|^imprendit|^soci[oa]$|^przedsiebior[cz]/
const title =
  /^(?:kierowni(?:k|czka)|dyrektor(?:ka)?|szef(?:owa)?|komendant(?:ka)?|direttore|direttrice|responsabile|gestore)$/
const near = 4

/** Who leads a part of a place, said to lead all of it: `dirige il centro` of who coordinates six people there. */
export function leadsAll({ tokens, grounds, language }: Said): string | undefined {
  const jobs = entriesAmong(grounds).filter(({ section }) => section === 'work' || section === 'volunteer')
  if (jobs.length === 0 || leadsOf(language).size === 0) return undefined
  for (const [at, { value }] of tokens.entries()) {
    if (!leadsOf(language).has(value)) continue
    const object = tokens.slice(at + 1).find((token) => token.breaks || !isBetween(token, language))
    if (object?.kind !== 'word' || object.breaks) continue
    const isPlace = employer.test(object.value) || jobs.some((job) => isCalled(job, object, language))
    if (isPlace && !grounds.some((ground) => isLedIn(ground, object, language))) return object.raw
  }
  return undefined
}

const isBetween = ({ value }: Token, language: string) =>
  language === 'it' && (articles.has(value) || possessives.has(value) || value === 'i')

/** Whether its name begins with this; what it tells by it as well is not the place. */
function isCalled(job: Ground, object: Token, language: string): boolean {
  const { told = [] } = job.telling
  const isIt = (known: Token | undefined) =>
    known?.kind === 'word' && isForm(object.value, known.value, language)
  const isTold = told.some((text) => job.written.get(text)?.some(isIt))
  const [first] = job.name
  return !isTold && first !== undefined && isForm(object.value, first, language)
}

function isLedIn(ground: Ground, object: Token, language: string): boolean {
  const own = partsOf(ground, language).whole.sequences
  if (own.some((known) => known.some(({ value }) => wholly.test(value)))) return true
  if (own.some((known) => known.length === 1 && title.test(known[0]!.value))) return true
  return ground.sequences.some((known) =>
    known.some(
      ({ value }, at) =>
        isForm(object.value, value, language) &&
        known.slice(Math.max(0, at - near), at).some((before) => leading.test(before.value)),
    ),
  )
}
