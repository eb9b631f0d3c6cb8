import { headingOf, placeOf, subtitleOf } from '../parts/front.js'
import type { Page } from '../parts/page.js'
import { lookOf } from '../themes/look.js'
import type { Scheme } from '../parts/palette.js'
import { directionOfLanguage, type Direction } from '../parts/text.js'
import { cardStyles, type Box, type CardStyle } from './card-style.js'
import { drawableName, drawableText } from './drawable.js'
import { setLines, widthPx, type Fit, type Setting } from './set-lines.js'
import { textOf } from './text-of.js'
import { tile } from './tile.js'

/** Width and height in pixels that every network shows whole. */
export const cardSize = { width: 1200, height: 630 } as const

/** Placeholder for the photo's data in the SVG. */
export const photoPlaceholder = 'photo:'

const margin = 80
const photoPx = 300
const footY = 556
const tilePx = 84
/** Sizes of a name: on one line when it fits at `least` or larger, else on two lines, else on three. */
const nameFits = ({ largest, least }: CardStyle): readonly Fit[] => [
  ...[148, 130, 112, 100, 88, 76]
    .filter((sizePx) => sizePx <= largest && sizePx >= least)
    .map((sizePx) => ({ sizePx, lines: 1 })),
  ...[112, 100, 88, 76, 66].filter((sizePx) => sizePx <= least).map((sizePx) => ({ sizePx, lines: 2 })),
  { sizePx: 52, lines: 3 },
]
const titleFits: readonly Fit[] = [
  { sizePx: 42, lines: 1 },
  { sizePx: 38, lines: 2 },
]
const footFits: readonly Fit[] = [30, 26, 22].map((sizePx) => ({ sizePx, lines: 1 }))

/**
 * What networks show of a link, as SVG: name, title, place and address in the page's theme and colours. Text that the fonts do
 * not cover is left out; a name that they do not cover gives its place to the site's address. The card of a case study has
 * its title above the name.
 */
export function cardOf(page: Page, study?: string): string {
  const { palette, scheme: chosen, theme, type } = lookOf(page)
  const scheme = chosen === 'dark' ? palette.dark : palette.light
  const style = cardStyles[theme.card ?? 'front']
  const language = page.composition.language
  const heading = headingOf(page)
  const words = drawableName(study || heading, type)
  const isNamed = words.length > 0
  const direction = isNamed ? words[0]!.face.direction : directionOfLanguage(language)
  const room = cardSize.width - style.start - margin - (page.photo ? photoPx + 60 : 0)
  const shown = setLines(isNamed ? words : addressWords(page), room, nameFits(style))
  const title = setLines(drawableText((study ? heading : subtitleOf(page)) ?? ''), room, titleFits)
  return svgOf([
    ...style.ground(scheme).map((box) => rectangle(box, direction)),
    isNamed &&
      style.tileAt !== undefined &&
      tile(heading, scheme, { x: onSide(direction, style.tileAt, tilePx), y: 72, size: tilePx }, type),
    ...body(shown, title, { direction, scheme, style }),
    ...foot(page, { direction, scheme, style, isNamed }),
    page.photo && photo(direction),
  ])
}

interface Look {
  readonly direction: Direction
  readonly scheme: Scheme
  readonly style: CardStyle
}

/** Where something begins that is so far from the side at which the language starts. */
const onSide = (direction: Direction, from: number, width = 0) =>
  direction === 'ltr' ? from : cardSize.width - from - width

/** Name over title, ending above the foot. */
function body(name: Setting, title: Setting, { direction, scheme, style }: Look): string[] {
  const x = onSide(direction, style.start)
  const [ink, bodyEndY] = [scheme[style.ink], style.bodyEnd]
  const titleStep = title.sizePx * 1.28
  const titleY = bodyEndY - (title.lines.length - 1) * titleStep
  const nameStep = name.sizePx * 1.06
  const nameEndY = title.lines.length > 0 ? titleY - title.sizePx - (direction === 'ltr' ? 30 : 52) : bodyEndY
  const nameY = nameEndY - (name.lines.length - 1) * nameStep
  return [
    ...name.lines.map((line, at) =>
      textOf(line, { x, y: nameY + at * nameStep, sizePx: name.sizePx, fill: ink, direction }),
    ),
    ...title.lines.map((line, at) =>
      textOf(line, { x, y: titleY + at * titleStep, sizePx: title.sizePx, fill: ink, direction }),
    ),
  ]
}

/** The address where the language starts, the place at the other end. */
function foot(page: Page, { direction, scheme, style, isNamed }: Look & { isNamed: boolean }): string[] {
  const width = cardSize.width - style.start - margin
  const address = setLines(isNamed ? addressWords(page) : [], width, footFits)
  const place = setLines(drawableText(placeOf(page)), width, footFits.slice(0, 1))
  const [left = [], right = []] = [address.lines[0], place.lines[0]]
  const fitsBoth = widthPx(left, address.sizePx) + widthPx(right, place.sizePx) + 60 <= width
  const y = footY
  const start = { x: onSide(direction, style.start), y, direction }
  const end = { x: onSide(direction, cardSize.width - margin), y, direction, isEnd: left.length > 0 }
  return [
    textOf(left, { ...start, sizePx: address.sizePx, fill: scheme[style.accent] }),
    left.length === 0
      ? textOf(right, { ...start, sizePx: place.sizePx, fill: scheme[style.muted] })
      : textOf(fitsBoth ? right : [], { ...end, sizePx: place.sizePx, fill: scheme[style.muted] }),
  ]
}

const addressWords = ({ site }: Page) => drawableText(new URL(site.url).host)

function rectangle({ x, y, width, height, fill, corner }: Box, direction: Direction): string {
  const rounded = corner === undefined ? '' : ` rx="${corner}"`
  return `<rect x="${onSide(direction, x, width)}" y="${y}" width="${width}" height="${height}" fill="${fill}"${rounded}/>`
}

function photo(direction: Direction): string {
  const x = onSide(direction, cardSize.width - margin - photoPx, photoPx)
  const middle = { x: x + photoPx / 2, y: 72 + photoPx / 2 }
  return `<clipPath id="round"><circle cx="${middle.x}" cy="${middle.y}" r="${photoPx / 2}"/></clipPath><image href="${photoPlaceholder}" x="${x}" y="72" width="${photoPx}" height="${photoPx}" preserveAspectRatio="xMidYMid slice" clip-path="url(#round)"/>`
}

const svgOf = (parts: readonly (string | false | undefined)[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 ${cardSize.width} ${cardSize.height}">${parts
    .filter((part) => part !== undefined && part !== false)
    .join('')}</svg>`
