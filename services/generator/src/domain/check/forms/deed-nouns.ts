import type { Token } from '../tokens.js'
import { germanParticles } from './stem-german.js'

/** Nouns that are an office or a field as well: `Dirección General`, a degree in `Dirección de empresas`. */
const deeds: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  es: new Map([['direccion', 'dirigir']]),
  it: new Map([['direzione', 'dirigere']]),
  pt: new Map([
    ['direcao', 'dirigir'],
    ['direccao', 'dirigir'],
    ['chefia', 'chefiar'],
  ]),
}

/** What stands behind such a noun where it is a deed; an office is `Direzione generale`. */
const deedOf: Readonly<Record<string, RegExp>> = {
  es: /^d(?:el?|[aeo]s?)$/,
  it: /^(?:d(?:i|el|ella|ello|ell|ei|egli|elle)|lavori|cantiere|cantieri)$/,
}

/** `Rechnungsprüfung`, `Lehrlingsausbildung`; a `Meisterprüfung` somebody sat. */
const german: readonly (readonly [RegExp, string])[] = [
  [
    /^(?!\p{L}*(?:abschluss|meister|gesellen|zwischen|zulassungs|aufnahme|eignungs|wirtschafts|fach|sachkunde|staats|prakti|schein|abitur|sprach|kammer))\p{L}*prufung(?:en)?$/u,
    'prufte',
  ],
  [/^(?:lehrlings?|azubi|nachwuchs|hunde|pferde|personal|mitarbeiter)?ausbildung$/, 'ausbildete'],
  [/^einrichtung$/, 'einrichtete'],
  [
    /^(?:mitarbeiter|kunden|anwender|produkt|software|system|verkaufs|vertriebs|nutzer|benutzer|personal|team|lehrer|eltern)?schulung(?:en)?$/,
    'schulte',
  ],
]
/** Of these who made them wrote them. */
const texts = /(?:bericht|gutachten|schriftsatz|stellungnahme|pressemitteilung|fachartikel)(?:e|en|s|n)?$/
/** `Berichte weitergeleitet` tells what else was done to them. */
const done = /^(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert|(?:be|er|ver)\p{L}+t)$/u
/** `Berichte prüfen und ablegen`, `Berichte übersetzt`, but not `Berichte zu aktuellen Themen`. */
const isVerb = (token: Token | undefined) =>
  token?.kind === 'word' && !token.isMarked && /\p{L}{2}(?:e[lr]?n|t)$/u.test(token.value)
const isWritten = (tokens: readonly Token[]) =>
  texts.test(tokens[0]?.value ?? '') &&
  !isVerb(tokens.at(-1)) &&
  !tokens.some(({ value, isMarked }) => !isMarked && done.test(value))
/** A line that is a document tells that somebody made it: `Zustandsprotokolle für den Leihverkehr`. */
const made: Readonly<Record<string, readonly [RegExp, string]>> = {
  de: [
    /(?:protokoll|bericht|gutachten|konzept|skizze|statistik|(?:speise|dienst|schicht|lage|bau|zeit)plan|(?<!spezia|rea|kapita|origina)liste|angebot|kalkulation|prasentation|broschure|plakat|flyer|newsletter|schriftsatz|stellungnahme|(?:jahres|monats|quartals)abschluss|bilanz|steuererklarung|abrechnung)(?:e|en|s|n)?$/u,
    'erstellte',
  ],
  nl: [
    /(?:offerte|rapport|verslag|rooster|begroting|handleiding|draaiboek|protocol|presentatie|nieuwsbrief|brochure|jaarrekening|jaarverslag|werkplan)(?:s|en|n)?$/u,
    'opstelde',
  ],
  pl: [
    /^(?:artykul|tekst|wnios(?:ek|k)|umow|grafik|notatk|instrukcj|procedur|dokumentacj|specyfikacj|regulamin|scenariusz|newsletter|raport|sprawozdani|zestawieni|szacun|protokol|kosztorys|opini|ekspertyz|wycen|ofert|harmonogram|deklaracj|bilans|prezentacj|plan)(?:ki|ow|[yeai])?$/,
    'sporzadzal',
  ],
}
/** Who has such a thing on a line made it, where the line tells no other deed: `Model prognozy (LightGBM)`. */
const built = /^(?:model|dashboard|pulpit|skrypt|makr|prototyp|chatbot|parser|konfigurator)(?:[aioy]|ow)?$/
const otherDeed =
  /(?:acj[aei]|[aei]nie|sparcie|monitoring|testy?|audyty?|obsluga|budowa|poprawk[ai]|analiz[ay]|przeglady?|kontrol[ae]|[aeo]ny|[aeo]na|ety|eta)$/
const isBuiltThing = ([thing, ...rest]: readonly Token[]) =>
  built.test(thing?.value ?? '') &&
  !rest.some(({ value, isMarked }) => !isMarked && (otherDeed.test(value) || value === 'przez'))

/** Behind these it is what somebody had: `Ausbildung zur Pflegefachkraft`. */
const had = /^(?:zu[mr]?|als|bei[m]?|i[mn]|an|am|mit|durch|fur|nach)$/
const adding = /^(?:und|sowie|i|oraz)$/

/** `Monatliche Deckungsbeitragsrechnung`: who has it to do draws it up. */
const regular = /^(?:wochentlich|monatlich|jahrlich|vierteljahrlich|halbjahrlich|taglich)e[nrs]?$/
const reckoning =
  /(?:deckungsbeitrags|ergebnis|kosten|stellen|standort|liquiditats|wirtschaftlichkeits|leistungs)rechnung(?:en)?$/

const begins = (tokens: readonly Token[], at: number) =>
  at === 0 || tokens[at]!.breaks || adding.test(tokens[at - 1]!.value)

/** `Hielp bij offertes`: who helped with a document helped to make it. */
const isHelped = (tokens: readonly Token[], at: number) =>
  at === 2 && /^(?:half|hielp|hilfe|hulp)$/.test(tokens[0]!.value) && /^(?:bei|bij)$/.test(tokens[1]!.value)

/** `12 raportów miesięcznie` */
const isCounted = (tokens: readonly Token[], at: number, language: string) =>
  at === 1 && language === 'pl' && tokens[0]!.kind === 'number'

/** The deed that a line of a job begins with as a noun: `Dirección de un equipo` tells that somebody led it. */
export function deedNoun(tokens: readonly Token[], at: number, language: string): string | undefined {
  if (language === 'de' && at === 0 && isWritten(tokens)) return 'verfasste'
  const [document, making] = made[language] ?? []
  if (
    (at === 0 || isCounted(tokens, at, language) || isHelped(tokens, at)) &&
    document?.test(tokens[at]?.value ?? '')
  )
    return making
  // `22 identyfikacje wizualne`: they came about.
  if (isCounted(tokens, at, language)) return 'powstal'
  if (language === 'de')
    return (
      trainingWith(tokens, at) ?? running(tokens, at) ?? reckoningDone(tokens, at) ?? germanDeed(tokens, at)
    )
  // A `budowa` is a site as well.
  if (language === 'pl') {
    if (at === 0 && isBuiltThing(tokens)) return 'zbudowal'
    return /^budow[ay]$/.test(tokens[at]!.value) && begins(tokens, at) ? 'budowal' : undefined
  }
  const isDeed = at === 0 && (deedOf[language] ?? deedOf['es']!).test(tokens[1]?.value ?? '')
  return isDeed ? deeds[language]?.get(tokens[0]?.value ?? '') : undefined
}

/** `Wöchentliche Übungen mit 15 Jugendlichen`: who holds them trains with them. */
const trainingWith = (tokens: readonly Token[], at: number) =>
  at < 2 && /^(?:ubung|probe)(?:en|n)?$/.test(tokens[at]!.value) && tokens[at + 1]?.value === 'mit'
    ? 'ubte'
    : undefined

/** `Betrieb von 45 Servern`; an `Inbetriebnahme` or a firm is none. */
const running = (tokens: readonly Token[], at: number) =>
  at === 0 && tokens[0]!.value === 'betrieb' && /^(?:von|vom|de[rs]|eine[rs])$/.test(tokens[1]?.value ?? '')
    ? 'betreiben'
    : undefined

const reckoningDone = (tokens: readonly Token[], at: number) =>
  (at === 0 || (at === 1 && regular.test(tokens[0]!.value))) && reckoning.test(tokens[at]!.value)
    ? 'erstellte'
    : undefined

/** Also in `Vorbereitung und Prüfung der Nähte`. */
function germanDeed(tokens: readonly Token[], at: number): string | undefined {
  const { value, isMarked } = tokens[at]!
  const both = adding.test(tokens[at + 1]?.value ?? '')
    ? sharedEnd(value, tokens[at + 2]?.value ?? '')
    : undefined
  if (both !== undefined) return both
  if (!isMarked || !/(?:prufung|ausbildung|schulung|einrichtung)(?:en)?$/.test(value)) return undefined
  const start = tokens.slice(0, at + 1).findLastIndex(({ breaks }) => breaks)
  const before = tokens.slice(Math.max(0, start), at)
  if (!begins(tokens, at) || before.some(({ value: each }) => had.test(each))) return undefined
  let behind = at + 1
  while (adding.test(tokens[behind]?.value ?? '') && tokens[behind + 1]?.isMarked) behind += 2
  const next = tokens[behind]
  const isWhole = /^(?:prufung|ausbildung|schulung|einrichtung)(?:en)?$/.test(value)
  if (isWhole && (!next || next.isMarked || had.test(next.value))) return undefined
  return german.find(([form]) => form.test(value))?.[1]
}

/** `Auf- und Abbau` is an `Aufbau` too. */
function sharedEnd(start: string, word: string): string | undefined {
  if (!germanParticles.has(start) && start !== 'be' && start !== 'ent') return undefined
  const other = [...germanParticles, 'ent', 'be'].find(
    (each) => word.startsWith(each) && word.length > each.length + 2,
  )
  return other === undefined ? undefined : `${start}${word.slice(other.length)}`
}
