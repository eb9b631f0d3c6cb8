import type { Area, PageText, Run } from '../domain/reading/layout/page-text.js'
import { isRightToLeft } from '../domain/reading/words/scripts.js'
import type { PaintedGlyph, Painter } from './pdf-glyphs.pdfjs.js'
import { TurnedWords } from './pdf-turned-words.pdfjs.js'
import { type Outline, seenThrough } from './pdf-transparent-text.pdfjs.js'

/** A gap wider than this part of the size ends a word even where no space was written. */
const wordGap = 0.17
/** In parts of the size: kerning is less. */
const leastTracking = 0.03
const tinyPoints = 3
const mostFrames = 500
const mostOutlines = 4_000
const mostPictures = 200
const mostTransparent = 4_000
/** In points: text that is painted again no further away makes it bolder, and is the same text. */
const samePlace = 0.5
const boldWeight = 700
const iconFonts = /awesome|icon|symbol|marvosym|dingbat|fontello|glyphs?-?regular|^fa-/i
/**
 * Glyphs that stand for letters: ligatures, Arabic and Hebrew forms, radicals in place of Chinese characters, letters and
 * digits of full width. Chinese punctuation stays as it is.
 */
const presentationForms =
  /[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc\uf900-\ufaff\u2f00-\u2fdf\u2e9f\u2ef3\uff0b\uff0d-\uff19\uff20-\uff3a\uff41-\uff5a\uff5c\uff5e\uff65-\uff9f\u3000\u00a0\u2000-\u200a\u202f]/g
/** Radicals that Unicode names no character for, as fonts of the simplified script use them. */
const radicals = new Map(
  [
    ...'⺠民⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟',
  ].flatMap((char, at, all) => (at % 2 === 0 ? [[char, all[at + 1] ?? char] as const] : [])),
)
const radicalForms = /[\u2e80-\u2eff]/g
/** Joiners and marks of direction have no ink and part no words. */
const formatMarks = /[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g
const isPlain = /^[!-~]$/
/** One glyph for all hyphens, as Macs write it, is told as each of them. */
const hyphens = /^[-\u00ad\u2010\u2011]{2,}$/
const softHyphen = '\u00ad'

const plain = (text: string): string =>
  text
    .replace(hyphens, '-')
    .replace(presentationForms, (form) => form.normalize('NFKC'))
    .replace(radicalForms, (form) => radicals.get(form) ?? form)
    .replace(formatMarks, '')
    .replace(/[\p{Cc}\u200b\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')

/** Glyphs of one word come from left to right, so a ligature's letters have to, too. */
const asPainted = (text: string): string =>
  text.length > 1 && isRightToLeft(text) ? [...text].reverse().join('') : text

const weightOf = (font: string): number => {
  if (/black|heavy|extrabold|ultrabold/i.test(font)) return 900
  if (/semi-?bold|demi/i.test(font)) return 600
  if (/bold|cmbx|cmssbx|sfbx|sfsx|ecbx|-bx|-medi(ital)?$|bd\d*$/i.test(font)) return 700
  if (/medium/i.test(font)) return 500
  return /thin|light/i.test(font) ? 300 : 400
}

const italicOf = (font: string): boolean =>
  /italic|oblique|slant|-ital|cmti|cmsl|cmssi|sfti|sfsi|ecti|ecsi|-it$|medi?ital/i.test(font)

const apart = (one: string, other: string): number => {
  const channel = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16)
  return Math.max(...[1, 3, 5].map((at) => Math.abs(channel(one, at) - channel(other, at))))
}

/**
 * Some fonts call every hyphen and dash a soft hyphen. Inside a word or alone it can only be one that is seen; then the
 * same font's hyphens at the ends of words are hyphens as well.
 */
const withSeenHyphens = (runs: readonly Run[]): void => {
  const soft = runs.filter(({ text }) => text.includes(softHyphen))
  const isSeen = ({ text }: Run) => text.slice(0, -1).includes(softHyphen) || text === softHyphen
  const fonts = new Set(soft.filter(isSeen).map(({ font }) => font))
  for (const run of soft)
    if (run.text === softHyphen) run.text = '–'
    else if (fonts.has(run.font)) run.text = run.text.replaceAll(softHyphen, '-')
}

/** Operands of a damaged stream can add up to no number, or to one that no page reaches. */
const farthestPoints = 1e6
const isOnPaper = (...measures: number[]): boolean =>
  measures.every((measure) => Math.abs(measure) < farthestPoints)

/** Gathers glyphs into words and says which of them nobody can see. */
export class PageWords implements Painter {
  hidden = 0
  readonly page: PageText
  private fills: { box: Area; color: string }[] = []
  private readonly outlines: Outline[] = []
  private readonly pictures: Area[] = []
  /** Words without ink, and every word by its text. */
  private readonly transparent: Run[] = []
  private readonly byText = new Map<string, Run[]>()
  private word: Run | undefined
  private space = true
  private wordIsHidden = false
  private wordIsTransparent = false
  private end = 0
  private readonly turned: TurnedWords
  private last: Pick<PaintedGlyph, 'text' | 'x' | 'baseline'> = { text: '', x: 0, baseline: 0 }
  /** Points between the letters of the word. */
  private between = 0

  constructor(
    page: number,
    private readonly width: number,
    private readonly height: number,
    private readonly fontNames: Map<string, string>,
  ) {
    this.page = { page, width, height, runs: [], links: [], rules: [], dots: [], turned: [], frames: [] }
    this.turned = new TurnedWords(this.page.turned)
  }

  fill([x, y, width, height]: [number, number, number, number], color: string): void {
    if (!isOnPaper(x, y, width, height)) return
    const box = { x, y, width, height }
    this.mark(box)
    if (width > 2 && height > 2) this.fills.push({ box, color })
  }

  outline([x, y, width, height]: [number, number, number, number], color: string): void {
    if (isOnPaper(x, y, width, height) && this.outlines.length < mostOutlines)
      this.outlines.push({ x, y, width, height, color })
  }

  picture(box: [number, number, number, number]): void {
    this.fill(box, '')
    const [x, y, width, height] = box
    if (isOnPaper(x, y, width, height) && this.pictures.length < mostPictures)
      this.pictures.push({ x, y, width, height })
  }

  stroke([x, y, width, height]: [number, number, number, number]): void {
    if (isOnPaper(x, y, width, height)) this.mark({ x, y, width, height })
  }

  /** What a shape tells the layout: a rule, a dot, or a frame around text. */
  private mark(box: Area): void {
    const [narrow, wide] = [Math.min(box.width, box.height), Math.max(box.width, box.height)]
    if (narrow <= 2.5 && wide >= 12) this.page.rules.push(box)
    if (narrow >= 1.2 && wide <= 8 && box.width < 1.6 * box.height && box.height < 1.6 * box.width)
      this.page.dots.push(box)
    if (narrow > 9 && wide > 12 && this.page.frames.length < mostFrames) this.page.frames.push(box)
  }

  glyph(glyph: PaintedGlyph): void {
    if (!isOnPaper(glyph.x, glyph.baseline, glyph.width, glyph.size)) {
      this.hidden += 1
      return
    }
    const text = isPlain.test(glyph.text) ? glyph.text : asPainted(plain(glyph.text))
    if (text === '' && glyph.text !== '') return
    if (text.trim() === '') {
      this.space = true
      return
    }
    if (text === softHyphen && glyph.width === 0) return
    const { word } = this
    if (word && !this.space && this.isAgain(glyph, text)) {
      word.weight = Math.max(boldWeight, word.weight)
      return
    }
    this.last = { text, x: glyph.x, baseline: glyph.baseline }
    const gap = glyph.x - this.end
    const joins =
      word &&
      !this.space &&
      Math.abs(gap) < wordGap * glyph.size &&
      Math.abs(glyph.baseline - word.baseline) < 0.1 * glyph.size &&
      Math.abs(glyph.size - word.size) < 0.05 * glyph.size &&
      word.color === glyph.color &&
      word.font === this.fontName(glyph) &&
      this.isHidden(glyph) === this.wordIsHidden
    if (joins) {
      word.text += text
      this.between += gap
      word.width = Math.max(word.width, glyph.x + glyph.width - word.x)
    } else this.begin(glyph, text)
    this.end = glyph.x + glyph.width
    this.space = false
  }

  /** Must be called once, after the last glyph. */
  finish(): PageText {
    this.flush()
    const seen = seenThrough(this.page, this.transparent, this.outlines, this.pictures)
    this.hidden += this.transparent.length - seen.length
    this.page.runs.push(...seen)
    withSeenHyphens(this.page.runs)
    return this.page
  }

  private isAgain(glyph: PaintedGlyph, text: string): boolean {
    const { last } = this
    return (
      last.text === text &&
      Math.abs(last.x - glyph.x) < samePlace &&
      Math.abs(last.baseline - glyph.baseline) < samePlace
    )
  }

  /** A word that was painted before in the same place is made bolder; anything else is new. */
  private isNew(word: Run): boolean {
    const others = this.byText.get(word.text)
    const same = others?.findLast(
      (other) =>
        Math.abs(other.x - word.x) < samePlace && Math.abs(other.baseline - word.baseline) < samePlace,
    )
    if (same) same.weight = Math.max(boldWeight, same.weight)
    else if (others) others.push(word)
    else this.byText.set(word.text, [word])
    return same === undefined
  }

  private begin(glyph: PaintedGlyph, text: string): void {
    this.flush()
    const font = this.fontName(glyph)
    this.wordIsHidden = this.isHidden(glyph)
    this.wordIsTransparent = glyph.transparent && glyph.size >= tinyPoints
    this.between = 0
    this.word = {
      page: this.page.page,
      x: glyph.x,
      y: glyph.baseline - 0.75 * glyph.size,
      width: glyph.width,
      height: glyph.size,
      baseline: glyph.baseline,
      text,
      font,
      size: Math.round(glyph.size * 10) / 10,
      weight: glyph.stroked ? Math.max(700, weightOf(font)) : weightOf(font),
      italic: italicOf(font),
      color: glyph.color,
      spaced: this.space,
      icon: iconFonts.test(font) || /^[\ue000-\uf8ff]+$/.test(text),
    }
    if (Math.abs(glyph.turn) > 0.2 && !this.wordIsHidden) {
      this.turned.add(glyph, this.word, this.space)
      this.word = undefined
    }
  }

  private flush(): void {
    const { word } = this
    this.word = undefined
    if (!word) return
    const tracking = this.between / Math.max(1, word.text.length - 1)
    if (tracking > leastTracking * word.size) word.tracking = tracking
    word.text = word.text.normalize('NFC')
    if (!this.wordIsHidden) {
      if (this.isNew(word)) this.page.runs.push(word)
    } else if (this.wordIsTransparent && this.transparent.length < mostTransparent)
      this.transparent.push(word)
    else this.hidden += 1
  }

  private fontName(glyph: PaintedGlyph): string {
    return this.fontNames.get(glyph.font) ?? glyph.font
  }

  private isHidden(glyph: PaintedGlyph): boolean {
    if (glyph.invisible || glyph.size < tinyPoints) return true
    const y = glyph.baseline - 0.3 * glyph.size
    const x = glyph.x + glyph.width / 2
    if (x < 0 || y < 0 || x > this.width || y > this.height) return true
    if (glyph.color === '') return false
    const under = this.fills.findLast(
      ({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    )
    const ground = under ? under.color : '#ffffff'
    return ground !== '' && apart(ground, glyph.color) < 8
  }
}
