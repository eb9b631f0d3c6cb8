import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

export const years = wordSet(
  'year years jahr jahre jahren an ans année années año años anni anno jaar jaren lat lata latach rok roku',
)
export const months = wordSet(
  'month months monat monate monaten mois mes meses mesi mese maand maanden miesiąc miesiące miesięcy miesiąca miesiącu miesiącach',
)
const shorter =
  wordSet(`hour hours hr hrs minute minutes min mins second seconds sec secs day days week weeks stunde stunden minute minuten tag tage tagen woche wochen
jour jours heure heures semaine semaines día días hora horas minuto minutos semana semanas giorno giorni ora ore minuti settimana settimane dag dagen uur
uren minuut weken dzień dni godzin godziny minut tydzień tygodni tygodnie dniach godzinie minuty tygodniach`)

const timeUnits = new Set([...years, ...months, ...shorter])
export const isTimeUnit = (word: string): boolean => timeUnits.has(word)

/** Whether the amount at `at` counts time. */
export const isTime = (tokens: readonly Token[], at: number): boolean =>
  isTimeUnit(tokens[at + 1]?.value ?? '')

/** Words that say that something was so before something else. */
export const already = wordSet('already schon bereits déjà ya già já al reeds już')

/** Words that say that something goes on; whether it does is told by the dates. */
export const now = wordSet(
  `currently current still today nowadays derzeit aktuell heute noch weiterhin actuellement aujourd'hui encore toujours actualmente hoy todavía aún sigue attualmente oggi ancora
atualmente hoje ainda momenteel vandaag nog obecnie aktualnie dziś nadal wciąż`,
)
