import { entriesAmong, type Ground } from '../ground.js'
import { byLanguage } from '../forms/word-set.js'
import { beganOn, datesIn, endedOn } from '../numbers/dates.js'
import type { Said } from '../said.js'

const earning = byLanguage({
  ...{
    en: 'graduated completed finished earned obtained gained',
    de: 'abgeschlossen abschloss schloss erwarb erworben beendet beendete absolviert bestand bestanden',
    fr: 'obtenu obtenue obtint obtient terminé terminée achevé achevée diplômé diplômée validé validée décroché décrochée fini',
    es: 'obtuvo obtenido obtenida terminó terminado finalizó finalizado concluyó concluido graduó graduado graduada licenció titulado titulada diplomó completó acabó',
  },
  ...{
    it: 'conseguito conseguita conseguì ottenuto ottenuta terminato terminata concluso conclusa laureato laureata laureò diplomato diplomata completato',
    pt: 'obteve obtido obtida terminou terminado concluiu concluído concluída licenciou formou diplomou completou acabou',
    nl: 'behaalde behaald afgerond rondde afgestudeerd studeerde voltooide voltooid haalde',
    pl: 'ukończył ukończyła uzyskał uzyskała zdobył zdobyła obronił obroniła zakończył zakończyła',
  },
})
const beginning = byLanguage({
  ...{
    de: 'begann begonnen startete gestartet',
    fr: 'commencé commença débuté débuta entamé rejoint intégré',
    es: 'empezó empezado comenzó comenzado inició ingresó entró',
  },
  ...{
    it: 'iniziato iniziò cominciato cominciò entrato entrata',
    pt: 'começou iniciou ingressou entrou',
    nl: 'begon begonnen gestart startte',
    pl: 'zaczął zaczęła rozpoczął rozpoczęła',
  },
})

/** `earned her degree in 2019` of what began then, `began in 2020` of what ended then. */
export function wrongEndOfSpan({ tokens, grounds, language }: Said): string | undefined {
  const [date, second] = datesIn(tokens)
  if (!date || second) return undefined
  const hasVerb = (verbs: ReadonlySet<string>) =>
    tokens.some(({ value, isMarked }, at) => verbs.has(value) && !(isMarked && at > 0))
  const isEarned = hasVerb(earning(language))
  const isBegun = hasVerb(beginning(language))
  if (isEarned === isBegun) return undefined
  if (grounds.some(({ sequences }) => sequences.flat().some(({ value }) => value === date.value)))
    return undefined
  const dated = entriesAmong(grounds).filter(({ start, end }) => start !== undefined || end !== undefined)
  const isStart = (ground: Ground) => beganOn(ground, date)
  const isEnd = (ground: Ground) => endedOn(ground, date)
  const schools = dated.filter(({ section }) => section === 'education')
  const isWrong = isEarned
    ? schools.some(isStart) && schools.length === dated.length && !dated.some(isEnd)
    : dated.some(isEnd) && !dated.some(isStart)
  return isWrong ? date.raw : undefined
}
