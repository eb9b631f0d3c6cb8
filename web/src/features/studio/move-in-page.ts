import {
  linesAt,
  withEntryAdded,
  withEntryMoved,
  withLineAdded,
  withLineMoved,
  withoutEntry,
  withoutLine,
  withoutSection,
  withSectionMoved,
} from './change-words.js'
import { withBlockInserted, withBlockMoved, withoutBlock } from './change-study.js'
import { markOf, personKey } from './marks.js'
import { nameOf, titleOf, titleOfSection } from './section-shapes.js'
import { isFact, partIndex, shownPartIndex } from './study-marks.js'
import { emptyBlocks } from './study-words.js'
import { customSection, entryAt, oneLine, sectionAt, sectionOf, type Words } from './words.js'
import { textIn, type Move } from './write-in-place.js'

/** A part of the page that can be moved or hidden, and below which another can be added. */
export type Unit =
  | { readonly kind: 'line'; readonly place: string; readonly at: number }
  | { readonly kind: 'entry'; readonly key: string }
  /** `id` as `sectionAt` takes it. */
  | { readonly kind: 'section'; readonly id: string }
  | PartUnit
  /** The title, role or year of a case study: they have their place. */
  | { readonly kind: 'fact'; readonly key: string }

/** A part of a case study, by its place on the page. */
interface PartUnit {
  readonly kind: 'part'
  readonly key: string
  readonly part: string
  /** The text that the page shows there; of a picture its id. */
  readonly shows: string
}

/** The unit that an element of the page belongs to; undefined for what cannot be moved, such as the name. */
export function unitOf(element: HTMLElement, keys: ReadonlyMap<string, string>): Unit | undefined {
  const mark = markOf(element, keys)
  if (mark?.kind === 'line') return mark
  if (mark?.kind === 'field')
    return mark.field === 'section'
      ? { kind: 'section', id: customSection(mark.key) }
      : { kind: 'entry', key: mark.key }
  if (mark?.kind === 'several' && mark.key !== personKey) return { kind: 'entry', key: mark.key }
  if (mark?.kind === 'study')
    return isFact(mark)
      ? { kind: 'fact', key: mark.key }
      : { kind: 'part', key: mark.key, part: mark.part, shows: shownIn(element) }
  if (mark?.kind === 'title') return { kind: 'section', id: idIn(element, mark.section, keys) }
  if (mark) return undefined
  const { entry, section } = element.dataset
  if (entry !== undefined) return { kind: 'entry', key: keys.get(entry) ?? entry }
  return section === undefined ? undefined : { kind: 'section', id: idIn(element, section, keys) }
}

const shownIn = (element: HTMLElement): string =>
  element.querySelector<HTMLElement>('[data-picture]')?.dataset['picture'] ?? oneLine(textIn(element))

/** The id of the section that an element is in. */
function idIn(element: HTMLElement, name: string, keys: ReadonlyMap<string, string>): string {
  const { entry = '' } = element.closest('section')?.querySelector<HTMLElement>('[data-entry]')?.dataset ?? {}
  return name === 'custom' ? customSection(keys.get(entry) ?? entry) : name
}

export function unitName(words: Words, unit: Unit): string {
  switch (unit.kind) {
    case 'line':
      return 'this line'
    case 'entry': {
      const entry = entryAt(words, unit.key)
      return entry ? nameOf(sectionOf(words, unit.key)?.name ?? '', entry) : 'this entry'
    }
    case 'section': {
      const section = sectionAt(words, unit.id)
      return section ? titleOfSection(words, section) : titleOf(words, unit.id)
    }
    case 'part':
    case 'fact':
      return 'this part'
  }
}

export interface Moved {
  readonly words: Words
  /** What gets the focus next. */
  readonly next?: Unit | undefined
  /** What gets the focus in the panel instead: an empty part is not on the page. */
  readonly beside?: { readonly key: string; readonly field: string }
}

/** The words after a move; unchanged at the end of a list. */
export function movedUnit(words: Words, unit: Unit, move: Move): Moved {
  const by = move === 'up' ? -1 : 1
  switch (unit.kind) {
    case 'line': {
      const { place, at } = unit
      if (move === 'hide') return { words: withoutLine(words, place, at) }
      if (move === 'add') return { words: withLineAdded(words, place, at + 1), next: { ...unit, at: at + 1 } }
      const to = at + by
      const isThere = linesAt(words, place)[to] !== undefined
      return isThere ? { words: withLineMoved(words, place, at, to), next: { ...unit, at: to } } : { words }
    }
    case 'entry': {
      const section = sectionOf(words, unit.key)
      if (!section) return { words }
      if (move === 'hide') return { words: withoutEntry(words, unit.key) }
      if (move === 'add') return added(words, section.name, unit.key)
      const at = section.entries.findIndex(({ key }) => key === unit.key)
      return { words: withEntryMoved(words, unit.key, at + by), next: unit }
    }
    case 'section': {
      const section = sectionAt(words, unit.id)
      if (!section) return { words }
      if (move === 'hide') return { words: withoutSection(words, unit.id) }
      if (move === 'add') return added(words, section.name, section.entries.at(-1)?.key)
      return { words: withSectionMoved(words, unit.id, words.sections.indexOf(section) + by), next: unit }
    }
    case 'part':
      return movedPart(words, unit, move)
    case 'fact':
      return { words }
  }
}

function movedPart(words: Words, unit: PartUnit, move: Move): Moved {
  const { key } = unit
  const at = shownPartIndex(words, unit)
  if (at === undefined) return { words }
  if (move === 'hide') return { words: withoutBlock(words, key, at) }
  if (move === 'add') {
    const beside = { key, field: `study/${at + 1}` }
    return { words: withBlockInserted(words, key, at + 1, emptyBlocks.text), beside }
  }
  const next = { ...unit, part: String(Number(unit.part) + (move === 'up' ? -1 : 1)) }
  const to = partIndex(words, next)
  return to === undefined ? { words } : { words: withBlockMoved(words, key, at, to), next }
}

function added(words: Words, section: string, behind?: string): Moved {
  const { words: next, key } = withEntryAdded(words, section, behind)
  return { words: next, next: { kind: 'entry', key } }
}
