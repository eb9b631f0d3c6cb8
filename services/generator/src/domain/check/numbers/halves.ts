const halved = new Set(['hour', 'hours', 'day', 'days', 'week', 'weeks', 'minute', 'minutes'])

interface Halves {
  readonly amount: number
  /** How many words behind the first one its unit stands. */
  readonly unit: number
  readonly length: number
}

/** An amount with its half, spelled by the words from here on: `an hour and a half`, `1 and a half hours`. */
export function halvesOf(wordAt: (step: number) => string): Halves | undefined {
  const whole = /^(?:a|an|one)$/.test(wordAt(0)) ? 1 : Number(wordAt(0) || NaN)
  const isHalf = (from: number) =>
    wordAt(from) === 'and' && wordAt(from + 1) === 'a' && wordAt(from + 2) === 'half'
  if (Number.isNaN(whole)) return undefined
  if (halved.has(wordAt(1)) && isHalf(2)) return { amount: whole + 0.5, unit: 1, length: 5 }
  if (isHalf(1) && halved.has(wordAt(4))) return { amount: whole + 0.5, unit: 4, length: 5 }
  return undefined
}
