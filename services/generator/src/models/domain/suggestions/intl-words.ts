/** What a language calls months, units and large numbers. All of it comes from ICU: there is no list of our own. */
export interface IntlWords {
  /** Months 1 to 12 by name. A short name counts only beside a year or a day. */
  readonly months: ReadonlyMap<string, { readonly month: number; readonly isShort: boolean }>
  /** Units and currencies by folded name or sign: `kilogramm` is `kilogram`, `%` is `percent`, `zl` is `PLN`. */
  readonly units: ReadonlyMap<string, string>
  /** Factors by folded name: `mio.` is 1,000,000. */
  readonly scales: ReadonlyMap<string, number>
  readonly decimal: string
  /** Nouns start with a capital, as in German: a capital alone names nothing. */
  readonly hasCapitalNouns: boolean
}

/** Without case, diacritics and spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s]/gu, '')

const plurals = [1, 2, 5, 1.5]
const known = new Map<string, IntlWords>()

/** Of the language and of English: many resumes mix both. An unknown language counts as English. */
export function intlWords(language: string): IntlWords {
  const primary = /^[a-z]{2,3}(?![a-z])/i.exec(language)?.[0] ?? 'en'
  const [locale = 'en'] = Intl.NumberFormat.supportedLocalesOf(primary)
  const words = known.get(locale) ?? readWords([...new Set(['en', locale])])
  known.set(locale, words)
  return words
}

function readWords(locales: readonly string[]): IntlWords {
  const own = locales.at(-1)!
  return {
    months: new Map(locales.flatMap(monthsOf)),
    units: new Map(locales.flatMap((locale) => [...currenciesOf(locale), ...unitsOf(locale)])),
    scales: new Map(locales.flatMap(scalesOf)),
    decimal: partOf(new Intl.NumberFormat(own).formatToParts(1.5), 'decimal'),
    hasCapitalNouns: unitsOf(own, ['day'], (name) => name).some(([name]) => /^\p{Lu}\p{L}/u.test(name)),
  }
}

const partOf = (parts: readonly { type: string; value: string }[], ...types: readonly string[]): string =>
  parts.flatMap(({ type, value }) => (types.includes(type) ? [value] : [])).join('')

/** Alone, and in the form beside a day: both are written (`luty`, `2 lutego`). */
const monthsOf = (locale: string) =>
  (['short', 'long'] as const).flatMap((width) =>
    [{ day: undefined }, { day: 'numeric' as const }].flatMap(({ day }) => {
      const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
        month: width,
        day,
        timeZone: 'UTC',
      })
      return Array.from({ length: 12 }, (_, index) => {
        const name = partOf(format.formatToParts(Date.UTC(2026, index, 15)), 'month').replace(/\.$/, '')
        return [name, { month: index + 1, isShort: width === 'short' }] as const
      }).filter(([name]) => /\p{L}/u.test(name))
    }),
  )

const unitsOf = (locale: string, units = Intl.supportedValuesOf('unit'), form = folded) =>
  (['long', 'short'] as const).flatMap((unitDisplay) =>
    units.flatMap((unit) => {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
      return plurals.map((amount) => {
        const name = partOf(format.formatToParts(amount), 'unit', 'percentSign')
        return [form(name), unit] as const
      })
    }),
  )

const currenciesOf = (locale: string) =>
  (['name', 'symbol'] as const).flatMap((currencyDisplay) =>
    Intl.supportedValuesOf('currency').flatMap((currency) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      const amounts = currencyDisplay === 'name' ? plurals : [1]
      const names = amounts.map((amount) => partOf(format.formatToParts(amount), 'currency'))
      return [currency, ...names].map((name) => [folded(name), currency] as const)
    }),
  )

const scalesOf = (locale: string) =>
  (['long', 'short'] as const).flatMap((compactDisplay) => {
    const format = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay })
    return [1e3, 1e6, 1e9].flatMap((factor) =>
      plurals
        .map((amount) => [folded(partOf(format.formatToParts(amount * factor), 'compact')), factor] as const)
        .filter(([name]) => name !== ''),
    )
  })
