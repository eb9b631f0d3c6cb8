import { markOf, markSelector, type Mark } from './marks.js'

export type Move = 'up' | 'down' | 'hide' | 'add'

/** What writing in the page asks of the studio. */
export interface Writer {
  readonly keys: () => ReadonlyMap<string, string>
  /** The text to write in; undefined where it is edited beside the page, which is then told. */
  readonly textOf: (mark: Mark, element: HTMLElement) => string | undefined
  readonly nameOf: (mark: Mark) => string
  readonly write: (mark: Mark, text: string) => void
  /** Everything is typed, or taken back. */
  readonly done: (mark: Mark) => void
  readonly move: (element: HTMLElement, move: Move) => void
  /** What the pointer is over, or the focus at. */
  readonly choose: (element: HTMLElement, isFocused: boolean) => void
  readonly undo: () => void
  readonly redo: () => void
  /** To the panel beside the page. */
  readonly leave: () => void
}

export interface Writing {
  readonly isWriting: () => boolean
  readonly start: (element: HTMLElement) => void
  readonly detach: () => void
}

/** One text of the page at a time is open to be written in. */
function pen(doc: Document, writer: Writer) {
  let open: { element: HTMLElement; mark: Mark; before: string; inside: readonly Node[] } | undefined
  const stop = () => {
    if (!open) return
    const { element, mark, before, inside } = open
    open = undefined
    // A link or an own direction inside comes back where nothing was changed.
    if (textIn(element) === before) element.replaceChildren(...inside)
    for (const name of ['contenteditable', 'role', 'aria-label']) element.removeAttribute(name)
    writer.done(mark)
  }
  return {
    at: () => open?.element,
    stop,
    /** `atEnd`: with the caret there. The browser puts it where the pointer is. */
    start: (element: HTMLElement, atEnd = true): boolean => {
      if (open?.element === element) return true
      stop()
      const mark = markOf(element, writer.keys())
      const before = mark && writer.textOf(mark, element)
      if (!mark || before === undefined) return false
      const inside = [...element.childNodes]
      open = { element, mark, before, inside }
      if (element.textContent !== before || element.childElementCount > 0) element.textContent = before
      element.setAttribute('contenteditable', 'plaintext-only')
      element.setAttribute('role', 'textbox')
      element.setAttribute('aria-label', writer.nameOf(mark))
      element.focus()
      if (atEnd) {
        doc.getSelection()?.selectAllChildren(element)
        doc.getSelection()?.collapseToEnd()
      }
      return true
    },
    type: () => open && writer.write(open.mark, textIn(open.element)),
    takeBack: () => {
      if (!open) return
      open.element.textContent = open.before
      writer.write(open.mark, open.before)
      stop()
    },
  }
}

type Pen = ReturnType<typeof pen>

const closest = (event: Event, selector: string): HTMLElement | undefined =>
  (event.target as Element | null)?.closest?.<HTMLElement>(selector) ?? undefined
const unitSelector = `${markSelector},[data-entry],[data-section]`

/**
 * Writing in the texts of a page with its own type. The document runs no script: everything is heard from outside.
 * Enter or a click begins, Enter or leaving ends, Escape takes back what was typed since.
 */
export function writeInPlace(doc: Document, writer: Writer): Writing {
  const hand = pen(doc, writer)
  /** A link is followed on the published page. */
  const stay = (event: Event) => event.preventDefault()
  const heard: readonly (readonly [string, (event: never) => void])[] = [
    [
      'mousedown',
      (event: MouseEvent) => {
        const element = closest(event, markSelector)
        // Where it is edited beside the page the focus goes there.
        if (event.button === 0 && element) return hand.start(element, false) || event.preventDefault()
        hand.stop()
      },
    ],
    [
      'mouseover',
      (event: Event) => {
        const element = closest(event, unitSelector)
        if (element && !hand.at()) writer.choose(element, false)
      },
    ],
    [
      'focusin',
      (event: Event) => {
        const element = closest(event, markSelector)
        if (element) writer.choose(element, true)
      },
    ],
    ['focusout', (event: Event) => event.target === hand.at() && hand.stop()],
    ['input', (event: Event) => event.target === hand.at() && hand.type()],
    [
      'keydown',
      (event: KeyboardEvent) => {
        if (event.isComposing) return
        const isHandled = hand.at() ? whileWriting(event, hand, writer) : whileReading(event, hand, writer)
        if (isHandled) event.preventDefault()
      },
    ],
    ...['click', 'auxclick', 'dragstart', 'submit'].map((name) => [name, stay] as const),
  ]
  for (const [name, listener] of heard) doc.addEventListener(name, listener as EventListener)
  return {
    isWriting: () => hand.at() !== undefined,
    start: (element) => hand.start(element),
    detach: () => {
      for (const [name, listener] of heard) doc.removeEventListener(name, listener as EventListener)
    },
  }
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey

/** Whether the key means something here. */
function whileWriting(event: KeyboardEvent, hand: Pen, writer: Writer): boolean {
  const element = hand.at()
  if (event.key === 'Escape') {
    hand.takeBack()
    return true
  }
  if (event.key !== 'Enter') return false
  hand.stop()
  if (isCommand(event) && element) writer.move(element, 'add')
  return true
}

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Delete: 'hide',
  Backspace: 'hide',
}

function whileReading(event: KeyboardEvent, hand: Pen, writer: Writer): boolean {
  const key = event.key.toLowerCase()
  if (isCommand(event) && (key === 'z' || key === 'y')) {
    if (key === 'y' || event.shiftKey) writer.redo()
    else writer.undo()
    return true
  }
  if (event.key === 'F6') {
    writer.leave()
    return true
  }
  const element = closest(event, markSelector)
  if (!element) return false
  const move = event.altKey ? moves[event.key] : key === 'enter' && isCommand(event) ? 'add' : undefined
  if (move) writer.move(element, move)
  else if (key === 'enter' || key === 'f2') hand.start(element)
  else return false
  return true
}

/** As it was typed: a line break is one, however the browser writes it. */
function textIn(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n')
  return copy.textContent
}
