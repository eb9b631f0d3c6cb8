import { markOf, markSelector, type Mark } from './marks.js'

export type Move = 'up' | 'down' | 'hide' | 'add'

/** The callbacks of editing in the page. */
export interface Writer {
  readonly keys: () => ReadonlyMap<string, string>
  /** The text to edit; undefined for one that is edited in the panel, which the callback then opens. */
  readonly textOf: (mark: Mark, element: HTMLElement) => string | undefined
  readonly nameOf: (mark: Mark) => string
  readonly write: (mark: Mark, text: string) => void
  /** Editing has ended. */
  readonly done: (mark: Mark) => void
  readonly move: (element: HTMLElement, move: Move) => void
  /** The element under the pointer, or with the focus. */
  readonly choose: (element: HTMLElement, isFocused: boolean) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Moves the focus to the panel. */
  readonly leave: () => void
}

export interface Writing {
  readonly isWriting: () => boolean
  readonly start: (element: HTMLElement) => void
  readonly detach: () => void
}

/** Makes one text of the page at a time editable. */
function inlineEditor(doc: Document, writer: Writer) {
  let open: { element: HTMLElement; mark: Mark; before: string; inside: readonly Node[] } | undefined
  const stop = () => {
    if (!open) return
    const { element, mark, before, inside } = open
    open = undefined
    const text = textIn(element)
    // Restores a link or a text direction inside, if nothing was changed.
    if (text === before) element.replaceChildren(...inside)
    // A pasted line break is an element, which the text of the page would lack.
    else if (element.childElementCount > 0) element.textContent = text
    for (const name of ['contenteditable', 'role', 'aria-label']) element.removeAttribute(name)
    writer.done(mark)
  }
  return {
    at: () => open?.element,
    stop,
    /** `atEnd`: puts the caret at the end. After a click the browser puts it at the pointer. */
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
    revert: () => {
      if (!open) return
      open.element.textContent = open.before
      writer.write(open.mark, open.before)
      stop()
    },
  }
}

type InlineEditor = ReturnType<typeof inlineEditor>

const closest = (event: Event, selector: string): HTMLElement | undefined =>
  (event.target as Element | null)?.closest?.<HTMLElement>(selector) ?? undefined
const unitSelector = `${markSelector},[data-entry],[data-section]`

/**
 * Edits the texts of a page in place. The document runs no script: all listeners are attached from outside. Enter or a
 * click starts editing, Enter (in code a new line) or blur ends it, Escape reverts it.
 */
export function writeInPlace(doc: Document, writer: Writer): Writing {
  const editor = inlineEditor(doc, writer)
  /** Links are not followed here. */
  const preventDefault = (event: Event) => event.preventDefault()
  const listeners: readonly (readonly [string, (event: never) => void])[] = [
    [
      'mousedown',
      (event: MouseEvent) => {
        const element = closest(event, markSelector)
        // A text that is edited in the panel must not take the focus.
        if (event.button === 0 && element) return editor.start(element, false) || event.preventDefault()
        editor.stop()
      },
    ],
    [
      'mouseover',
      (event: Event) => {
        const element = closest(event, unitSelector)
        if (element && !editor.at()) writer.choose(element, false)
      },
    ],
    [
      'focusin',
      (event: Event) => {
        const element = closest(event, markSelector)
        if (element) writer.choose(element, true)
      },
    ],
    ['focusout', (event: Event) => event.target === editor.at() && editor.stop()],
    ['input', (event: Event) => event.target === editor.at() && editor.type()],
    [
      'keydown',
      (event: KeyboardEvent) => {
        if (event.isComposing) return
        const isHandled = editor.at()
          ? whileWriting(event, editor, writer)
          : whileReading(event, editor, writer)
        if (isHandled) event.preventDefault()
      },
    ],
    ...['click', 'auxclick', 'dragstart', 'submit'].map((name) => [name, preventDefault] as const),
  ]
  for (const [name, listener] of listeners) doc.addEventListener(name, listener as EventListener)
  return {
    isWriting: () => editor.at() !== undefined,
    start: (element) => editor.start(element),
    detach: () => {
      for (const [name, listener] of listeners) doc.removeEventListener(name, listener as EventListener)
    },
  }
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey

/** Returns whether the key was handled. */
function whileWriting(event: KeyboardEvent, editor: InlineEditor, writer: Writer): boolean {
  const element = editor.at()
  if (event.key === 'Escape') {
    editor.revert()
    return true
  }
  if (event.key !== 'Enter') return false
  // Code has lines.
  if (element?.closest('pre') && !isCommand(event)) return false
  editor.stop()
  if (isCommand(event) && element) writer.move(element, 'add')
  return true
}

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Delete: 'hide',
  Backspace: 'hide',
}

function whileReading(event: KeyboardEvent, editor: InlineEditor, writer: Writer): boolean {
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
  else if (key === 'enter' || key === 'f2') editor.start(element)
  else return false
  return true
}

/** The typed text; `<br>` becomes a line break. */
export function textIn(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n')
  return copy.textContent
}
