import { introPlace, linesAt } from './change-words.js'
import { isEqual } from './is-equal.js'
import { markOf, markSelector, textAt, type Mark } from './marks.js'
import { isSameOutline } from './study-words.js'
import { located } from './study-marks.js'
import { entriesOf, entryAt, oneLine, type Words } from './words.js'

type Keys = ReadonlyMap<string, string>
type Line = { readonly element: HTMLElement; readonly at: number }

/** The elements of a document that have a mark, with it. */
export const marksIn = (doc: Document, keys: Keys): { element: HTMLElement; mark: Mark }[] =>
  [...doc.querySelectorAll<HTMLElement>(markSelector)].flatMap((element) => {
    const mark = markOf(element, keys)
    return mark ? [{ element, mark }] : []
  })

/**
 * Shows changed words at once, before the server has drawn the page: changed texts, and lines that were added, removed or
 * moved. The text that is being edited is left alone.
 */
export function syncTexts(doc: Document, before: Words, now: Words, keys: Keys): void {
  if (before === now) return
  for (const place of [introPlace, ...entriesOf(now).map(({ key }) => key)]) {
    const [was, is] = [linesAt(before, place), linesAt(now, place)]
    // An element that is moved loses its focus.
    if (isEqual(was, is)) continue
    const lines = marksIn(doc, keys).flatMap(({ element, mark }) =>
      mark.kind === 'line' && mark.place === place ? [{ element, at: mark.at }] : [],
    )
    if (was.length === is.length) reorder(lines, was, is)
    else splice(lines, was, is)
  }
  for (const { element, mark: onPage } of marksIn(doc, keys)) {
    if (element.hasAttribute('contenteditable')) continue
    if (onPage.kind === 'study' && !hasOutline(before, now, onPage.key)) continue
    const mark = onPage.kind === 'study' ? located(before, onPage) : onPage
    const [was, is] = [textAt(before, mark), textAt(now, mark)]
    if (is === undefined || is === was) continue
    const isEmptied = element.textContent === '' && mark.kind !== 'study'
    if (isEmptied || oneLine(element.textContent) === oneLine(was ?? '')) element.textContent = is
  }
}

/** Parts that are added, removed or moved are drawn by the server. */
const hasOutline = (before: Words, now: Words, key: string): boolean =>
  isSameOutline(entryAt(before, key)?.caseStudy, entryAt(now, key)?.caseStudy)

const renumber = (element: HTMLElement, at: number): void => {
  element.dataset['at'] = (element.dataset['at'] ?? '').replace(/:\d+$/, `:${at}`)
}

/** Moves lines with their elements. A line that a theme shows in another container stays there. */
function reorder(lines: readonly Line[], was: readonly string[], is: readonly string[]): void {
  const free = is.map((text, at) => ({ text, at }))
  const targets = was.map((text) => {
    const found = free.findIndex((line) => line.text === text)
    return found < 0 ? undefined : free.splice(found, 1)[0]!.at
  })
  if (targets.includes(undefined)) return
  for (const { element, at } of lines) renumber(element, targets[at] ?? at)
  for (const list of new Set(lines.map(({ element }) => element.parentElement))) {
    const inList = lines.filter(({ element }) => element.parentElement === list)
    const ordered = inList.toSorted((a, b) => targets[a.at]! - targets[b.at]!)
    const slots = inList.map(({ element }) => {
      const slot = element.ownerDocument.createComment('')
      element.replaceWith(slot)
      return slot
    })
    for (const [index, slot] of slots.entries()) slot.replaceWith(ordered[index]!.element)
  }
}

/** Adds or removes lines between unchanged ones. */
function splice(lines: readonly Line[], was: readonly string[], is: readonly string[]): void {
  const start = was.findIndex((text, at) => text !== is[at])
  const from = start < 0 ? Math.min(was.length, is.length) : start
  const by = is.length - was.length
  for (const { element, at } of lines) {
    if (by < 0 && at >= from && at < from - by) element.remove()
    else if (at >= from) renumber(element, at + by)
  }
  if (by > 0) insert(lines, from, by)
}

function insert(lines: readonly Line[], from: number, count: number): void {
  // Lines are not added next to one that a theme shows as a quote.
  const own = lines.filter(({ element }) => !element.matches('blockquote')).toSorted((a, b) => a.at - b.at)
  const before = own.findLast(({ at }) => at < from)?.element
  const after = own.find(({ at }) => at >= from)?.element
  const model = before ?? after
  if (!model) return
  const space = model.tagName === 'SPAN' ? [' '] : []
  for (let at = from + count - 1; at >= from; at--) {
    const line = model.cloneNode(false) as HTMLElement
    for (const name of ['contenteditable', 'role', 'aria-label']) line.removeAttribute(name)
    renumber(line, at)
    if (before) before.after(...space, line)
    else model.before(line, ...space)
  }
}
