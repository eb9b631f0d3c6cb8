import { markOf, markSelector, type Mark } from './marks.js'

export type Move = 'up' | 'down' | 'hide' | 'add'

/** What writing in the page asks of the studio. */
export interface Writer {
  readonly keys: () => ReadonlyMap<string, string>
  /** The text to write in; undefined where it cannot be written here. */
  readonly textOf: (mark: Mark) => string | undefined
  readonly nameOf: (mark: Mark) => string
  readonly write: (mark: Mark, text: string) => void
  /** Everything is typed, or taken back. */
  readonly done: (mark: Mark) => void
  readonly move: (element: HTMLElement, move: Move) => void
  /** What the pointer or the focus is at. */
  readonly choose: (element: HTMLElement) => void
  readonly undo: () => void
  readonly redo: () => void
}

export interface Writing {
  readonly isWriting: () => boolean
  readonly start: (element: HTMLElement) => void
  readonly stop: () => void
  readonly detach: () => void
}

const arrows: Readonly<Record<string, Move>> = { ArrowUp: 'up', ArrowDown: 'down', Delete: 'hide', Backspace: 'hide' }

/**
 * Writing in the texts of a page with its own type. The document runs no script: everything is heard from outside.
 * Enter or a click begins, Enter or leaving ends, Escape takes back what was typed since.
 */
export function writeInPlace(doc: Document, writer: Writer): Writing {
  let open: { element: HTMLElement; mark: Mark; before: string } | undefined

  const start = (element: HTMLElement, atEnd = true) => {
    if (open?.element === element) return
    stop()
    const mark = markOf(element, writer.keys())
    const before = mark && writer.textOf(mark)
    if (!mark || before === undefined) return
    open = { element, mark, before }
    if (element.textContent !== before) element.textContent = before
    element.setAttribute('contenteditable', 'plaintext-only')
    element.setAttribute('role', 'textbox')
    element.setAttribute('aria-label', writer.nameOf(mark))
    element.focus()
    if (atEnd) doc.getSelection()?.selectAllChildren(element)
    if (atEnd) doc.getSelection()?.collapseToEnd()
  }
  const stop = () => {
    if (!open) return
    const { element, mark } = open
    open = undefined
    for (const name of ['contenteditable', 'role', 'aria-label']) element.removeAttribute(name)
    writer.done(mark)
  }
  const takeBack = () => {
    if (!open) return
    open.element.textContent = open.before
    writer.write(open.mark, open.before)
  }
  const marked = (event: Event): HTMLElement | undefined =>
    (event.target as Element | null)?.closest?.<HTMLElement>(markSelector) ?? undefined
  const unit = (event: Event): HTMLElement | undefined =>
    (event.target as Element | null)?.closest?.<HTMLElement>(`${markSelector},[data-entry],[data-section]`) ?? undefined

  const press = (event: MouseEvent) => {
    const element = marked(event)
    if (event.button !== 0 || !element) return stop()
    // Before the browser puts the caret: it then stands where it was pressed.
    start(element, false)
  }
  const hover = (event: Event) => {
    const element = unit(event)
    if (element && !open) writer.choose(element)
  }
  const focusIn = (event: Event) => {
    const element = marked(event)
    if (element) writer.choose(element)
  }
  const focusOut = (event: FocusEvent) => {
    if (open && event.target === open.element) stop()
  }
  const type = (event: Event) => {
    if (open && event.target === open.element) writer.write(open.mark, textIn(open.element))
  }
  const key = (event: KeyboardEvent) => {
    const element = marked(event)
    const isCommand = event.ctrlKey || event.metaKey
    const handled = () => event.preventDefault()
    if (event.isComposing) return
    if (open) {
      if (event.key === 'Escape') handled(), takeBack(), stop()
      if (event.key === 'Enter') {
        handled()
        const { element: written } = open
        stop()
        if (isCommand) writer.move(written, 'add')
      }
      return
    }
    if (isCommand && event.key.toLowerCase() === 'z')
      return handled(), event.shiftKey ? writer.redo() : writer.undo()
    if (isCommand && event.key.toLowerCase() === 'y') return handled(), writer.redo()
    if (!element) return
    const move = event.altKey ? arrows[event.key] : undefined
    if (move) return handled(), writer.move(element, move)
    if (event.key === 'Enter' && isCommand) return handled(), writer.move(element, 'add')
    if (event.key === 'Enter' || event.key === 'F2') return handled(), start(element)
  }
  /** A link is followed on the published page. */
  const stay = (event: Event) => event.preventDefault()

  const heard = [
    ['mousedown', press],
    ['mouseover', hover],
    ['focusin', focusIn],
    ['focusout', focusOut],
    ['input', type],
    ['keydown', key],
    ['click', stay],
    ['auxclick', stay],
    ['dragstart', stay],
    ['submit', stay],
  ] as const
  for (const [name, listener] of heard) doc.addEventListener(name, listener as EventListener)
  return {
    isWriting: () => open !== undefined,
    start: (element) => start(element),
    stop,
    detach: () => {
      for (const [name, listener] of heard) doc.removeEventListener(name, listener as EventListener)
    },
  }
}

/** As it was typed: a line break is one, however the browser writes it. */
function textIn(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n')
  return copy.textContent
}
