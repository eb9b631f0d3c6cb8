import type { Scheme } from '../parts/palette.js'
import type { CardLayout } from '../themes/theme.js'

/** How a theme sets its share card. */
export interface CardStyle {
  /** Boxes below the text, drawn in this order. */
  readonly ground: (scheme: Scheme) => readonly Box[]
  /** Colours of name and title (`ink`), place (`muted`) and address (`accent`), as roles of the scheme. */
  readonly ink: keyof Scheme
  readonly muted: keyof Scheme
  readonly accent: keyof Scheme
  /** Pixels from the side at which the language starts. */
  readonly start: number
  /** Baseline of the last line above the foot. */
  readonly bodyEnd: number
  /** Pixels; the largest and the smallest size of a name on one line. */
  readonly largest: number
  readonly least: number
  /** Where the tile with the first letter starts, from the side of `start`. Absent: no tile. */
  readonly tileAt?: number
}

/** A rectangle in pixels, `x` from the side at which the language starts. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly fill: string
  readonly corner?: number
}

const whole = (fill: string): Box => ({ x: 0, y: 0, width: 1200, height: 630, fill })
const onPaper = {
  ink: 'ink',
  muted: 'muted',
  accent: 'accent',
  start: 80,
  bodyEnd: 462,
  largest: 112,
  least: 88,
} as const

export const cardStyles: Readonly<Record<CardLayout, CardStyle>> = {
  front: {
    ...onPaper,
    ground: ({ front, accent }) => [whole(front), { x: 0, y: 618, width: 1200, height: 12, fill: accent }],
    tileAt: 80,
  },
  poster: {
    ...onPaper,
    ink: 'onfill',
    muted: 'onfill',
    accent: 'onfill',
    largest: 148,
    least: 112,
    ground: ({ fill }) => [whole(fill)],
  },
  panel: {
    ...onPaper,
    start: 92,
    bodyEnd: 440,
    ground: ({ paper, front }) => [
      whole(paper),
      { x: 40, y: 40, width: 1120, height: 450, fill: front, corner: 28 },
    ],
    tileAt: 92,
  },
  side: {
    ...onPaper,
    start: 300,
    largest: 100,
    ground: ({ paper, front }) => [whole(paper), { x: 0, y: 0, width: 240, height: 630, fill: front }],
    tileAt: 78,
  },
  ruled: {
    ...onPaper,
    largest: 88,
    least: 76,
    ground: ({ paper, ink, line }) => [
      whole(paper),
      { x: 80, y: 72, width: 1040, height: 4, fill: ink },
      { x: 80, y: 500, width: 1040, height: 2, fill: line },
    ],
  },
  plain: { ...onPaper, largest: 76, least: 76, ground: ({ paper }) => [whole(paper)], tileAt: 80 },
}
