import { escaped } from '../parts/html.js'
import type { Direction } from '../parts/text.js'
import type { Word } from './drawable.js'
import { spaceWidth, widthPx } from './set-lines.js'

export interface Place {
  /** Where the line starts, or ends with `isEnd`. */
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly sizePx: number
  readonly fill: string
  readonly direction: Direction
  readonly isEnd?: boolean
}

/**
 * A line as SVG text. Words of one font stand in an element of their own, at a place we compute: the renderer loses
 * text whose letters come from several fonts.
 */
export function textOf(words: readonly Word[], { x, y, sizePx, fill, direction, isEnd }: Place): string {
  const forward = direction === 'ltr' ? 1 : -1
  let at = isEnd ? x - forward * widthPx(words, sizePx) : x
  return runsOf(words)
    .map((run) => {
      const { family, weight } = run[0]!.face
      const text = escaped(run.map((word) => word.text).join(' '))
      const anchor = direction === 'ltr' ? 'start' : 'end'
      const element = `<text x="${round(at)}" y="${round(y)}" text-anchor="${anchor}" font-family="'${family}'" font-weight="${weight}" font-size="${sizePx}" fill="${fill}">${text}</text>`
      at += forward * (widthPx(run, sizePx) + (spaceWidth * sizePx) / 1_000)
      return element
    })
    .join('')
}

const round = (pixels: number) => Math.round(pixels * 10) / 10

/** Neighbouring words of one font. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    if (run?.[0]?.face === word.face) run.push(word)
    else runs.push([word])
  }
  return runs
}
