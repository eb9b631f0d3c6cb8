import { introPlace, linesAt } from './change-words.js'
import { markOf, markSelector, textAt, type Mark } from './marks.js'
import { entriesOf, oneLine, type Words } from './words.js'

type Keys = ReadonlyMap<string, string>

/** The elements of a document that have a mark, with it. */
export const marksIn = (doc: Document, keys: Keys): { element: HTMLElement; mark: Mark }[] =>
  [...doc.querySelectorAll<HTMLElement>(markSelector)].flatMap((element) => {
    const mark = markOf(element, keys)
    return mark ? [{ element, mark }] : []
  })

/**
 * Shows changed words at once, before the server has drawn the page: texts that stand on it as they were, and lines that
 * came or went. What is being written is left alone.
 */
export function syncTexts(doc: Document, before: Words, now: Words, keys: Keys): void {
  if (before === now) return
  for (const place of [introPlace, ...entriesOf(now).map(({ key }) => key)])
    syncCount(doc, place, before, now, keys)
  for (const { element, mark } of marksIn(doc, keys)) {
    if (element.isContentEditable || element.hasAttribute('contenteditable')) continue
    const [was, is] = [textAt(before, mark), textAt(now, mark)]
    if (is === undefined || is === was) continue
    if (element.textContent === '' || oneLine(element.textContent) === oneLine(was ?? ''))
      element.textContent = is
  }
}

function syncCount(doc: Document, place: string, before: Words, now: Words, keys: Keys): void {
  const [had, wanted] = [linesAt(before, place).length, linesAt(now, place).length]
  if (had === wanted) return
  const lines = () =>
    marksIn(doc, keys).filter(({ mark }) => mark.kind === 'line' && mark.place === place) as {
      element: HTMLElement
      mark: Mark & { kind: 'line' }
    }[]
  for (const { element, mark } of lines()) if (mark.at >= wanted) element.remove()
  const last = lines()
    .sort((a, b) => a.mark.at - b.mark.at)
    .at(-1)
  if (!last) return
  let behind = last.element
  for (let at = last.mark.at + 1; at < wanted; at++) {
    const line = behind.cloneNode(false) as HTMLElement
    line.removeAttribute('contenteditable')
    line.removeAttribute('role')
    line.dataset['at'] = (behind.dataset['at'] ?? '').replace(/:\d+$/, `:${at}`)
    line.textContent = ''
    behind.after(behind.tagName === 'SPAN' ? ' ' : '', line)
    behind = line
  }
}
