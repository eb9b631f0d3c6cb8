import { entriesAmong, isOver, type Ground } from '../ground.js'
import { isVerbOf } from '../forms/first-person.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { beganOn, boundAt, datesIn, endedOn } from '../numbers/dates.js'
import { runsOf } from '../runs.js'
import { telling, type Said } from '../said.js'
import type { Token } from '../tokens.js'

const earning = byLanguage({
  ...{
    en: 'graduated completed finished earned obtained gained passed awarded left leaving received',
    de: 'abgeschlossen abschloss schloss erwarb erworben beendet beendete absolviert bestand bestanden erhielt erhalten erreichte erreicht ablegte abgelegt',
    fr: 'obtenir obtention décrocher valider réussir achever obtenu obtenue obtint obtient terminé terminée achevé achevée diplômé diplômée validé validée décroché décrochée fini',
    es: 'obtuvo obtenido obtenida terminó terminado finalizó finalizado concluyó concluido graduó graduado graduada licenció titulado titulada diplomó completó acabó',
  },
  ...{
    it: 'conseguito conseguita conseguì ottenuto ottenuta terminato terminata concluso conclusa laureato laureata laureò diplomato diplomata completato completata conseguendo ottenendo laureandosi diplomandosi concludendo terminando completando conseguì ottenne concluse terminò completò diplomò conclusi terminati superato superata',
    pt: 'obteve obtido obtida terminou terminado concluiu concluído concluída licenciou formou diplomou completou acabou',
    nl: 'behaalde behaald afgerond rondde afgestudeerd studeerde voltooide voltooid haalde',
    pl: 'ukończył ukończyła uzyskał uzyskała zdobył zdobyła obronił obroniła zakończył zakończyła',
  },
})
const beginning = byLanguage({
  ...{
    en: 'became began begun begins started starts joined enrolled entered',
    de: 'begann beginnt begonnen startete gestartet folgte folgt folgten',
    fr: 'commencé commença débuté débuta entamé rejoint intégré',
    es: 'empezó empezado comenzó comenzado inició ingresó entró',
  },
  ...{
    it: 'iniziato iniziata iniziati iniziate iniziò cominciato cominciata cominciati cominciò entrato entrata avviato avviati intrapreso intrapresi intrapresa intraprese immatricolato immatricolata',
    pt: 'começou iniciou ingressou entrou',
    nl: 'begon begonnen gestart startte',
    pl: 'zaczął zaczęła rozpoczął rozpoczęła',
  },
})
/** With one of these the year of a start may be told of a school: it began, lasted, or was gone to. */
const onwards = byLanguage({
  ...{
    en: `begin beginning start starting begun enter entering join joining came come went go going moved moving transferred admitted accepted enrolment
studied studying studies study attended attending reading pupil student`,
    de: `beginn beginnend beginnt start startet aufgenommen aufnahm nahm antrat trat eingeschrieben immatrikuliert wechselte ging kam zog
studierte studiert studium besuchte besucht lernte`,
    fr: `dès commence début débute entre entré entrée inscrit inscrite arrivé arrivée parti partie étudié étudiait étudie fréquenté suivi suivait suit`,
    es: `empieza comienza comienzo inicio inicia ingreso matriculó inscribió llegó pasó estudió estudiaba estudia cursó cursaba cursa`,
  },
  ...{
    it: `inizio inizia inizi iscritto iscritta iscrisse avviato avviata arrivato arrivata passato passata studiato studiava frequentato frequentava frequenta`,
    pt: `início inicia começo começa inscreveu matriculou chegou passou estudou estudava frequentou frequentava cursou cursava`,
    nl: `begin begint start ingeschreven inschreef ging kwam stapte studeerde studeert volgde bezocht leerde`,
    pl: `rozpoczęte rozpoczęta początek wstąpił wstąpiła podjął podjęła poszedł poszła zapisał zapisała dostał dostała trafił trafiła przyszedł przyszła studiował studiowała uczył uczyła uczęszczał uczęszczała`,
  },
})

const ahead = wordSet(
  'until till before bis hasta antes jusque jusqu avant fino prima ate tot voordat do przed zanim',
)

/** `earned her degree in 2019` of what began then, `began in 2020` of what ended then. */
export function wrongEndOfSpan(said: Said): string | undefined {
  const { tokens, grounds, told, language, isPlain } = said
  const [date, second] = datesIn(tokens)
  if (!date || second) return undefined
  if (told.some((known) => known.some(({ value }) => value === date.value))) return undefined
  const run = runsOf(tokens, language).find((each) => each.includes(date)) ?? tokens
  const isDateAlone = run.length <= 3 && telling(run, isPlain).length === 0
  const clause = isDateAlone ? tokens : run
  const dated = entriesAmong(grounds).filter(({ start, end }) => start !== undefined || end !== undefined)
  const isWrong = dated.some((ground) => beganOn(ground, date))
    ? !dated.some((ground) => endedOn(ground, date)) && isToldAsEnd(clause, date, dated, language)
    : dated.some((ground) => endedOn(ground, date)) && isToldAsStart(clause, date, language)
  return isWrong ? date.raw : undefined
}

const hasOneOf = (tokens: readonly Token[], verbs: ReadonlySet<string>, language: string) =>
  tokens.some(({ isMarked }, at) => isVerbOf(verbs, tokens, at, language) && !(isMarked && at > 0))

/** What is over has a year of its own for its degree, its end and its grade. */
function isToldAsEnd(
  clause: readonly Token[],
  date: Token,
  dated: readonly Ground[],
  language: string,
): boolean {
  if (hasOneOf(clause, beginning(language), language)) return false
  if (hasOneOf(clause, earning(language), language)) return true
  const schools = dated.filter((ground) => beganOn(ground, date))
  const areOver = schools.every((ground) => ground.section === 'education' && isOver(ground))
  const at = clause.indexOf(date)
  const isFrom = clause[at - 1]?.value === 'from' || boundAt(clause, at, language) === 'start'
  return areOver && !isFrom && !clause.some(({ value }) => onwards(language).has(value))
}

function isToldAsStart(clause: readonly Token[], date: Token, language: string): boolean {
  if (hasOneOf(clause, earning(language), language) || clause.some(({ value }) => ahead.has(value)))
    return false
  const at = clause.indexOf(date)
  // `one year, from September 2016`; a degree `from 2016` ended then.
  const isFrom = clause[at - 1]?.value === 'from' && (clause[at - 1]?.breaks === true || at === 1)
  return isFrom || hasOneOf(clause, beginning(language), language)
}
