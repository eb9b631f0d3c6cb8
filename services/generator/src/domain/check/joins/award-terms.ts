import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { articles, ofs } from '../words/function-words.js'

/** Spans of time that prizes are given for, as their titles write them. */
const terms = [
  byLanguage({
    ...{
      en: 'day',
      de: 'tag tages',
      es: 'día',
      fr: 'jour',
      it: 'giorno',
      nl: 'dag',
      pl: 'dnia dzień',
      pt: 'dia',
    },
  }),
  byLanguage({
    ...{ en: 'week', de: 'woche', es: 'semana', fr: 'semaine', it: 'settimana', nl: 'week' },
    ...{ pl: 'tygodnia tydzień', pt: 'semana' },
  }),
  byLanguage({
    ...{ en: 'month', de: 'monat monats', es: 'mes', fr: 'mois', it: 'mese', nl: 'maand' },
    ...{ pl: 'miesiąca miesiąc', pt: 'mês' },
  }),
  byLanguage({
    ...{ en: 'quarter', de: 'quartal quartals', es: 'trimestre', fr: 'trimestre', it: 'trimestre' },
    ...{ nl: 'kwartaal', pl: 'kwartału kwartał', pt: 'trimestre' },
  }),
  byLanguage({
    ...{ en: 'season', de: 'saison', es: 'temporada', fr: 'saison', it: 'stagione', nl: 'seizoen' },
    ...{ pl: 'sezonu sezon', pt: 'temporada' },
  }),
  byLanguage({
    ...{
      en: 'year',
      de: 'jahr jahres',
      es: 'año',
      fr: 'an année',
      it: 'anno',
      nl: 'jaar',
      pl: 'roku rok',
      pt: 'ano',
    },
  }),
  byLanguage({
    ...{ en: 'decade', de: 'jahrzehnt jahrzehnts', es: 'década', fr: 'décennie', it: 'decennio' },
    ...{ nl: 'decennium', pl: 'dekady dekada', pt: 'década' },
  }),
]
const hasTerm = anyWord((word, language) => terms.some((words) => words(language).has(word)))
const termOf = ({ value }: Token, language: string) => terms.find((words) => words(language).has(value))

/** Where a term stands behind what the prize is for: `Employee of the Month`, `Pracownik miesiąca`. */
function awarded(
  tokens: readonly Token[],
  language: string,
): readonly (readonly [thing: Token, at: number])[] {
  if (!hasTerm(tokens, language)) return []
  return gathered(tokens, (token, at): [Token, number][] => {
    if (!termOf(token, language)) return []
    const isJoint = ({ value }: Token) => ofs(language).has(value) || articles.has(value)
    const thing = tokens.slice(0, at).findLast((other) => !isJoint(other))
    const isOf = language === 'pl' || /^d\p{L}*['’]/iu.test(token.raw) || (at > 0 && isJoint(tokens[at - 1]!))
    return thing && isOf ? [[thing, at]] : []
  })
}

/** `Employee of the Year` of an award to the employee of the month. */
export function otherAwardTerm({ tokens, grounds, language }: Said): string | undefined {
  const titles = grounds.filter(({ section }) => section === 'awards').flatMap(({ sequences }) => sequences)
  const known = gathered(titles, (title) =>
    awarded(title, language).map(([thing, at]) => ({ thing, term: termOf(title[at]!, language) })),
  )
  const wrong = awarded(tokens, language).find(([thing, at]) => {
    const own = known.filter((award) => isForm(thing.value, award.thing.value, language))
    return own.length > 0 && own.every(({ term }) => term !== termOf(tokens[at]!, language))
  })
  return wrong && `${wrong[0].raw} … ${tokens[wrong[1]]!.raw}`
}
