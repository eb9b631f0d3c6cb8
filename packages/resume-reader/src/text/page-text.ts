/** A rectangle in points; the origin is the top left corner of the page as it is shown. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** How text looks. Two runs of equal look were set by the same hand for the same purpose. */
export interface Look {
  font: string
  /** Points, as seen. */
  size: number
  /** 100 to 900. */
  weight: number
  italic: boolean
  /** `#rrggbb`, or '' when a pattern or picture fills the glyphs. */
  color: string
}

/** A word: glyphs that touch. `y` is the top of its letters, `baseline` what they stand on. */
export interface Run extends Area, Look {
  page: number
  baseline: number
  text: string
  /** A space was written before it, however thin. */
  spaced: boolean
  /** Points by which its letters are set apart, where they are, and the space behind it twice. */
  tracking?: number
  /** It comes from a font of symbols, so its letters mean nothing. */
  icon: boolean
  /** The target of the link that covers it. */
  link?: string
}

export interface Link extends Area {
  url: string
}

export const maxWordsPerPage = 20_000

export interface PageText {
  page: number
  width: number
  height: number
  runs: Run[]
  links: Link[]
  /** Thin filled or stroked lines, horizontal and vertical. */
  rules: Area[]
  /** Small filled shapes about as wide as high: bullets, and stars or dots that rate. */
  dots: Area[]
  /** Outlines and grounds large enough to hold text. */
  frames: Area[]
  /** Text that runs up, down or aslant: kept, but in no line. */
  turned: Run[]
  /** Hardly any text, and a picture or drawing where text would be: what it says was not read. */
  isPicture?: boolean
  /** It has more than `maxWordsPerPage` words: those after them were left out. */
  isCut?: boolean
  /** Its places are those in a mirror: its text runs from right to left. */
  mirrored?: boolean
}

/** The one PDF in a portfolio. */
export interface AttachedPdf {
  name: string
  bytes: Uint8Array
}

/** Why a text is invisible: the first that holds. */
export type HiddenReason =
  | 'covered'
  | 'clipped'
  | 'off-page'
  | 'too-small'
  /** Its color is that of its ground. */
  | 'same-color'
  /** Transparent, in a layer that is off, or drawn by glyphs or paints that leave nothing on the page. */
  | 'no-ink'
  /** A text layer says it, and the picture of the page does not. */
  | 'not-in-picture'

/** Lines of hidden text by the reason. */
export type HiddenLines = Partial<Record<HiddenReason, number>>

/** A PDF's text as people see it. Hidden runs are counted and never passed on. */
export interface PdfText {
  pages: PageText[]
  hidden: number
  hiddenLines?: HiddenLines
  /** Numbers of the pages that could not be read. */
  unreadable?: number[]
  /** The file that the pages are of, where a portfolio held it. */
  attached?: AttachedPdf
}

export const right = (area: Area): number => area.x + area.width
/** There is a space between two words of a row. */
export const isApart = (before: Run | undefined, run: Run): boolean =>
  run.spaced || (before !== undefined && run.x - right(before) > 0.1 * run.size)
export const bottom = (area: Area): number => area.y + area.height

export const union = (areas: readonly Area[]): Area => {
  let [x, y, end, foot] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const area of areas) {
    x = Math.min(x, area.x)
    y = Math.min(y, area.y)
    end = Math.max(end, right(area))
    foot = Math.max(foot, bottom(area))
  }
  return { x, y, width: end - x, height: foot - y }
}
