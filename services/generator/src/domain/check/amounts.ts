import type { Ground } from './ground.js'
import { isFamily } from './same-word.js'
import type { Token } from './tokens.js'

const setOf = (words: string) => new Set(words.trim().split(/\s+/))

const years = setOf(
  'year years jahr jahre jahren an ans annee annees ano anos anni anno jaar jaren lat lata rok',
)
const months = setOf(
  'month months monat monate monaten mois mes meses mesi mese maand maanden miesiac miesiace miesiecy',
)
const units = setOf(
  `hour hours minute minutes second seconds day days week weeks stunden tage wochen jours heures dias horas giorni ore dagen uren dni`,
)
const directions: Readonly<Record<string, string>> = {
  ...{ en: 'to', de: 'auf', fr: 'a', es: 'a', it: 'a', pt: 'para', nl: 'naar', pl: 'do' },
}
const links = setOf('of von de di van')

const isAmount = ({ kind, value }: Token) => kind === 'number' && !/^(19|20)\d\d$/.test(value)

/** A span of years or months that the dates of an entry bear out, by where it starts in the sentence. */
export function spanAt(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const unit = tokens[at + 1]?.value ?? ''
  const half = tokens
    .slice(at + 1, at + 6)
    .some(({ value }) => /^(half|halb|mezzo|medio|meio|demi)$/.test(value))
  const far = half ? tokens.slice(at + 1, at + 5).find(({ value }) => years.has(value)) : undefined
  const size = years.has(unit) || far ? 12 : months.has(unit) ? 1 : 0
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ value }) => value)
  const isMore = before.some((word) => /^(over|than|mehr|plus|mas|piu|mais|meer|ponad|above)$/.test(word))
  const said = (Number(tokens[at]?.value) + (half ? 0.5 : 0)) * size
  return (
    size > 0 &&
    grounds.some((ground) => {
      const spent = spentIn(ground)
      if (spent === undefined) return false
      if (isMore) return spent + 1 > said && spent < said + size
      return Math.abs(spent - said) <= (half ? 3 : size === 12 ? 6 : 1)
    })
  )
}

/** Months between the dates of an entry; undefined while it goes on. */
function spentIn({ start, end }: Ground): number | undefined {
  if (start === undefined || end === undefined) return undefined
  const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return monthsOf(end) - monthsOf(start)
}

/** The first amount of a sentence that counts something else than its entries count by it. */
export function wrongAmount(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
  isPlain: (word: string) => boolean,
): string | undefined {
  const sequences = grounds.flatMap((ground) => ground.sequences)
  for (const [at, token] of tokens.entries()) {
    if (!isAmount(token) || spanAt(tokens, at, grounds)) continue
    const counted = countedBy(tokens, at, isPlain)
    if (counted && !sequences.some((known) => isCounted(known, token.value, counted, language)))
      return `${token.raw} ${counted}`
    const bound = comparedBy(tokens, at)
    if (
      bound &&
      !sequences.some((known) =>
        known.some((other, index) => other.value === token.value && comparedBy(known, index) === bound),
      )
    )
      return `${tokens[at - 1]?.raw} ${token.raw}`
    const next = tokens.slice(at + 1, at + 5).findIndex(isAmount)
    const far = next < 0 ? undefined : tokens[at + 1 + next]
    const isDirected = tokens.slice(at + 1, at + 1 + next).some(({ value }) => value === directions[language])
    if (
      far &&
      isDirected &&
      sequences.some((known) => isBefore(known, far, token)) &&
      !sequences.some((known) => isBefore(known, token, far))
    )
      return `${token.raw} → ${far.raw}`
  }
  return undefined
}

const digits = ({ value }: Token) => value.replace(/\D+$/, '')
const isBefore = (known: readonly Token[], first: Token, then: Token) => {
  const at = known.findIndex((token) => digits(token) === digits(first))
  return at >= 0 && known.slice(at + 1).some((token) => digits(token) === digits(then))
}

/** What an amount counts: the first word of content behind it, or before an `of`. */
function countedBy(
  tokens: readonly Token[],
  at: number,
  isPlain: (word: string) => boolean,
): string | undefined {
  for (const [index, token] of tokens.slice(at + 1, at + 4).entries()) {
    if (token.breaks || token.kind !== 'word' || /^(and|und|et|y|e|en|i)$/.test(token.value)) break
    const isUnit =
      units.has(token.value) || (index === 0 && (years.has(token.value) || months.has(token.value)))
    if (isUnit || !isPlain(token.value)) return token.value
  }
  if (links.has(tokens[at - 1]?.value ?? '') && /%/.test(tokens[at]?.value ?? '') === false) {
    const before = tokens[at - 2]
    return before?.kind === 'word' && !isPlain(before.value) ? before.value : undefined
  }
  return undefined
}

/** Is that word near this amount, before or behind it, with no other amount and no comma between? */
function isCounted(known: readonly Token[], amount: string, counted: string, language: string): boolean {
  return known.some(({ value }, at) => {
    if (value !== amount) return false
    const behind = known.slice(at + 1, at + 6)
    const stop = behind.findIndex((token) => token.breaks || isAmount(token))
    const near = [
      ...behind.slice(0, stop < 0 ? behind.length : stop),
      ...known.slice(Math.max(0, at - 4), at),
    ]
    return near.some((token) => token.value === counted || isFamily(counted, token.value, language))
  })
}

function comparedBy(tokens: readonly Token[], at: number): string | undefined {
  const [far = '', near = ''] = [tokens[at - 2]?.value, tokens[at - 1]?.value]
  if (near === 'over' || near === 'above' || near === 'ponad' || near === 'ruim') return 'over'
  if (/^(more|mehr|plus|mas|piu|mais|meer|least)$/.test(far) && /^(than|als|de|di|do|que|dan)$/.test(near))
    return 'over'
  return far === 'up' && near === 'to' ? 'at most' : undefined
}
