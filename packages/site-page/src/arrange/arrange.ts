import type { ResumeContent } from '@thumbfolio/contracts'
import {
  mostBest,
  sectionNames,
  type Emphasis,
  type EntryId,
  type LineId,
  type PageComposition,
  type SectionName,
} from '../page/composition.js'
import { idsOf } from '../page/entries.js'
import { pageLanguage } from '../page/language.js'
import { recommendedTheme, themeNamed } from '../themes/registry.js'
import { linesOf, pageLine, type Line } from '../page/lines.js'
import { sectionOrder } from '../page/resume-kind.js'
import { shapeOf } from '../page/resume-shape.js'

/** What became of an answer. */
export interface ArrangementReport {
  /** Lines of the resume, all of which stand on the page. */
  readonly lines: number
  /** Lines that stand before one that they follow in the resume. */
  readonly first: number
  /** Lines at the top. */
  readonly best: number
  /** Entries of the resume, and how many of them the answer named. */
  readonly entries: number
  readonly named: number
  /** Ids in the answer, and how many of them the resume does not have. */
  readonly ids: number
  readonly unknown: number
  /** The first ids that were dropped: unknown, repeated, misplaced or not fit for their place. */
  readonly dropped: readonly string[]
}

export interface ArrangedPage {
  readonly composition: PageComposition
  readonly report: ArrangementReport
}

/** The quote at the top is one thought: a shorter text is a fragment, a longer one is not a quote. */
const quoteCharacters = { least: 20, most: 240 } as const
const mostDropped = 10
const droppedCharacters = 80

const inFull: ReadonlySet<SectionName> = new Set([
  'work',
  'volunteer',
  'projects',
  'skills',
  'references',
  'custom',
])

/** An entry as an answer wants it. */
interface Wanted {
  readonly id: EntryId
  readonly emphasis: Emphasis
  readonly lines: readonly string[]
}

/**
 * Makes a page from every answer. Every line and every entry of the resume is on it exactly once, and nothing
 * else is: an answer chooses the order and the emphasis, and cannot leave out, add or change a word. Never throws.
 */
export function arrange(answer: unknown, content: ResumeContent, language?: string): ArrangedPage {
  const ids = new Ids()
  const lines = groupedLines(content)
  const introduction = ordered(listIn(answer, 'intro'), 'basics', lines.get('basics') ?? [], ids)
  const wanted = wantedEntries(answer, content, ids)
  let hasLead = false
  const sections = wanted.map(([name, entries]) => ({
    name,
    entries: entries.map(({ id, emphasis, lines: first }) => {
      const isSecondLead = emphasis === 'lead' && hasLead
      hasLead ||= emphasis === 'lead'
      return {
        id,
        emphasis: isSecondLead ? ('normal' as const) : emphasis,
        lines: ordered(first, id, lines.get(id) ?? [], ids),
      }
    }),
  }))
  const best = bestOf(answer, lines, ids)
  const composition: PageComposition = {
    language: pageLanguage(content, language),
    theme: themeNamed(valueIn(answer, 'theme')) ?? recommendedTheme(content),
    intro: introduction.map(pageLine),
    best,
    sections: sections.map(({ name, entries }) => ({
      name,
      entries: entries.map((entry) => ({ ...entry, lines: entry.lines.map(pageLine) })),
    })),
  }
  const places = [introduction, ...sections.flatMap(({ entries }) => entries.map((entry) => entry.lines))]
  return {
    composition,
    report: {
      lines: places.reduce((sum, { length }) => sum + length, 0),
      first: places.reduce((sum, place) => sum + movedForward(place, lines), 0),
      best: best.length,
      entries: sections.reduce((sum, { entries }) => sum + entries.length, 0),
      named: ids.named,
      ids: ids.count,
      unknown: ids.unknown,
      dropped: ids.dropped,
    },
  }
}

/** Counts the ids of an answer, and keeps the first ones that were dropped. */
class Ids {
  count = 0
  unknown = 0
  named = 0
  readonly dropped: string[] = []

  drop(id: unknown, isKnown: boolean): void {
    if (!isKnown) this.unknown += 1
    if (this.dropped.length >= mostDropped) return
    const text = typeof id === 'string' ? id : typeof id
    this.dropped.push(text.slice(0, droppedCharacters))
  }
}

function groupedLines(content: ResumeContent): Map<EntryId, Line[]> {
  const groups = new Map<EntryId, Line[]>()
  for (const line of linesOf(content)) {
    const group = groups.get(line.entry)
    if (group) group.push(line)
    else groups.set(line.entry, [line])
  }
  return groups
}

/** The lines of a place: those that are named, then the others in the resume's order; sentences before bullets. */
function ordered(named: readonly unknown[], place: EntryId, lines: readonly Line[], ids: Ids): Line[] {
  const known = new Map(lines.map((line) => [line.id, line]))
  const first = new Set<Line>()
  for (const id of named) {
    ids.count += 1
    const line = typeof id === 'string' ? (known.get(id) ?? known.get(`${place}/${id}`)) : undefined
    if (!line || first.has(line)) ids.drop(id, line !== undefined)
    else first.add(line)
  }
  const all = [...first, ...lines.filter((line) => !first.has(line))]
  const isBullet = ({ field }: Line) => field === 'highlights'
  return [...all.filter((line) => !isBullet(line)), ...all.filter(isBullet)]
}

/** Every entry of the resume under its own section; what the answer names comes first. */
function wantedEntries(answer: unknown, content: ResumeContent, ids: Ids): [SectionName, Wanted[]][] {
  const homes = new Map<string, SectionName>(
    sectionNames.flatMap((name) => idsOf(content, name).map((id) => [id, name] as const)),
  )
  const sections = new Map<SectionName, Map<EntryId, Wanted>>()
  const sectionFor = (name: SectionName) => {
    const known = sections.get(name)
    if (known) return known
    const fresh = new Map<EntryId, Wanted>()
    sections.set(name, fresh)
    return fresh
  }
  for (const section of listIn(answer, 'sections')) {
    const name = sectionNames.find((one) => one === valueIn(section, 'name'))
    if (name) sectionFor(name)
    for (const entry of listIn(section, 'entries')) {
      ids.count += 1
      const id = valueIn(entry, 'id')
      const home = typeof id === 'string' ? homes.get(id) : undefined
      if (home === undefined || typeof id !== 'string') {
        ids.drop(id, false)
        continue
      }
      const entries = sectionFor(home)
      if (entries.has(id)) ids.drop(id, true)
      else entries.set(id, { id, emphasis: emphasisOf(entry), lines: listIn(entry, 'lines') as string[] })
    }
  }
  ids.named = [...sections.values()].reduce((sum, entries) => sum + entries.size, 0)
  // What an answer leaves out follows in the order of the resume's kind.
  for (const name of sectionOrder(shapeOf(content).kind))
    for (const id of idsOf(content, name)) {
      const entries = sectionFor(name)
      if (!entries.has(id))
        entries.set(id, { id, emphasis: inFull.has(name) ? 'normal' : 'compact', lines: [] })
    }
  return [...sections].flatMap(([name, entries]): [SectionName, Wanted[]][] =>
    entries.size > 0 ? [[name, [...entries.values()]]] : [],
  )
}

/** Lines for the top. Each entry keeps at least one line, so that none is left bare. */
function bestOf(answer: unknown, lines: ReadonlyMap<EntryId, readonly Line[]>, ids: Ids): LineId[] {
  const known = new Map([...lines.values()].flat().map((line) => [line.id, line]))
  const best = new Set<LineId>()
  const left = new Map([...lines].map(([entry, { length }]) => [entry, length]))
  for (const id of listIn(answer, 'best')) {
    ids.count += 1
    const line = typeof id === 'string' ? known.get(id) : undefined
    const fits =
      line !== undefined &&
      line.entry !== 'basics' &&
      (left.get(line.entry) ?? 0) > 1 &&
      line.text.length >= quoteCharacters.least &&
      line.text.length <= quoteCharacters.most
    if (fits && best.size < mostBest && !best.has(line.id)) {
      best.add(line.id)
      left.set(line.entry, left.get(line.entry)! - 1)
    } else ids.drop(id, line !== undefined)
  }
  return [...best]
}

const emphasisOf = (entry: unknown): Emphasis => {
  const emphasis = valueIn(entry, 'emphasis')
  return emphasis === 'lead' || emphasis === 'compact' ? emphasis : 'normal'
}

/** How many lines of a place stand before one that they follow in the resume. */
function movedForward(place: readonly Line[], lines: ReadonlyMap<EntryId, readonly Line[]>): number {
  const at = new Map(
    (place[0] ? (lines.get(place[0].entry) ?? []) : []).map((line, index) => [line.id, index]),
  )
  let moved = 0
  let least = Infinity
  for (const { id } of [...place].reverse()) {
    const index = at.get(id) ?? 0
    if (index > least) moved += 1
    least = Math.min(least, index)
  }
  return moved
}

/** Reads own properties alone: what an answer calls `__proto__` is a name like any other. */
function valueIn(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Readonly<Record<string, unknown>>)[key]
}

function listIn(value: unknown, key: string): readonly unknown[] {
  const list = valueIn(value, key)
  return Array.isArray(list) ? list : []
}
