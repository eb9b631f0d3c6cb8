import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { standsIn, type Said } from './said.js'

const groups = [
  `mostly mainly chiefly primarily largely predominantly principally meist meistens hauptsächlich überwiegend vorwiegend vornehmlich größtenteils surtout principalement essentiellement
majoritairement principalmente mayormente mayoritariamente sobretodo sobretudo soprattutto prevalentemente perlopiù voornamelijk hoofdzakelijk vooral merendeels głównie przeważnie przede`,
  `only solely exclusively nur ausschließlich lediglich seulement uniquement exclusivement sólo solamente únicamente exclusivamente solo soltanto esclusivamente unicamente apenas
somente alleen uitsluitend enkel slechts tylko wyłącznie jedynie`,
  `especially particularly notably besonders insbesondere notamment particulièrement especialmente particularmente especialmente specialmente particolarmente vooral zwłaszcza szczególnie`,
  `partly partially teils teilweise partiellement parcialmente parzialmente deels gedeeltelijk częściowo`,
].map(wordSet)

/** `mostly dance` of what is `mostly visiting companies`: a word that narrows, put before something else. */
export function otherNarrowed({ tokens, grounds, language }: Said): string | undefined {
  const told = grounds.flatMap(({ sequences }) => sequences)
  const wrong = tokens.findIndex(({ value }, at) => {
    const group = groups.find((words) => words.has(value))
    if (!group) return false
    const behind = nearBehind(tokens, at)
    const places = told.flatMap((known) =>
      known.flatMap((token, index) => (group.has(token.value) ? [nearBehind(known, index)] : [])),
    )
    if (behind.length === 0 || places.length === 0) return false
    return !places.some((place) => behind.some((token) => standsIn(token.value, place, language)))
  })
  return wrong < 0 ? undefined : `${tokens[wrong]?.raw} ${tokens[wrong + 1]?.raw}`
}

/** The words that it narrows: those up to the next break. */
function nearBehind(tokens: readonly Token[], at: number): readonly Token[] {
  const behind = tokens.slice(at + 1, at + 6)
  const end = behind.findIndex(({ breaks }) => breaks)
  return behind.slice(0, end < 0 ? behind.length : end)
}
