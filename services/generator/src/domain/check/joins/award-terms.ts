import { isForm } from '../forms/one-word.js'
import { wordSet } from '../forms/word-set.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { articles, ofs } from '../words/function-words.js'

/** Spans of time that prizes are given for, each in every language and case. */
const terms = [
  wordSet('day tag tages jour dia día giorno dag dnia dzień'),
  wordSet('week woche semaine semana settimana week tygodnia tydzień'),
  wordSet('month monat monats mois mes mese mês maand miesiąca miesiąc'),
  wordSet('quarter quartal quartals trimestre kwartaal kwartału'),
  wordSet('season saison temporada stagione seizoen sezonu'),
  wordSet('year jahr jahres année an año anno ano jaar roku rok'),
  wordSet('decade jahrzehnt jahrzehnts décennie década decennio decennium dekady'),
]
const termOf = ({ value }: Token) => terms.find((words) => words.has(value))

/** Where a term stands behind what the prize is for: `Employee of the Month`, `Pracownik miesiąca`. */
function awarded(
  tokens: readonly Token[],
  language: string,
): readonly (readonly [thing: Token, at: number])[] {
  return tokens.flatMap((token, at): [Token, number][] => {
    if (!termOf(token)) return []
    const isJoint = ({ value }: Token) => ofs(language).has(value) || articles.has(value)
    const thing = tokens.slice(0, at).findLast((other) => !isJoint(other))
    const isOf = language === 'pl' || /^d\p{L}*['’]/iu.test(token.raw) || (at > 0 && isJoint(tokens[at - 1]!))
    return thing && isOf ? [[thing, at]] : []
  })
}

/** `Employee of the Year` of an award to the employee of the month. */
export function otherAwardTerm({ tokens, grounds, language }: Said): string | undefined {
  const titles = grounds.filter(({ section }) => section === 'awards').flatMap(({ sequences }) => sequences)
  const known = titles.flatMap((title) =>
    awarded(title, language).map(([thing, at]) => ({ thing, term: termOf(title[at]!) })),
  )
  const wrong = awarded(tokens, language).find(([thing, at]) => {
    const own = known.filter((award) => isForm(thing.value, award.thing.value, language))
    return own.length > 0 && own.every(({ term }) => term !== termOf(tokens[at]!))
  })
  return wrong && `${wrong[0].raw} … ${tokens[wrong[1]]!.raw}`
}
