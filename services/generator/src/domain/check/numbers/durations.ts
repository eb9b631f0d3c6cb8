import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

/** Units of which one is always as long, in minutes. */
const units: readonly (readonly [minutes: number, words: ReadonlySet<string>])[] = [
  [
    1 / 60,
    wordSet(
      's sek sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi seconden sekund sekundy',
    ),
  ],
  [1, wordSet('min mins minute minutes minuten minuto minutos minuti minuut minuten minut minuty minuta')],
  [
    60,
    wordSet(
      'h hr hrs hour hours stunde stunden heure heures hora horas ora ore uur uren godzina godziny godzin godzinę',
    ),
  ],
  [
    60 * 24,
    wordSet('day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen dzień dni dniach'),
  ],
  [
    60 * 24 * 7,
    wordSet(
      'week weeks woche wochen semaine semaines semana semanas settimana settimane weken tydzień tygodnie tygodni',
    ),
  ],
]

/** How many minutes the amount at `at` is with the unit behind it. */
export function minutesAt(tokens: readonly Token[], at: number): number | undefined {
  const [amount, unit] = [tokens[at], tokens[at + 1]]
  if (amount?.kind !== 'number' || !unit?.follows || !/^[\d.]+$/.test(amount.value)) return undefined
  const minutes = units.find(([, words]) => words.has(unit.value))?.[0]
  return minutes === undefined ? undefined : Number(amount.value) * minutes
}

/** Whether an entry tells as long a time in another unit: `1.5 hours` of `90 minutes`. */
export function isSameTime(
  tokens: readonly Token[],
  at: number,
  told: readonly (readonly Token[])[],
): boolean {
  const said = minutesAt(tokens, at)
  return (
    said !== undefined && told.some((known) => known.some((_, index) => minutesAt(known, index) === said))
  )
}
