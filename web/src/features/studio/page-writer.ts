import { withFilledLines } from './change-words.js'
import { markName, textAt, withTextAt, type Mark } from './marks.js'
import { unitOf, type Unit } from './move-in-page.js'
import { isFact, located, type StudyMark } from './study-marks.js'
import type { Studio } from './studio-store.js'
import { keysById, oneLine } from './words.js'
import type { Move, Writer } from './write-in-place.js'

export interface PageEvents {
  onChoose: (unit: Unit | undefined, element: HTMLElement, isFocused: boolean) => void
  onMove: (unit: Unit, move: Move) => void
  /** A value that is edited in the panel. */
  onBeside: (key: string, field: string) => void
  /** Moves the focus from the page to the panel. */
  onLeave: () => void
  /** The page was drawn or scrolled. */
  onShift: () => void
}

const labels: Readonly<Record<Mark['kind'], string>> = {
  line: 'Line',
  field: 'Field',
  basics: 'About you',
  title: 'Title of the section',
  headline: 'Headline',
  several: 'Fields',
  study: 'Part of the case study',
}

/** A text that the page shows by default, and that is not stored until it is changed. */
const hasDefault = (mark: Mark): boolean => mark.kind === 'title' || (mark.kind === 'study' && isFact(mark))

/** Applies what is typed in the page to the words of a studio. `onDone` is called when typing ends. */
export function pageWriter(studio: Studio, events: () => PageEvents, onDone: () => void): Writer {
  const keys = () => keysById(studio.store.getState().ids)
  /** What the page shows by default for the text that is being edited; undefined if the owner has written one. */
  let standard: string | undefined
  /** The part of a case study that is being edited. */
  let written: StudyMark | undefined
  const inWords = (mark: Mark): Mark => (mark.kind === 'study' && written ? written : mark)
  /** Undefined for a picture, and for a part that has changed since the page was drawn. */
  const partText = (mark: StudyMark, element: HTMLElement): string | undefined => {
    const { now } = studio.store.getState().history
    written = located(now, mark)
    const text = textAt(now, written)
    if (text !== undefined && oneLine(text) === oneLine(element.textContent)) return text
    events().onBeside(mark.key, `study/${written.inWords?.at ?? mark.part}`)
    return undefined
  }
  return {
    keys,
    nameOf: ({ kind }) => labels[kind],
    textOf: (mark, element) => {
      if (mark.kind === 'several') events().onBeside(mark.key, mark.fields[0] ?? '')
      written = undefined
      if (mark.kind === 'study' && !isFact(mark)) return partText(mark, element)
      const text = textAt(studio.store.getState().history.now, mark)
      if (!hasDefault(mark)) return text
      standard = text === undefined ? element.textContent : undefined
      return text ?? element.textContent
    },
    // A text equal to the default is not stored as the owner's own.
    write: (mark, text) =>
      studio.apply(
        (words) => withTextAt(words, inWords(mark), hasDefault(mark) && text === standard ? '' : text),
        markName(mark),
      ),
    done: (mark) => {
      if (mark.kind === 'line') studio.apply((words) => withFilledLines(words, mark.place), markName(mark))
      onDone()
    },
    move: (element, move) => {
      const unit = unitOf(element, keys())
      if (unit) events().onMove(unit, move)
    },
    choose: (element, isFocused) => events().onChoose(unitOf(element, keys()), element, isFocused),
    undo: studio.undo,
    redo: studio.redo,
    leave: () => events().onLeave(),
  }
}
