import { isCutUrl, isCutWord } from './cut-words.js'
import { type Area, type Look, type Run, union } from './page-text.js'
import { endsUnspaced, startsUnspaced } from '../words/scripts.js'

interface Mark {
  run: Run
  /** Where the run's text begins in the phrase. */
  at: number
}

/** Replaces a symbol whose letters mean nothing. */
export const iconMark = '\ue000'
/** Replaces a gap that is wider than a space between words. */
export const wideGap = '\t'

const inkOf = (run: Run): string => (run.icon ? iconMark : run.text)

/** A stretch of text that knows which runs it came from. Immutable; parts of it keep their runs. */
export class Phrase {
  private knownArea: Area | undefined
  private knownLook: Look | undefined
  private knownValue: string | undefined

  private constructor(
    readonly text: string,
    private readonly marks: readonly Mark[],
  ) {}

  /** `glue` is the text before each run but the first. */
  static of(runs: readonly Run[], glue: (run: Run, at: number) => string): Phrase {
    let text = ''
    const marks = runs.map((run, index) => {
      if (index > 0) text += glue(run, index)
      const at = text.length
      text += inkOf(run)
      return { run, at }
    })
    return new Phrase(text, marks)
  }

  static join(phrases: readonly Phrase[], glue: string): Phrase {
    let text = ''
    const marks: Mark[] = []
    phrases.forEach((phrase, index) => {
      if (index > 0) text += glue
      for (const mark of phrase.marks) marks.push({ run: mark.run, at: mark.at + text.length })
      text += phrase.text
    })
    return new Phrase(text, marks)
  }

  /** Joins lines of one paragraph: a word cut by a hyphen at the line's end is made whole. */
  static wrap(lines: readonly Phrase[]): Phrase {
    const [only] = lines
    if (only && lines.length === 1) return only
    const stretches: Phrase[][] = []
    let open: Phrase | undefined
    for (const line of lines) {
      const end = open?.text.slice(-2) ?? ''
      const isCut = /^\p{Ll}\u00ad$/u.test(end) || isCutWord(open?.text ?? '', line.text)
      const isHyphened = /^\S-$/.test(end) && /^[\p{L}\p{N}]/u.test(line.text)
      const isAddress = isCutUrl(open?.text ?? '', line.text)
      if (open && isCut && !isAddress) stretches.at(-1)?.splice(-1, 1, open.slice(0, open.text.length - 1))
      const isUnspaced = endsUnspaced(open?.text ?? '') && startsUnspaced(line.text)
      if (isCut || isHyphened || isAddress || isUnspaced) stretches.at(-1)?.push(line)
      else stretches.push([line])
      open = line
    }
    return Phrase.join(
      stretches.map((stretch) => Phrase.join(stretch, '')),
      ' ',
    )
  }

  concat(next: Phrase, glue = ' '): Phrase {
    return Phrase.join([this, next], glue)
  }

  get runs(): Run[] {
    return this.marks.map((mark) => mark.run)
  }

  /** The text as it is kept: no symbols, one space where there is any. */
  get value(): string {
    return (this.knownValue ??= this.text.replaceAll(iconMark, ' ').replace(/\s+/g, ' ').trim())
  }

  get isEmpty(): boolean {
    return this.value === ''
  }

  get page(): number {
    return this.marks[0]?.run.page ?? 1
  }

  get area(): Area {
    return (this.knownArea ??= this.measure())
  }

  private measure(): Area {
    const { page } = this
    const runs = this.runs.filter((run) => run.page === page)
    return runs.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : union(runs)
  }

  get baseline(): number {
    return this.marks[0]?.run.baseline ?? 0
  }

  /** The target that all its words link to. */
  get link(): string | undefined {
    const [first, ...others] = this.runs.filter(({ icon }) => !icon || this.isEmpty)
    return others.every(({ link }) => link === first?.link) ? first?.link : undefined
  }

  /** Its stretches of one target each, and of none. */
  byLink(): Phrase[] {
    return this.cutBetween((run) => run.link ?? '')
  }

  /** The look of most of its letters. */
  get look(): Look {
    return (this.knownLook ??= this.findLook())
  }

  private findLook(): Look {
    const letters = new Map<string, { look: Look; count: number }>()
    for (const { run } of this.marks) {
      const key = lookKey(run)
      const entry = letters.get(key) ?? { look: run, count: 0 }
      entry.count += run.icon ? 0.01 : run.text.length
      letters.set(key, entry)
    }
    const most = [...letters.values()].sort((a, b) => b.count - a.count)[0]
    return most?.look ?? { font: '', size: 0, weight: 400, italic: false, color: '' }
  }

  /** The parts before and behind a match in its text. */
  around({ index, 0: { length } }: RegExpExecArray): [before: Phrase, behind: Phrase] {
    return [this.slice(0, index), this.slice(index + length)]
  }

  slice(from: number, to = this.text.length): Phrase {
    const part = this.text.slice(from, to)
    const start = from + (part.length - part.trimStart().length)
    const end = Math.max(start, from + part.trimEnd().length)
    const marks: Mark[] = []
    for (let index = this.markBehind(start); index < this.marks.length; index += 1) {
      const mark = this.marks[index]
      if (!mark || mark.at >= end) break
      marks.push({ run: mark.run, at: Math.max(0, mark.at - start) })
    }
    return new Phrase(this.text.slice(start, end), marks)
  }

  /** Which run is the first that ends behind a place of the text: found by halving, for a long text is cut often. */
  private markBehind(place: number): number {
    let [low, high] = [0, this.marks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const mark = this.marks[middle]
      if (mark && mark.at + inkOf(mark.run).length <= place) low = middle + 1
      else high = middle
    }
    return low
  }

  /** `pattern` needs the flag g. Empty parts are left out. */
  split(pattern: RegExp): Phrase[] {
    const parts: Phrase[] = []
    let from = 0
    for (const match of this.text.matchAll(pattern)) {
      parts.push(this.slice(from, match.index))
      from = match.index + match[0].length
    }
    parts.push(this.slice(from))
    return parts.filter((part) => !part.isEmpty)
  }

  /** What is left and right of a stretch, joined with a gap between. */
  without(from: number, to: number): Phrase {
    return this.withoutAll([{ from, to }])
  }

  /** The same for several stretches in the order of the text. */
  withoutAll(stretches: readonly { from: number; to: number }[]): Phrase {
    return Phrase.join(this.partsBetween(stretches), wideGap)
  }

  /** What is before, between and behind several stretches in the order of the text. */
  partsBetween(stretches: readonly { from: number; to: number }[]): Phrase[] {
    const ends = [...stretches.map(({ from }) => from), this.text.length]
    return ends
      .map((end, at) => this.slice(stretches[at - 1]?.to ?? 0, end))
      .filter((part) => part.text !== '')
  }

  /** Parts of one look each, in order. */
  byLook(key: (look: Look) => string = lookKey): Phrase[] {
    return this.cutBetween(key)
  }

  private cutBetween(key: (run: Run) => string): Phrase[] {
    const parts: Phrase[] = []
    let from = 0
    this.marks.forEach((mark, index) => {
      const next = this.marks[index + 1]
      if (next && key(next.run) === key(mark.run)) return
      parts.push(this.slice(from, next ? next.at : this.text.length))
      from = next?.at ?? 0
    })
    return parts.filter((part) => part.text !== '')
  }
}

export const isBold = (look: Look): boolean => look.weight >= 600

/** Equal for runs that a reader would call the same style. */
export const lookKey = (look: Look): string =>
  `${look.font.replace(/[-,].*$/, '')}/${Math.round(look.size * 2) / 2}/${look.weight}${look.italic ? 'i' : ''}/${look.color}`

/** As `lookKey`, without what a link or an emphasis may change from entry to entry. */
export const shapeKey = (look: Look): string =>
  `${Math.round(look.size * 2) / 2}/${isBold(look) ? 'b' : ''}${look.italic ? 'i' : ''}`
