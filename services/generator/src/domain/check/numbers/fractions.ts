import { anyWord } from '../any-word.js'
import { gathered } from '../../gathered.js'
import type { Change } from '../changes.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

const halves = wordSet(`half halb hälfte mitad moitié metà metade helft połowę połowy połowa`)
const thirds = wordSet(
  `third thirds drittel tercio tercios tiers terzo terzi terço terços derde trzecią trzecie trzecia`,
)
const quarters = wordSet(
  `quarter quarters viertel cuarto cuartos quart quarts quarto quarti quartos kwart ćwierć czwarte czwartą`,
)
const fifths = wordSet(`fifth fifths fünftel quinto quintos cinquième quinta vijfde piątą`)
const halved = wordSet(
  `halved halving halbiert halbierte halbieren halbierung dimezzato dimezzata dimezzati gehalveerd halveerde`,
)
const times: readonly (readonly [number, ReadonlySet<string>])[] = [
  [
    2,
    wordSet(`double doubled doubling twice verdoppelt verdoppelte verdopplung doppelt duplicó duplicado duplicar doble doublé doubler double raddoppiato raddoppiata
raddoppio doppio duplicou duplicado dobro dobrou verdubbeld verdubbelde dubbel podwoiła podwoił podwojenie podwojona dwukrotnie`),
  ],
  [
    3,
    wordSet(
      `triple tripled tripling verdreifacht verdreifachte triplicó triplicado triplé triplicato triplicou verdrievoudigd potroiła potroił trzykrotnie`,
    ),
  ],
]
export const almost = wordSet(
  'almost nearly fast nahezu beinahe knapp casi presque près quasi quase bijna prawie niemal',
)
export const over = wordSet('over than mehr más mas plus più mais meer ponad als')

const by = wordSet('by in um auf en a à un de d du del della di per por com em pela met tot o na w')
const ofs = wordSet('of der von de des di dei delle van z do da dos das')

const near = 0.02
const wide = 0.1

/** `by half`, `two thirds`, `doubled`: whether one of the changes comes to that share. */
export function isShareOfChange(tokens: readonly Token[], at: number, changes: readonly Change[]): boolean {
  if (changes.length === 0) return false
  const { value = '', kind } = tokens[at] ?? {}
  if (kind === 'number') {
    const next = tokens[at + 1]
    return (
      next?.follows === true && partOf(next.value) !== undefined && isShareOfChange(tokens, at + 1, changes)
    )
  }
  const factor = times.find(([, words]) => words.has(value))?.[0]
  if (factor !== undefined) return changes.some(({ from, to }) => isAbout(to / from / factor, 1, tokens, at))
  const part = halved.has(value) ? 2 : partOf(value)
  if (part === undefined || (!halved.has(value) && !isBy(tokens, at))) return false
  const before = tokens[at - 1]
  const share = (before?.kind === 'number' ? Number(before.value) : 1) / part
  return changes.some(({ from, to }) => isAbout(Math.abs(to - from) / from, share, tokens, at))
}

/** `by a third`, `in half`; not `a third of them`, which is no change. */
const isBy = (tokens: readonly Token[], at: number) =>
  !ofs.has(tokens[at + 1]?.value ?? '') &&
  tokens.slice(Math.max(0, at - 5), at).some(({ value }) => by.has(value))

/** A word of two of them is the larger part. */
const parts = new Map(
  [fifths, quarters, thirds, halves].flatMap((words, at) =>
    [...words].map((word) => [word, 5 - at] as const),
  ),
)
export const partOf = (word: string): number | undefined => parts.get(word)
const hasPart = anyWord((word) => parts.has(word))

const [changedBy, changedTo] = [wordSet('by um met o'), wordSet('to auf tot naar do')]
/** Which of them stands in front of a share, with what says how nearly: `by about a fifth`. */
const turnBefore = (tokens: readonly Token[], at: number, words: ReadonlySet<string>) => {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ value }) => value)
  return words.has(before.findLast((word) => changedBy.has(word) || changedTo.has(word)) ?? '')
}

/** `to a fifth` of what fell by a fifth. */
export function shareTakenForEnd(
  tokens: readonly Token[],
  told: readonly (readonly Token[])[],
  language: string,
): Token | undefined {
  if (!hasPart(tokens, language)) return undefined
  return tokens.find(({ value }, at) => {
    if (partOf(value) === undefined || !turnBefore(tokens, at, changedTo)) return false
    const places = gathered(told, (known) =>
      gathered(known, (token, index) => (token.value === value ? [turnBefore(known, index, changedBy)] : [])),
    )
    return places.length > 0 && places.every(Boolean)
  })
}

function isAbout(told: number, said: number, tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ value }) => value)
  if (before.some((word) => almost.has(word))) return told <= said + near / 2 && told >= said - wide
  if (before.some((word) => over.has(word))) return told >= said && told <= said + wide * 1.5
  return Math.abs(told - said) <= near
}
