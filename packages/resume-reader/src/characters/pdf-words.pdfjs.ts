import type { Area, HiddenReason, PageText, Run } from '../text/page-text.js'
import { glyphText, italicOf, softHyphen, weightOf } from './glyph-text.js'
import { type Ground, Grounds, middleOfRow } from './grounds.js'
import { HiddenRuns } from './hidden-runs.js'
import { MarkedLetters } from './marked-letters.js'
import type { PaintedGlyph, Painter } from './pdf-glyphs.pdfjs.js'
import type { Box } from './pdf-paint-state.pdfjs.js'
import { PaintOrder } from './paint-order.js'
import { addGlyph, addOperator, inkOf, overprinted, type RunInk } from './pdf-run-ink.js'
import { withSeenHyphens } from './seen-hyphens.js'
import { isSmallCapital, lowerSmallWords } from './small-capitals.js'
import { isScan, type Outline, seenThrough } from './pdf-transparent-text.pdfjs.js'
import { TurnedWords } from './pdf-turned-words.pdfjs.js'

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

/** Operands of a damaged stream can add up to no number, or to one that no page reaches. */
const farthestPoints = 1e6
const isOnPaper = (...measures: number[]): boolean =>
  measures.every((measure) => Math.abs(measure) < farthestPoints)

const isBeside = (word: Run, { size, baseline }: PaintedGlyph, gap: number): boolean =>
  Math.abs(gap) < wordGap * size &&
  Math.abs(baseline - word.baseline) < 0.1 * size &&
  Math.abs(size - word.size) < 0.05 * size

/** Gathers glyphs into words and finds the hidden ones. */
export class PageWords implements Painter {
  readonly hidden = new HiddenRuns()
  readonly page: PageText
  private readonly grounds = new Grounds()
  private readonly outlines: Outline[] = []
  private readonly pictures: Area[] = []
  /** Words without ink of their own, and why; and every word by its text. */
  private readonly transparent = new Map<Run, HiddenReason>()
  private readonly byText = new Map<string, Run[]>()
  private word: Run | undefined
  private ink: RunInk | undefined
  private space = true
  private wordIsHidden: HiddenReason | undefined
  private wordIsTransparent = false
  private wordIsFaint = false
  private readonly inks = new Map<Run, RunInk>()
  private readonly order: PaintOrder
  private glyphs = 0
  private end = 0
  private readonly turned: TurnedWords
  private readonly letters = new MarkedLetters((glyph) => this.place(glyph))
  private last: Pick<PaintedGlyph, 'text' | 'x' | 'baseline'> = { text: '', x: 0, baseline: 0 }
  private readonly smallSizes = new Map<Run, number>()
  /** Points between the letters of the word. */
  private between = 0

  constructor(
    page: number,
    private readonly width: number,
    private readonly height: number,
    private readonly fontNames: Map<string, string>,
  ) {
    this.page = { page, width, height, runs: [], links: [], rules: [], dots: [], turned: [], frames: [] }
    this.order = new PaintOrder(width, height)
    this.turned = new TurnedWords(this.page.turned)
  }

  cover(box: Box): void {
    if (isOnPaper(...box)) this.order.cover(box, this.glyphs)
  }

  fill([x, y, width, height]: Box, color: string, isRound = false): void {
    if (!isOnPaper(x, y, width, height)) return
    const box = { x, y, width, height }
    this.mark(box)
    if (width > 2 && height > 2) this.grounds.add({ ...box, color, isRound })
  }

  outline([x, y, width, height]: Box, color: string): void {
    if (isOnPaper(x, y, width, height) && this.outlines.length < mostOutlines)
      this.outlines.push({ x, y, width, height, color })
  }

  picture(box: Box): void {
    this.fill(box, '')
    const [x, y, width, height] = box
    if (isOnPaper(x, y, width, height) && this.pictures.length < mostPictures)
      this.pictures.push({ x, y, width, height })
  }

  stroke([x, y, width, height]: Box): void {
    if (isOnPaper(x, y, width, height)) this.mark({ x, y, width, height })
  }

  /** What a shape is for the layout: a rule, a dot, or a frame around text. */
  private mark(box: Area): void {
    const [narrow, wide] = [Math.min(box.width, box.height), Math.max(box.width, box.height)]
    if (narrow <= 2.5 && wide >= 12) this.page.rules.push(box)
    if (narrow >= 1.2 && wide <= 8 && box.width < 1.6 * box.height && box.height < 1.6 * box.width)
      this.page.dots.push(box)
    if (narrow > 9 && wide > 12 && this.page.frames.length < mostFrames) this.page.frames.push(box)
  }

  glyph(glyph: PaintedGlyph): void {
    this.letters.add(glyph)
  }

  private place(glyph: PaintedGlyph): void {
    if (!isOnPaper(glyph.x, glyph.baseline, glyph.width, glyph.size)) {
      this.hidden.add('off-page', this.page.page, 0)
      return
    }
    this.glyphs += 1
    const text = glyphText(glyph.text)
    if (text === '' && glyph.text !== '') return
    if (text.trim() === '') {
      this.space = true
      return
    }
    if (text === softHyphen && glyph.width === 0) return
    const { word } = this
    if (word && !this.space && this.isAgain(glyph, text)) {
      word.weight = Math.max(boldWeight, word.weight)
      this.alsoPaintedBy(word, [glyph.operator])
      return
    }
    this.last = { text, x: glyph.x, baseline: glyph.baseline }
    const gap = glyph.x - this.end
    const hiddenBy = this.hiddenBy(glyph)
    const ground = hiddenBy === undefined ? this.grounds.below(glyph) : 'other'
    const isSmall = word !== undefined && isSmallCapital(word, glyph, text, gap)
    const joins =
      word &&
      !this.space &&
      (isSmall || isBeside(word, glyph, gap)) &&
      word.color === glyph.color &&
      word.font === this.fontName(glyph) &&
      hiddenBy === this.wordIsHidden &&
      (ground === 'same') === this.wordIsFaint
    if (joins) {
      word.text += isSmall ? text.toLowerCase() : text
      if (isSmall) this.smallSizes.set(word, glyph.size)
      this.between += gap
      word.width = Math.max(word.width, glyph.x + glyph.width - word.x)
    } else this.begin(glyph, text, hiddenBy, ground)
    if (this.ink && hiddenBy === undefined) addGlyph(this.ink, glyph)
    this.end = glyph.x + glyph.width
    this.space = false
  }

  /** The runs that may have no ink where they are; must be called after the last glyph. */
  doubted(): RunInk[] {
    this.endText()
    const runs = [...this.page.runs, ...this.page.turned]
    const inks = runs.flatMap((run) => this.inks.get(run) ?? [])
    for (const ink of inks)
      if (ink.letters.some((place) => this.order.isCoveredAfter(ink.order, place))) ink.doubt ??= 'covered'
    for (const [ink] of overprinted(inks)) ink.doubt ??= 'covered'
    return inks.filter(({ doubt }) => doubt !== undefined)
  }

  /** Leaves these runs out. Those below a picture may be the text layer of a scan, as some programs write it. */
  hide(inks: readonly RunInk[]): void {
    const gone = new Set(inks.map(({ run }) => run))
    const upright = new Set(this.page.runs)
    for (const { run, doubt = 'no-ink' } of inks)
      if (doubt === 'covered' && upright.has(run) && this.transparent.size < mostTransparent)
        this.transparent.set(run, doubt)
      else this.hidden.add(doubt, run.page, run.baseline)
    this.page.runs = this.page.runs.filter((run) => !gone.has(run))
    this.page.turned = this.page.turned.filter((run) => !gone.has(run))
  }

  /** The text layer of a scan; empty on a page that is none. */
  textLayer(): readonly Run[] {
    this.endText()
    const words = [...this.transparent.keys()]
    return isScan(this.page, words, this.pictures) ? words : []
  }

  /** Must be called once, after the last glyph. The words of a text layer that its picture does not show are `unlike`. */
  finish(unlike: ReadonlySet<Run> = new Set()): PageText {
    this.endText()
    const words = [...this.transparent.keys()].filter((word) => !unlike.has(word))
    const seen = seenThrough(this.page, words, this.outlines, this.pictures)
    for (const [word, reason] of this.transparent)
      if (!seen.has(word))
        this.hidden.add(unlike.has(word) ? 'not-in-picture' : reason, word.page, word.baseline)
    this.page.runs.push(...seen.values())
    withSeenHyphens(this.page.runs)
    lowerSmallWords(this.page.runs, this.smallSizes)
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
    if (same) {
      same.weight = Math.max(boldWeight, same.weight)
      this.alsoPaintedBy(same, this.inks.get(word)?.operators ?? [])
    } else if (others) others.push(word)
    else this.byText.set(word.text, [word])
    return same === undefined
  }

  private alsoPaintedBy(word: Run, operators: readonly number[]): void {
    const ink = this.inks.get(word)
    if (ink) for (const operator of operators) addOperator(ink, operator)
  }

  private begin(glyph: PaintedGlyph, text: string, hiddenBy: HiddenReason | undefined, ground: Ground): void {
    this.flush()
    const font = this.fontName(glyph)
    this.wordIsHidden = hiddenBy
    this.wordIsFaint = ground === 'same'
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
    this.ink = undefined
    if (hiddenBy === undefined) {
      this.ink = inkOf(this.word, glyph, this.glyphs - 1)
      this.ink.isSurelyHidden = this.wordIsFaint
      if (ground !== 'other') this.ink.doubt ??= 'same-color'
      this.inks.set(this.word, this.ink)
    }
    if (Math.abs(glyph.turn) > 0.2 && !hiddenBy) {
      this.turned.add(glyph, this.word, this.space)
      this.word = undefined
    }
  }

  private endText(): void {
    this.letters.flush()
    this.flush()
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
    } else if (this.wordIsTransparent && this.transparent.size < mostTransparent)
      this.transparent.set(word, this.wordIsHidden)
    else this.hidden.add(this.wordIsHidden, word.page, word.baseline)
  }

  private fontName(glyph: PaintedGlyph): string {
    return this.fontNames.get(glyph.font) ?? glyph.font
  }

  /** Why a glyph is surely not seen. */
  private hiddenBy(glyph: PaintedGlyph): HiddenReason | undefined {
    if (glyph.invisible) return 'no-ink'
    if (glyph.size < tinyPoints) return 'too-small'
    const { x, y } = middleOfRow(glyph)
    return x < 0 || y < 0 || x > this.width || y > this.height ? 'off-page' : undefined
  }
}
