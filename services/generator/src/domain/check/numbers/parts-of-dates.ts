import { byLanguage } from '../forms/word-set.js'
import type { Token } from '../tokens.js'

/** A part of a year or a month: the share of it that has gone by where the part begins and ends; a winter begins at its end. */
export interface Part {
  readonly from: number
  readonly to: number
}

/** What is said of a date beyond it: a part of it, or the day. */
export type Finer = { readonly raw: string } & ({ readonly part: Part } | { readonly day: number })

const early = byLanguage({
  ...{ en: 'early beginning start', de: 'anfang', fr: 'début', it: 'inizio inizi', nl: 'begin' },
  ...{ es: 'inicio inicios principios comienzos', pt: 'início inícios começo princípios' },
  pl: 'początek początku początkiem',
})
const middle = byLanguage({
  ...{ en: 'mid middle', de: 'mitte', fr: 'mi milieu', es: 'mediados', it: 'metà', pt: 'meados' },
  ...{ nl: 'half medio midden', pl: 'połowa połowie połowy połowę' },
})
const late = byLanguage({
  ...{ en: 'late end', de: 'ende', fr: 'fin', es: 'fin fines final finales', it: 'fine' },
  ...{ pt: 'fim fins final finais', nl: 'eind einde', pl: 'koniec końca końcu końcem' },
})
const spring = byLanguage({
  ...{ en: 'spring', de: 'frühjahr frühling', fr: 'printemps', es: 'primavera', it: 'primavera' },
  ...{ nl: 'voorjaar lente', pl: 'wiosna wiosną wiosny wiosnę', pt: 'primavera' },
})
const summer = byLanguage({
  ...{ en: 'summer', de: 'sommer', fr: 'été', es: 'verano', it: 'estate', nl: 'zomer' },
  ...{ pl: 'lato latem lata', pt: 'verão' },
})
const autumn = byLanguage({
  ...{ en: 'autumn fall', de: 'herbst', fr: 'automne', es: 'otoño', it: 'autunno', nl: 'herfst najaar' },
  ...{ pl: 'jesień jesienią jesieni', pt: 'outono' },
})
const winter = byLanguage({
  ...{ en: 'winter', de: 'winter', fr: 'hiver', es: 'invierno', it: 'inverno', nl: 'winter' },
  ...{ pl: 'zima zimą zimy zimę', pt: 'inverno' },
})

const parts = [
  { from: 0, to: 1 / 3, words: early },
  { from: 1 / 3, to: 3 / 4, words: middle },
  { from: 3 / 4, to: 1, words: late },
]
/** Of a year alone, with both months that each begins and ends in. */
const seasons = [
  { from: 3 / 12, to: 6 / 12, words: spring },
  { from: 6 / 12, to: 9 / 12, words: summer },
  { from: 9 / 12, to: 1, words: autumn },
  { from: 1, to: 3 / 12, words: winter },
]
export const isSeason = (word: string, language: string): boolean =>
  [spring, summer, autumn, winter].some((season) => season(language).has(word))
/** Between such a word and its date: `at the end of the year 2019`. */
const links = byLanguage({
  ...{ en: 'of the year', de: 'des jahres monats', fr: 'de du mois année', es: 'de del mes año' },
  ...{ it: 'di del dell mese anno', pt: 'de do mês ano', nl: 'van het jaar', pl: 'roku miesiąca' },
})

/** Between a day and its month. */
const dayLinks = byLanguage({ en: 'of', es: 'de', pt: 'de' })

/** What stands beside the date at `at` and makes it more exact. */
export function finerAt(tokens: readonly Token[], at: number, language: string): Finer | undefined {
  const date = tokens[at]!
  const isYear = date.kind === 'number'
  const day = isYear ? undefined : (dayIn(tokens, at, language) ?? dayBehind(tokens, at, language))
  if (day) return { raw: day.raw, day: Number(day.value) }
  for (let index = at - 1; index >= 0 && index > at - 5 && !tokens[index + 1]!.breaks; index -= 1) {
    const { value, raw, isMarked } = tokens[index]!
    // With a capital it ends a name: `Livraria Ponto Final`.
    const isName = isMarked && index > 0 && language !== 'de'
    const known = isYear ? [...parts, ...seasons] : parts
    const isNone = isName || isBeen(tokens, index, language)
    const part = isNone ? undefined : known.find(({ words }) => words(language).has(value))
    if (part) return { raw, part }
    if (!links(language).has(value)) return undefined
  }
  return undefined
}

/** `Elle a été de 2016 à 2017 …` tells no summer. */
const isBeen = (tokens: readonly Token[], at: number, language: string) =>
  language === 'fr' && /^été$/iu.test(tokens[at]!.raw) && !/^(?:en|cet|un)$/.test(tokens[at - 1]?.value ?? '')

/** Whether the season at `at` is that of a year behind it: `l'estate del 2014`. */
export const isSeasonOf = (tokens: readonly Token[], at: number, language: string): boolean =>
  seasons.some(({ words }) => words(language).has(tokens[at]?.value ?? '')) &&
  [1, 2, 3, 4].some((step) => {
    const date = tokens[at + step]
    return date?.kind === 'number' && finerAt(tokens, at + step, language)?.raw === tokens[at]!.raw
  })

const isDay = (token: Token | undefined): token is Token =>
  token?.kind === 'number' && /^\d{1,2}(?!\d|[.,])/.test(token.raw) && Number(token.value) <= 31

/** `3 June`, `3 de junio`. */
function dayIn(tokens: readonly Token[], at: number, language: string): Token | undefined {
  const isLinked = dayLinks(language).has(tokens[at - 1]?.value ?? '')
  const day = tokens[isLinked ? at - 2 : at - 1]
  const isApart = tokens[at]!.breaks || (isLinked && tokens[at - 1]!.breaks)
  return isDay(day) && !isApart ? day : undefined
}

/** `June 3, 2019`, `June 3rd`, but not `in June 3 nurses`. */
function dayBehind(tokens: readonly Token[], at: number, language: string): Token | undefined {
  const [day, year] = [tokens[at + 1], tokens[at + 2]]
  if (language !== 'en' || !isDay(day) || day.breaks) return undefined
  const isYear = year?.breaks === true && /^(?:19|20)\d\d$/.test(year.value)
  return isYear || /\p{L}$/u.test(day.raw) ? day : undefined
}
