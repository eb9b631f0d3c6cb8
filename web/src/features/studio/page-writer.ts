import { withFilledLines } from './change-words.js'
import { markName, textAt, withTextAt, type Mark } from './marks.js'
import { unitOf, type Unit } from './move-in-page.js'
import type { Studio } from './studio-store.js'
import { keysById } from './words.js'
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
}

/** Applies what is typed in the page to the words of a studio. `onDone` is called when typing ends. */
export function pageWriter(studio: Studio, events: () => PageEvents, onDone: () => void): Writer {
  const keys = () => keysById(studio.store.getState().ids)
  /** The standard title of the section whose title is being edited; undefined if it has its own. */
  let standard: string | undefined
  return {
    keys,
    nameOf: ({ kind }) => labels[kind],
    textOf: (mark, element) => {
      if (mark.kind === 'several') events().onBeside(mark.key, mark.fields[0] ?? '')
      const text = textAt(studio.store.getState().history.now, mark)
      if (mark.kind !== 'title') return text
      standard = text === undefined ? element.textContent : undefined
      return text ?? element.textContent
    },
    // A title equal to the standard one is not stored as the owner's own.
    write: (mark, text) =>
      studio.apply(
        (words) => withTextAt(words, mark, mark.kind === 'title' && text === standard ? '' : text),
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
