import { anyWord } from '../any-word.js'
import type { Said } from '../said.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Token } from '../tokens.js'

/** Words for giving that claim nothing by themselves. */
const giving = byLanguage({
  es: 'da daba dio dar dando doy',
  pt: 'dá dava deu dar dando dou dei',
  fr: 'donne donnait donner donné donnant',
})
const saysGiving = anyWord((word, language) => giving(language).has(word))
const lessons = wordSet(
  `clase clases curso cursos formación formaciones taller talleres charla charlas seminario seminarios aula aulas oficina oficinas formação formações
palestra palestras workshop workshops cours formation formations atelier ateliers leçon leçons`,
)
/** They tell of who teaches, trains or leads those who learn. */
const teaching =
  /^(?:da|daba|dio|dar|deu|dava|don+(?:e|ait|er)|imparti\p{L}*|imparte|ensen\p{L}*|ensin\p{L}*|enseign\p{L}*|form(?:o|a|aba|ava|ou|er|e|ee|ait|ador\p{L}*|ateur|atrice)|lecion\p{L}*|ministr\p{L}*|doce\p{L}*|prof\p{L}*|maestr\p{L}*|monitor\p{L}*|instru\p{L}*|tutor\p{L}*|orient\p{L}*|dinamiz\p{L}*|anim\p{L}*|conduz\p{L}*|dispens\p{L}*|capacit\p{L}*|entren\p{L}*|trein\p{L}*)$/u
/** `Oficinas mensais`, `12 talleres`: a line that begins with them tells that they were given. */
const first = 2

const isTaught = (known: readonly Token[]) =>
  known.some(({ value }) => teaching.test(value)) ||
  known.slice(0, first).some(({ value }) => lessons.has(value))

/** `gave courses` of who organised them, or took one. */
export function givesLessons({ tokens, grounds, language }: Said): string | undefined {
  if (!saysGiving(tokens, language)) return undefined
  const at = tokens.findIndex(
    ({ value }, index) =>
      giving(language).has(value) &&
      tokens.slice(index + 1, index + 5).some((token) => !token.breaks && lessons.has(token.value)),
  )
  if (at < 0) return undefined
  const told = grounds
    .filter(({ section }) => section !== 'education' && section !== 'certificates')
    .flatMap(({ sequences }) => sequences)
  return told.some(isTaught) ? undefined : tokens[at]?.raw
}
