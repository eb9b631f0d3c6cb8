/** @jest-environment ./web/tests/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent } from '@testing-library/react'
import { withEntryAdded, withField, withLineAdded, withLineMoved, withoutLine } from './change-words.js'
import { textAt, withTextAt } from './marks.js'
import { showPage } from './page-document.js'
import { syncTexts } from './sync-texts.js'
import { aDraft, aPage } from '../../lib/tests/a-draft.js'
import { wordsOf, type Words } from './words.js'
import { writeInPlace, type Writing } from './write-in-place.js'

const keys = new Map<string, string>()
const line = (at: number) => document.querySelector<HTMLElement>(`[data-at="work/0:${at}"]`)!
const texts = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const type = (element: HTMLElement, text: string) => {
  element.textContent = text
  fireEvent.input(element)
}

describe('writing in the page', () => {
  let words: Words
  let events: string[]
  let writing: Writing
  beforeEach(() => {
    words = wordsOf(aDraft().content)
    events = []
    document.body.replaceChildren()
    showPage(document, aPage() as never, () => undefined)
    writing = writeInPlace(document, {
      keys: () => keys,
      textOf: (mark) => textAt(words, mark),
      nameOf: () => 'Line',
      write: (mark, text) => (words = withTextAt(words, mark, text)),
      done: () => events.push('done'),
      move: (element, move) => events.push(`${element.dataset['at']} ${move}`),
      choose: () => undefined,
      undo: () => events.push('undo'),
      redo: () => events.push('redo'),
      leave: () => events.push('leave'),
    })
  })
  afterEach(() => writing.detach())

  it('when Enter is pressed on a line and text is typed, then the line has that text, and Enter ends editing', () => {
    fireEvent.keyDown(line(0), { key: 'Enter' })
    expect(line(0)).toHaveProperty('role', 'textbox')
    type(line(0), 'Note H.')
    fireEvent.keyDown(line(0), { key: 'Enter' })
    expect(textAt(words, { kind: 'line', place: 'work/0', at: 0 })).toBe('Note H.')
    expect(line(0).getAttribute('contenteditable')).toBeNull()
    expect(events).toEqual(['done'])
  })

  it('when Escape is pressed, then the edit is reverted', () => {
    fireEvent.mouseDown(line(1))
    type(line(1), 'Something else')
    fireEvent.keyDown(line(1), { key: 'Escape' })
    expect(texts()).toEqual(['Note G.', 'Letters.'])
    expect(words.sections[0]?.entries[0]?.lines).toEqual(['Note G.', 'Letters.'])
  })

  it('when the focus leaves, then editing ends and the text is kept', () => {
    fireEvent.mouseDown(line(1))
    type(line(1), 'More letters.')
    fireEvent.focusOut(line(1))
    expect(words.sections[0]?.entries[0]?.lines[1]).toBe('More letters.')
    expect(events).toEqual(['done'])
  })

  it('when shortcut keys are pressed, then the line is moved or hidden, a line is added, and changes are undone and redone', () => {
    fireEvent.keyDown(line(0), { key: 'ArrowDown', altKey: true })
    fireEvent.keyDown(line(0), { key: 'Delete', altKey: true })
    fireEvent.keyDown(line(0), { key: 'Enter', ctrlKey: true })
    fireEvent.keyDown(line(0), { key: 'z', ctrlKey: true })
    fireEvent.keyDown(line(0), { key: 'Z', ctrlKey: true, shiftKey: true })
    fireEvent.keyDown(line(0), { key: 'F6' })
    expect(events).toEqual(['work/0:0 down', 'work/0:0 hide', 'work/0:0 add', 'undo', 'redo', 'leave'])
  })

  it('when a link is clicked, then it is not followed', () => {
    expect(fireEvent.click(document.querySelector('a')!)).toBe(false)
  })

  it('when words change in the panel, then the page shows them at once', () => {
    const sync = (next: Words) => {
      syncTexts(document, words, next, keys)
      words = next
    }
    sync(withField(words, 'work/0', 'name', 'Difference Engines'))
    expect(document.querySelector('a')?.textContent).toBe('Difference Engines')
    sync(withLineMoved(words, 'work/0', 0, 1))
    expect(texts()).toEqual(['Letters.', 'Note G.'])
    sync(withLineAdded(words, 'work/0', 1))
    expect(texts()).toEqual(['Letters.', '', 'Note G.'])
    expect(line(2).textContent).toBe('Note G.')
    sync(withoutLine(words, 'work/0', 1))
    expect(texts()).toEqual(['Letters.', 'Note G.'])
    sync(withEntryAdded(words, 'work').words)
    expect(texts()).toEqual(['Letters.', 'Note G.'])
  })

  it('when the server responds with the same words, then the focus stays', () => {
    line(1).focus()
    syncTexts(document, words, wordsOf(aDraft().content), keys)
    expect(document.activeElement).toBe(line(1))
  })

  it('when a theme shows a line as a quote, then lines are added beside it and the quote is only renumbered', () => {
    document.body.insertAdjacentHTML('afterbegin', '<blockquote data-at="work/0:1">Letters.</blockquote>')
    line(1)
    document.querySelectorAll('li')[1]!.remove()
    syncTexts(document, words, withLineAdded(words, 'work/0', 1), keys)
    expect([...document.querySelectorAll('[data-at^="work/0"]')].map(({ outerHTML }) => outerHTML)).toEqual([
      '<blockquote data-at="work/0:2">Letters.</blockquote>',
      '<li data-at="work/0:0" tabindex="0">Note G.</li>',
      '<li data-at="work/0:1" tabindex="0"></li>',
    ])
  })

  it('when the server draws the page again, then an unchanged line keeps its focus', () => {
    line(1).focus()
    const page = aPage()
    const html = page.html.replace('Note G.', 'Note H.').replace('Weaver', 'Dyer')
    showPage(document, { ...page, html } as never, () => undefined)
    expect(document.activeElement).toBe(line(1))
    expect(texts()).toEqual(['Note H.', 'Letters.'])
    expect(document.body.textContent).toContain('Dyer')
  })
})
