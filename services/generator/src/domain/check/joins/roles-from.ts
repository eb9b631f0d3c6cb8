import { gathered } from '../../gathered.js'
import { isDateOrMonth, startsOf } from '../numbers/dates.js'
import { oncePerText } from '../once-per-text.js'
import { standsIn, standsInAny, telling, type Said } from '../said.js'
import type { Token } from '../tokens.js'

const more = { en: 'from', de: '', nl: '' }
const isYear = (token: Token | undefined) => token !== undefined && isDateOrMonth(token)
const yearOf = ({ value }: Token) => value.slice(0, 4)

interface Later {
  readonly year: string
  readonly known: readonly Token[]
  readonly words: readonly Token[]
}

/** What a text tells as so from a year on: `ab 2019 Schichtführer`, `charge nurse from 2018 on`. */
const laterIn = oncePerText((known, language): readonly Later[] =>
  gathered(known, ({ value }, at) => {
    const date = known[at + 1]
    const opens = startsOf(language).has(value) || value === more[language as keyof typeof more]
    if (!opens || !date || !isYear(date) || isYear(known[at + 3])) return []
    const start = known.slice(0, at + 1).findLastIndex(({ breaks }) => breaks)
    const end = known.findIndex(({ breaks }, index) => index > at + 1 && breaks)
    const words = known.slice(Math.max(0, start), end < 0 ? undefined : end)
    return [{ year: yearOf(date), known, words }]
  }),
)

/** What was so from a year on, told from an earlier one on: `von 2015 bis 2022 Schichtführer` of who was that from 2019. */
export function roleFrom({ tokens, told, language, isPlain }: Said): string | undefined {
  const years = tokens.filter((token) => isYear(token) && /^\d{4}/.test(token.value))
  const [first] = years
  if (!first) return undefined
  for (const known of told)
    for (const { year, words } of laterIn(known, language)) {
      if (
        years.some((token) => yearOf(token) >= year && token === first) ||
        years.some((token) => yearOf(token) === year)
      )
        continue
      const others = told.filter((text) => text !== known)
      const own = telling(words, isPlain)
      const said = own.filter(({ value }) => standsIn(value, tokens, language))
      const only = said.filter(({ value }) => !standsInAny(value, others, language))
      if (only.length > 0 && said.length === own.length) return `${first.raw} … ${only[0]!.raw}`
    }
  return undefined
}
