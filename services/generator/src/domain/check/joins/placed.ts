import { isForm } from '../forms/one-word.js'
import { wordSet } from '../forms/word-set.js'
import type { Said } from '../said.js'
import { lowerPlace } from '../words/lower-place.js'

const becoming =
  wordSet(`became named crowned elected was is wurde geworden gekürt gewählt ernannt war ist devenu devenue élu élue nommé nommée sacré sacrée fut est
fue nombrado nombrada proclamado proclamada elegido elegida era es diventato diventata nominato nominata eletto eletta fu foi nomeado nomeada eleito eleita tornou
werd verkozen uitgeroepen gekozen został została wybrany wybrana jest był była`)
/** Between such a word and the title. */
const near = 4

/** `became Driver of the Year` of who came third: the title of a prize as had, without its place. */
export function droppedPlace({ text, tokens, grounds, language }: Said): string | undefined {
  const placed = grounds
    .filter(({ section }) => section === 'awards')
    .flatMap(({ written }) => [...written].flatMap(([known, said]) => (lowerPlace.test(known) ? [said] : [])))
  if (placed.length === 0 || lowerPlace.test(text)) return undefined
  const at = tokens.findIndex(({ value }) => becoming.has(value))
  const title = tokens.slice(at + 1, at + 1 + near).find(({ isMarked }) => isMarked)
  if (at < 0 || title?.kind !== 'word') return undefined
  const isTitle = placed.some((known) => known.some(({ value }) => isForm(title.value, value, language)))
  return isTitle ? title.raw : undefined
}
