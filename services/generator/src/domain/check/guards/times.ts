import { isOver, personAmong, type Ground } from '../ground.js'
import { beganOn, dateBehind, endedOn, isDateOrMonth, isUntil, startsOf } from '../numbers/dates.js'
import { isTime, now } from '../numbers/time-words.js'
import { isAmount, type Token } from '../tokens.js'
import { thirdsOf } from '../forms/first-person.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { isFamily } from '../forms/same-word.js'
import { standsIn, telling, upTo, type Said } from '../said.js'
import { prepositions } from '../words/function-words.js'
import { isGoingOn } from './going-on.js'
import { isPresent, isProgressive } from './present-english.js'

/** `da aprile a luglio`: what ends a span, and is no bound by itself. */
const rangeOf = byLanguage({ it: 'a ad al all alla' })
/** `dal marzo 2009 all'aprile 2015` */
const elidedTo = /^all['’]/iu
const starting = wordSet('joined started began became')
const present = byLanguage({
  ...{ en: 'works leads teaches', de: 'arbeitet arbeite leitet leite', fr: 'travaille dirige' },
  ...{ es: 'trabaja trabajo dirige', it: 'lavora lavoro dirige', pt: 'trabalha trabalho dirige' },
  ...{ nl: 'werkt werk leidt', pl: 'pracuje pracuję kieruje prowadzi' },
})
/** Whoever does such a thing does it still. */
const ongoing = byLanguage({
  es: `acompaña administra analiza asesora atiende colabora coordina cuida desarrolla desempeña dinamiza dirige diseña edita ejerce elabora
enseña entrena escribe evalúa forma fotografía gestiona imparte instala lidera lleva mantiene negocia ocupa encarga ofrece organiza
participa planifica prepara presenta programa publica realiza recibe recoge redacta repara representa revisa sirve supervisa traduce
tramita trata vende vigila`,
  pt: `acompanha administra analisa apoia atende colabora conduz coordena cuida desempenha desenvolve dinamiza dirige edita elabora ensina
escreve exerce forma fotografa gere gerencia instala leciona lidera mantém ministra monitoriza negoceia ocupa oferece organiza orienta
participa planeia prepara produz publica realiza recebe redige repara representa revê serve supervisiona traduz treina vende`,
  it: `accoglie addestra affianca allena allestisce alleva amministra analizza archivia assembla assiste cataloga collabora coltiva compila
conduce consegna controlla coordina corregge costruisce cuce cura dirige disegna documenta effettua elabora esegue fattura fornisce forma
fotografa gestisce guida impasta insegna installa lava misura monitora monta negozia occupa organizza partecipa pianifica prepara presenta
progetta programma pulisce raccoglie realizza redige registra riceve ripara risponde salda scava scrive seleziona serve sforna smonta
sorveglia stampa supervisiona supporta sviluppa svolge taglia tiene traduce trasporta tratta valuta vende verifica vernicia`,
})
const beforeOngoing = wordSet('si se ne inoltre lui lei lavora ella ela también também además')
/** In front of a verb they tell that it is of the first person. */
const meOf = byLanguage({ es: 'me yo', it: 'io', pt: 'me eu' })
/** `me encargo` */
const isToldByMe = (tokens: readonly Token[], at: number, language: string) =>
  meOf(language).has(tokens[at - 1]?.value ?? '') &&
  thirdsOf(tokens, at, language, false).some((third) => ongoing(language).has(third))

/** In front of a sentence they are as often what somebody did. */
const nouns = byLanguage({ es: 'trabajo', it: 'lavoro', pt: 'trabalho', nl: 'werk' })

/** The first word about time that the dates of the entries do not bear out. */
export function wrongTime(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  const dated = grounds.filter(({ start, end }) => start !== undefined || end !== undefined)
  if (dated.length === 0) return undefined
  const isNotNow = notNowBy(said, dated)
  const isDated = tokens.some(isDateOrMonth)
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (isNotNow(tokens, at)) return token.raw
    const date = isDated && wrongBound(tokens, at, { grounds, dated, language })
    if (date) return `${token.raw} ${date.raw}`
  }
  return isDated ? wrongStart(tokens, dated) : undefined
}

/** Whether a word tells as going on what the entries tell as ended. */
function notNowBy(about: Said, dated: readonly Ground[]) {
  const { grounds, language } = about
  const jobs = grounds.filter(({ section }) => section === 'work' || section === 'volunteer')
  const said = grounds.filter(({ section }) => section !== 'person')
  const names = personAmong(grounds)
  const hasEnded = jobs.length > 0 && !jobs.some(({ goesOn, end }) => goesOn || end === undefined)
  const isAllOver =
    !isOngoing(dated) && jobs.length > 0 && jobs.length === dated.length && jobs.length === said.length
  const isAllPast = said.length > 0 && said.every(isOver)
  return (tokens: readonly Token[], at: number) => {
    const { value = '', raw = '', isMarked = false } = tokens[at] ?? {}
    if (isGoingOn(tokens, at, language)) return !isOngoing(dated)
    if (now.has(value) && !/ł$/i.test(raw))
      return !(isMarked && at > 0) && !isOngoing(dated) && !isPastThen(at, about)
    if (isAllOver && language === 'en' && isPresent(tokens, at, names)) return true
    if (isAllOver && ongoing(language).has(value) && isToldOf(tokens, at, names)) return true
    if (isAllOver && isToldByMe(tokens, at, language)) return true
    if (isAllPast && language === 'en' && isProgressive(tokens, at, names)) return true
    // `trabajó`, `lavorò` and `travaillé` have an accent, `trabajo`, `lavoro` and `travaille` go on.
    return (
      hasEnded &&
      present(language).has(value) &&
      !/(?:[óò]|é(?:e?s?))$/u.test(raw) &&
      !(isMarked && (at > 0 || nouns(language).has(value))) &&
      // `brake and suspension works`
      !grounds.some(({ pairs }) => pairs.has(`${tokens[at - 1]?.value} ${value}`)) &&
      !beforeNouns(language).has(tokens[at - 1]?.value ?? '') &&
      !isBehindPreposition(tokens, at, language)
    )
  }
}

const whiles = byLanguage({
  ...{ en: 'while whilst when', de: 'als während', nl: 'terwijl toen als', pl: 'gdy kiedy' },
  ...{ es: 'mientras cuando', fr: 'lorsque quand tandis', it: 'mentre quando', pt: 'enquanto quando' },
})
const were = byLanguage({
  ...{ en: "was were wasn't weren't", de: 'war waren', nl: 'was waren', fr: 'était étais' },
  ...{ es: 'estaba era', it: 'era ero stavo stava', pt: 'estava era' },
})
/** `este trabajo` is no verb. */
const beforeNouns = byLanguage({
  ...{ es: 'este ese el mi su un del al de en nuestro tu', it: 'il questo suo mio un al del' },
  ...{ pt: 'o meu seu este esse um ao do de em', nl: 'het dit mijn zijn haar', fr: 'le la ce mon son' },
})

/** `em trabalho remoto` is no verb. */
const isBehindPreposition = (tokens: readonly Token[], at: number, language: string) =>
  nouns(language).has(tokens[at]!.value) && prepositions(language).has(tokens[at - 1]?.value ?? '')

/** Whether what was so `still` was so at its time, or an entry itself says that it is so. */
function isPastThen(at: number, said: Said): boolean {
  const { tokens, grounds, language } = said
  const { value = '', isMarked = false } = tokens[at] ?? {}
  const before = tokens[at - 1]?.value ?? ''
  if (isToldAsNow(tokens, at, grounds)) return true
  const isWhile = tokens.slice(Math.max(0, at - 5), at).some((token) => whiles(language).has(token.value))
  if (isWhile || were(language).has(before)) return true
  // Portuguese says `also` with it: `criou ainda`.
  if (value === 'ainda' && /(?:ou|eu|iu|aram|eram|iram|ei|i)$/.test(before)) return true
  const next = tokens[at + 1]?.value ?? ''
  const inUse = ['still used', 'still in']
  if (
    value === 'still' &&
    inUse.includes(`still ${next}`) &&
    grounds.some(({ pairs }) => inUse.some((pair) => pairs.has(pair)))
  )
    return true
  if (value === 'noch' && isWhen(before, next, tokens[at + 2]?.value ?? '')) return true
  if (/^no(?:ch|g)$/.test(value) && isSoLong(tokens, at)) return true
  if (
    /^(?:today|currently|heute)$/.test(value) &&
    grounds.some(({ words }) => words.has('now') || words.has('today') || words.has('heute'))
  )
    return true
  const still = stillToday(language)
  if (still.has(value) && at > 0 && grounds.some(({ sequences }) => isStillSo(sequences, still, said)))
    return true
  return grounds.some(
    ({ words, pairs }) => pairs.has(`${value} ${next}`) || (isMarked && at > 0 && words.has(value)),
  )
}

const stillToday = byLanguage({ es: 'aún todavía hoy', pt: 'ainda hoje' })
/** `ainda hoje usados` of what a line has `ainda utiliza`, which says all else too; in front it tells what the person does. */
const isStillSo = (
  sequences: Ground['sequences'],
  still: ReadonlySet<string>,
  { tokens, isPlain, language }: Said,
) =>
  sequences.some(
    (known) =>
      known.some(({ value }) => still.has(value)) &&
      telling(tokens, isPlain).every(
        ({ value }) => still.has(value) || value.length < 4 || standsIn(value, known, language),
      ),
  )

const stayed = /^(?:blieb|bleef)(?:en|st)?$/
/** `blieb noch mehr als zwei Jahre`: how much longer somebody stayed then. */
const isSoLong = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 3), at).some(({ value }) => stayed.test(value)) &&
  tokens.slice(at + 1, at + 4).some((token, step) => isAmount(token) && isTime(tokens, at + 1 + step))

/** `noch während`, `noch im selben Jahr`, `nur noch`: no word for what goes on. */
const isWhen = (before: string, next: string, behind: string) =>
  before === 'nur' ||
  /^(?:wahrend|bevor|vor)$/.test(next) ||
  (/^[ia]m$/.test(next) && /^(?:selben|gleichen|monat|jahr|studium)$/.test(behind))

/** Nothing but the summary says what stands there, or an entry itself tells it in the present: `Wird von … genutzt`. */
function isToldAsNow(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  if (!/^(?:heute|heutzutage|tegenwoordig|nu)$/.test(tokens[at]?.value ?? '')) return false
  const clause = upTo(tokens.slice(at + 1), ({ breaks }) => breaks)
  const names = clause.filter(({ kind, isMarked }) => kind === 'word' && isMarked)
  const areAll = (known: readonly Token[]) =>
    names.length > 0 && names.every(({ value }) => known.some((token) => isFamily(value, token.value, 'de')))
  return grounds.some(({ section, sequences }) =>
    sequences.some(
      (known) => (section === 'basics' || presentStart.test(known[0]?.value ?? '')) && areAll(known),
    ),
  )
}

const presentStart = /^(?:wird|werden|ist|sind|wordt|worden|is|zijn)$/

const isOngoing = (dated: readonly Ground[]) => dated.some(({ goesOn }) => goesOn)

/** `Tratta con acquirenti esteri`: the verb tells of the person. */
const isToldOf = (tokens: readonly Token[], at: number, names: ReadonlySet<string>) => {
  const before = tokens[at - 1]?.value ?? ''
  if (/^s[ei]$/.test(before)) return true
  // `Programa de mentoría` and `Consegna di pacchi` are nouns.
  if (/^(?:forma|programa)$/.test(tokens[at]!.value) && /^d[aeo]s?$/.test(tokens[at + 1]?.value ?? ''))
    return false
  if (/^d(?:i|el|ei|egli|ella|elle|ello|ell)$/.test(tokens[at + 1]?.value ?? '')) return false
  return at === 0 || beforeOngoing.has(before) || names.has(before)
}

/** They say when something began, not that it goes on. */
const beginning = /^(?:ab|vanaf)$/

/** The date behind a `since` that nothing began on, or behind an `until` that nothing ended on. */
function wrongBound(
  tokens: readonly Token[],
  at: number,
  { grounds, dated, language }: { grounds: readonly Ground[]; dated: readonly Ground[]; language: string },
): Token | undefined {
  const word = tokens[at]?.value ?? ''
  // `from 2018 on`
  const isOn = language === 'en' && word === 'from' && /^on(?:wards?)?$/.test(tokens[at + 2]?.value ?? '')
  const isSince = ({ value }: Token) => startsOf(language).has(value) || (isOn && value === word)
  const isEnd = (token: Token) => isUntil(token, language)
  if (!tokens[at] || (!isSince(tokens[at]) && !isEnd(tokens[at]))) return undefined
  const date = dateBehind(tokens, at)
  if (!date) return undefined
  const rest = tokens.slice(at + 2)
  const isTo = (token: Token) => isEnd(token) || rangeOf(language).has(token.value)
  const isRange = rest.some(
    (other, index) =>
      (isTo(other) && rest.slice(index + 1).some(isDateOrMonth)) ||
      (isDateOrMonth(other) && elidedTo.test(other.raw)),
  )
  const hasBegun = (ground: Ground) =>
    (beganOn(ground, date) &&
      (isRange || beginning.test(word) || isOngoing(dated) || ground.end === ground.start)) ||
    // A degree is had since it was got.
    (ground.section === 'education' && endedOn(ground, date) && !isRange)
  const all = tokens.filter(isDateOrMonth)
  const hasAll = (known: readonly Token[]) =>
    all.length > 1 && all.every(({ value }) => known.some((token) => token.value === value))
  const isTold = (isBound: (token: Token) => boolean) =>
    grounds.some(({ sequences }) =>
      sequences.some((known) => hasAll(known) || hasBound(known, date, isBound)),
    )
  if (isSince(tokens[at]) && !isTold(isSince) && !dated.some(hasBegun)) return date
  return isEnd(tokens[at]) && !isTold(isEnd) && !dated.some((ground) => endedOn(ground, date))
    ? date
    : undefined
}

/** `Référente hygiène depuis 2020`: an entry may tell of a bound within its own dates. */
const hasBound = (known: readonly Token[], date: Token, isBound: (token: Token) => boolean) =>
  known.some(
    (token, at) => isBound(token) && known.slice(at + 1, at + 3).some((other) => other.value === date.value),
  )

/** `joined in 2018` of what began in 2013. */
function wrongStart(tokens: readonly Token[], dated: readonly Ground[]): string | undefined {
  const starts = tokens.findIndex(({ value }) => starting.has(value))
  const near = tokens.findIndex((token, at) => at > starts && isDateOrMonth(token))
  const [verb, date] = [tokens[starts], tokens[near]]
  if (!verb || !date) return undefined
  const isApart = tokens.slice(starts, near).some(({ breaks, value }) => breaks || value === 'and')
  const isBefore = tokens.some(({ value }) => value === 'until' || value === 'before' || value === 'to')
  if (isApart || isBefore || dated.some((ground) => beganOn(ground, date))) return undefined
  return `${verb.raw} in ${date.raw}`
}
