import { stemOf } from '../forms/stem.js'
import { byLanguage } from '../forms/word-set.js'
import { isDate } from '../numbers/dates.js'
import { standsOnly, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { isCopula, maySayWho, titleBehind } from './still-one.js'

const wereOf = byLanguage({
  ...{
    en: 'was',
    de: 'war',
    fr: 'était étais été fut',
    es: 'fue fui era sido',
    it: 'stato stata ero era fu',
  },
  ...{ nl: 'was', pl: 'był była byłem byłam', pt: 'foi fui era' },
})
/** As far behind a title as its years may stand. */
const longest = 10

/** Who somebody was for a time within what goes on, told as who they are: `is a chair` of `Chair (2019–2021)`, of `was a chair`. */
export function roleOver({ tokens, told, language }: Said): string | undefined {
  if (!maySayWho(tokens, language)) return undefined
  return tokens.find((token, at) => {
    const title = isCopula(token, language) ? titleBehind(tokens, at, language) : undefined
    if (!title) return false
    const stem = stemOf(title.value, language)
    return standsOnly(
      told,
      ({ kind, value }) => kind === 'word' && stemOf(value, language) === stem,
      (known, place) => isBehindWas(known, place, language) || hasYears(known, place),
    )
  })?.raw
}

const isBehindWas = (known: readonly Token[], place: number, language: string) =>
  known
    .slice(0, place)
    .some(({ value }, at) => wereOf(language).has(value) && titleBehind(known, at, language) === known[place])

/** Two years in a bracket stand behind it, and it opens its line. */
function hasYears(known: readonly Token[], place: number): boolean {
  const from = known.findIndex((token, at) => at > place && (token.breaks || isDate(token)))
  const [start, end] = [known[from], known[from + 1]]
  const isOpening = place < 2 && from <= place + longest
  return isOpening && [start, end].every((date) => date?.breaks === true && isDate(date))
}
