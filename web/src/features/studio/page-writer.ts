import { withSaidLines } from './change-words.js'
import { keysById, markName, textAt, withTextAt, type Mark } from './marks.js'
import { unitOf, type Unit } from './move-in-page.js'
import type { Studio } from './studio-store.js'
import type { Move, Writer } from './write-in-place.js'

export interface PageEvents {
  onChoose: (unit: Unit | undefined, element: HTMLElement, isFocused: boolean) => void
  onMove: (unit: Unit, move: Move) => void
  /** Values that are edited beside the page. */
  onBeside: (key: string, field: string) => void
  /** From the page to the panel. */
  onLeave: () => void
  /** The page was drawn, or scrolled. */
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

/** What is written in the page, in the words of a studio. `onDone`: nothing is being written any more. */
export function pageWriter(studio: Studio, events: () => PageEvents, onDone: () => void): Writer {
  const keys = () => keysById(studio.store.getState().ids)
  /** The usual title of the section whose title is being written. */
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
    // The usual title of a section is none of its owner's.
    write: (mark, text) =>
      studio.apply(
        (words) => withTextAt(words, mark, mark.kind === 'title' && text === standard ? '' : text),
        markName(mark),
      ),
    done: (mark) => {
      if (mark.kind === 'line') studio.apply((words) => withSaidLines(words, mark.place), markName(mark))
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
