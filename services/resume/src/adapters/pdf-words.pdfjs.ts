import type { Area, PageText, Run } from '../domain/reading/page-text.js'
import type { PaintedGlyph, Painter } from './pdf-glyphs.pdfjs.js'

/** A gap wider than this part of the size ends a word even where no space was written. */
const wordGap = 0.17
/** In parts of the size: kerning is less. */
const leastTracking = 0.03
const tinyPoints = 3
const mostFrames = 500
const iconFonts = /awesome|icon|symbol|marvosym|dingbat|fontello|glyphs?-?regular|^fa-/i
const presentationForms = /[\ufb00-\ufb06\u00a0\u2000-\u200a\u202f]/g
const isPlain = /^[!-~]$/
/** One glyph for all hyphens, as Macs write it, is told as each of them. */
const hyphens = /^[-\u00ad\u2010\u2011]{2,}$/

const plain = (text: string): string =>
  text
    .replace(hyphens, '-')
    .replace(presentationForms, (form) => form.normalize('NFKC'))
    .replace(/[\p{Cc}\u200b-\u200d\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')

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

/** Operands of a damaged stream can add up to no number, or to one that no page reaches. */
const farthestPoints = 1e6
const isOnPaper = (...measures: number[]): boolean =>
  measures.every((measure) => Math.abs(measure) < farthestPoints)

/** Gathers glyphs into words and says which of them nobody can see. */
export class PageWords implements Painter {
  hidden = 0
  readonly page: PageText
  private fills: { box: Area; color: string }[] = []
  private word: Run | undefined
  private space = true
  private wordIsHidden = false
  private end = 0
  /** Points between the letters of the word. */
  private between = 0

  constructor(
    page: number,
    private readonly width: number,
    private readonly height: number,
    private readonly fontNames: Map<string, string>,
  ) {
    this.page = { page, width, height, runs: [], links: [], rules: [], dots: [], turned: [], frames: [] }
  }

  fill([x, y, width, height]: [number, number, number, number], color: string): void {
    if (!isOnPaper(x, y, width, height)) return
    const box = { x, y, width, height }
    this.mark(box)
    if (width > 2 && height > 2) this.fills.push({ box, color })
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
    const text = isPlain.test(glyph.text) ? glyph.text : plain(glyph.text)
    if (text.trim() === '') {
      this.space = true
      return
    }
    const { word } = this
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
    return this.page
  }

  private begin(glyph: PaintedGlyph, text: string): void {
    this.flush()
    const font = this.fontName(glyph)
    this.wordIsHidden = this.isHidden(glyph)
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
      this.page.turned.push(this.word)
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
    if (this.wordIsHidden) this.hidden += 1
    else this.page.runs.push(word)
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
