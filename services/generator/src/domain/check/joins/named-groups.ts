import { byLanguage } from '../forms/word-set.js'
import { entriesAmong, says, type Ground } from '../ground.js'
import { upTo, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { possessives, prepositions, subjects } from '../words/function-words.js'

const skillsOf = byLanguage({
  ...{ en: 'skills', de: 'kenntnisse fähigkeiten kompetenzen', fr: 'compétences', es: 'competencias' },
  ...{ it: 'competenze', nl: 'vaardigheden', pl: 'umiejętności', pt: 'competências' },
})
const copulas = byLanguage({
  ...{ en: 'are include', de: 'sind', fr: 'sont', es: 'son', it: 'sono', nl: 'zijn', pl: 'to są', pt: 'são' },
})

/** A skill told as one of a group that has it not: `Pruning and Excel are her software skills`. */
export function otherGroup({ tokens, grounds, language }: Said): string | undefined {
  const groups = entriesAmong(grounds).filter(({ section }) => section === 'skills')
  if (groups.length < 2) return undefined
  const isSkills = ({ value }: Token) => skillsOf(language).has(value)
  const [noun, is] = [
    tokens.findIndex(isSkills),
    tokens.findIndex(({ value }) => copulas(language).has(value)),
  ]
  if (is < 1 || noun < 0 || tokens.filter(isSkills).length > 1) return undefined
  const beside = [tokens[noun - 1], tokens[noun + 1]].filter((token) => token !== undefined)
  const own = groups.filter(({ name }) => beside.some(({ value }) => name.has(value)))
  if (own.length !== 1) return undefined
  const isEnd = ({ value }: Token) =>
    [possessives, prepositions(language), subjects(language)].some((words) => words.has(value))
  const items = is < noun ? tokens.slice(0, is) : upTo(tokens.slice(is + 1), isEnd)
  if (is < noun && items.some(isEnd)) return undefined
  const isOf = (among: readonly Ground[], token: Token) => among.some((group) => says(group, token, language))
  return items.find(
    (token) => token.kind === 'word' && token.value.length > 2 && isOf(groups, token) && !isOf(own, token),
  )?.raw
}
