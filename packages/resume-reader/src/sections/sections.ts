import { isCaps, styleOf, unknownTitleStyle } from './heading-looks.js'
import { type Line, lineOf } from '../text/line.js'
import type { Area, Look } from '../text/page-text.js'
import { right } from '../text/page-text.js'
import { isBold, lookKey, Phrase } from '../text/phrase.js'
import { isBulletText } from '../layout/segments.js'
import { likelyKind, misspeltKind, titleKind } from '../recognizers/titles.js'
import type { SectionKind } from '@thumbfolio/contracts/languages'

export interface Section {
  /** `basics` is what comes before the first title. */
  kind: SectionKind | 'basics' | 'unknown'
  title: Phrase | undefined
  lines: Line[]
}

interface Candidate {
  line: Line
  title: Phrase
  kind: SectionKind | undefined
  style: string
  prominence: number
}

/** The look of running text: that of most letters. */
const bodyLook = (lines: readonly Line[]): Look => {
  const letters = new Map<string, { look: Look; count: number }>()
  for (const line of lines) {
    for (const cell of line.cells) {
      const entry = letters.get(lookKey(cell.look)) ?? { look: cell.look, count: 0 }
      entry.count += cell.text.length
      letters.set(lookKey(cell.look), entry)
    }
  }
  const most = [...letters.values()].sort((a, b) => b.count - a.count)[0]
  return most?.look ?? { font: '', size: 10, weight: 400, italic: false, color: '' }
}

const underlined = (title: Phrase, rules: ReadonlyMap<number, readonly Area[]>): boolean => {
  const { area } = title
  return (rules.get(title.page) ?? []).some(
    (rule) =>
      rule.width > 30 &&
      rule.y > area.y - area.height * 0.6 &&
      rule.y < area.y + area.height * 1.9 &&
      rule.x < right(area) + 8 &&
      right(rule) > area.x - 60,
  )
}

/** How prominent a line is against running text, 0 when it is not. */
const prominenceOf = (title: Phrase, body: Look, rules: ReadonlyMap<number, readonly Area[]>): number => {
  const { look } = title
  let points = 0
  if (look.size > body.size * 1.08) points += look.size > body.size * 1.25 ? 2 : 1
  if (isBold(look) && !isBold(body)) points += 1
  if (isCaps(title.value)) points += 1
  if (look.color !== body.color) points += 0.5
  if (underlined(title, rules)) points += 1
  if (look.font.replace(/-.*/, '') !== body.font.replace(/-.*/, '')) points += 0.5
  return points
}

/** A symbol before a title is none of it. */
const worded = ({ cells }: Line): Phrase[] =>
  cells.slice(
    Math.max(
      0,
      cells.findIndex((cell) => !cell.isEmpty),
    ),
  )

/** `■職務要約`: a square or a bracket before a known title is not part of it. */
const withoutOrnament = (text: Phrase): Phrase => {
  const lead = /^[■□◆◇▼▶【〈《［]\s*/u.exec(text.text)?.[0].length ?? 0
  const bare = lead > 0 ? text.slice(lead, /\s*[】〉》］]?\s*$/u.exec(text.text)?.index) : text
  return titleKind(bare.value) ? bare : text
}

const titleOf = (line: Line): Phrase | undefined => {
  const [printed, second] = worded(line)
  if (!printed) return undefined
  const first = withoutOrnament(printed)
  const value = first.value.replace(/:$/, '')
  if (value === '' || value.length > 48 || value.split(' ').length > 6 || /[@\d]{2}|[.;,]$/.test(value))
    return undefined
  if (isBulletText(first.text[0] ?? '')) return undefined
  if (second && second.area.x - right(first.area) < 6) return undefined
  // A row of heads side by side belongs to a table.
  if (second && !line.margin && lookKey(second.look) === lookKey(first.look)) return undefined
  return first
}

/** Styles in which several known titles are set, and seldom anything else. */
const titleStyles = (candidates: readonly Candidate[]): Map<string, { known: number; all: number }> => {
  const styles = new Map<string, { kinds: Set<string>; all: number; known: number }>()
  for (const { style, kind, title } of candidates) {
    const entry = styles.get(style) ?? { kinds: new Set(), all: 0, known: 0 }
    entry.all += 1
    if (kind) {
      entry.kinds.add(title.value.toLowerCase())
      entry.known += 1
    }
    styles.set(style, entry)
  }
  return new Map(
    [...styles]
      .filter(([, entry]) => entry.kinds.size > 0)
      .map(([style, entry]) => [style, { known: entry.kinds.size, all: entry.all }]),
  )
}

/** Styles of lines right below a title: they title entries, so in them only known titles count. */
const entryStyles = (lines: readonly Line[], candidates: readonly Candidate[]): Set<string> => {
  const byLine = new Map(candidates.map((candidate) => [candidate.line, candidate]))
  const styles = new Set<string>()
  lines.forEach((line, at) => {
    const [before, here] = [byLine.get(lines[at - 1] ?? line), byLine.get(line)]
    if (before && here && before !== here && before.kind && !here.kind && !line.startsColumn)
      styles.add(here.style)
  })
  return styles
}

/** How prominent a line must be to be read as a misspelt title. */
const leastMisspelt = 1.5
/** In parts of the text size: lines of one title are no further apart. */
const loosestPitch = 1.6

/** `LANGUAGES AND` above `DATA` is one title, and so is `Principales` above `compétences`. */
const isCutTitle = (line: Line, next: Line, body: Look): boolean => {
  const [one, other] = [line.cells[0], next.cells[0]]
  if (!one || !other || line.cells.length + next.cells.length > 2) return false
  const gap = (next.baseline - line.baseline) / one.look.size
  const isOpen = /(?:&|\s(?:and|of|und|y|e|et|en|i|oraz|de))$/iu.test(one.value)
  const areBoth = [one, other].every(({ value }) => titleKind(value) !== undefined)
  const isTitle = !areBoth && titleKind(`${one.value} ${other.value}`) !== undefined
  return (
    (isOpen || isTitle) &&
    one.value.length + other.value.length < 48 &&
    line.page === next.page &&
    gap > 0 &&
    gap < loosestPitch &&
    Math.abs(line.x - next.x) < 1 &&
    lookKey(one.look) === lookKey(other.look) &&
    lookKey(one.look) !== lookKey(body)
  )
}

const withWholeTitles = (all: readonly Line[], body: Look): Line[] => {
  const lines: Line[] = []
  for (const line of all) {
    const before = lines.at(-1)
    if (!before || !isCutTitle(before, line, body)) lines.push(line)
    else lines.splice(-1, 1, { ...before, cells: [Phrase.wrap([...before.cells, ...line.cells])] })
  }
  return lines
}

/** Cuts the flow of lines at its section titles. */
export const sectionsOf = (all: readonly Line[], rules: ReadonlyMap<number, readonly Area[]>): Section[] => {
  const body = bodyLook(all)
  const lines = withWholeTitles(all, body)
  const candidates = lines.flatMap((line) => {
    const title = titleOf(line)
    if (!title) return []
    const prominence = prominenceOf(title, body, rules)
    const kind =
      titleKind(title.value) ?? (prominence >= leastMisspelt ? misspeltKind(title.value) : undefined)
    return [{ line, title, kind, style: styleOf(title), prominence }]
  })
  const styles = titleStyles(candidates)
  const best = Math.max(0, ...[...styles.values()].map((style) => style.known))
  const mainSize = Math.max(
    0,
    ...candidates
      .filter((candidate) => styles.get(candidate.style)?.known === best)
      .map(({ title }) => title.look.size),
  )
  const main = candidates.filter((candidate) => styles.get(candidate.style)?.known === best)
  const mainProminence = Math.min(...main.map((candidate) => candidate.prominence))
  const inBody = entryStyles(lines, candidates)
  const accepts = (candidate: Candidate): boolean => {
    const style = styles.get(candidate.style)
    if (!style) return false
    const { kind, prominence, title } = candidate
    const usual = style.known >= 2 && style.known >= 0.34 * best
    const bold =
      prominence >= Math.max(1.5, best >= 3 ? mainProminence : 0) && title.look.size >= mainSize * 0.98
    if (kind) return usual ? prominence > 0 || style.known >= 3 : best < 2 ? prominence >= 1 : bold
    if (inBody.has(candidate.style) || !/\p{L}{3}/u.test(title.value) || /^[IVX]+$/.test(title.value))
      return false
    return usual && prominence >= 1 && style.known / style.all >= 0.45 && worded(candidate.line).length === 1
  }
  const accepted = new Map(candidates.filter(accepts).map((candidate) => [candidate.line, candidate]))
  const unknown = accepted.size > 0 ? undefined : unknownTitleStyle(possibleTitles(lines, candidates))
  for (const candidate of candidates)
    if (unknown !== undefined && candidate.style === unknown) accepted.set(candidate.line, candidate)
  return cut(lines, accepted)
}

const possibleTitles = (lines: readonly Line[], candidates: readonly Candidate[]) =>
  candidates.map(({ line, title, prominence }) => {
    const [below] = lines[lines.indexOf(line) + 1]?.cells ?? []
    return { title, prominence, isAlone: line.cells.length === 1, below: below && styleOf(below) }
  })

const cut = (lines: readonly Line[], titles: ReadonlyMap<Line, Candidate>): Section[] => {
  const sections: Section[] = [{ kind: 'basics', title: undefined, lines: [] }]
  lines.forEach((line, at) => {
    if (line.startsColumn && hasTitleBeforeNextColumn(lines, at, titles))
      sections.push({ kind: 'basics', title: undefined, lines: [] })
    const found = titles.get(line)
    if (!found) return void sections.at(-1)?.lines.push(line)
    const kind = found.kind ?? likelyKind(found.title.value) ?? 'unknown'
    const rest = worded(line).slice(1)
    const section: Section = { kind, title: found.title, lines: [] }
    if (rest.length > 0)
      section.lines.push({
        ...lineOf(rest),
        left: line.left,
        edge: line.edge,
        firm: line.firm,
        above: Infinity,
      })
    sections.push(section)
  })
  return sections.filter((section) => section.title || section.lines.length > 0)
}

const hasTitleBeforeNextColumn = (
  lines: readonly Line[],
  from: number,
  titles: ReadonlyMap<Line, Candidate>,
): boolean => {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line || (at > from && line.startsColumn)) return false
    if (titles.has(line)) return true
  }
  return false
}
