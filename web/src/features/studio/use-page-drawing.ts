import type { MarkedPage } from '@thumbfolio/contracts'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { isEqual } from './is-equal.js'
import { keysById, markSelector } from './marks.js'
import { unitOf, type Unit } from './move-in-page.js'
import { picturesField, picturesIn, pressedPlace, showPictures } from './page-pictures.js'
import { showPage } from './page-document.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'
import { marksIn, syncTexts } from './sync-texts.js'
import { pageWriter, type PageEvents } from './page-writer.js'
import { writeInPlace, type Writing } from './write-in-place.js'

/** What stands around the page asks of it. */
export interface PageHandle {
  /** Goes on at a unit of the words that are drawn next, and writes there where `isWriting`. */
  goTo(unit: Unit, isWriting?: boolean): void
  /** Gives the focus to the text that had it last, else to the first. */
  enter(): void
}

interface Drawn {
  doc: Document | undefined
  studio: Studio
  now: StudioState
  /** Absent while that of the last words is on its way. */
  page: MarkedPage | undefined
  events: PageEvents
  ref: Ref<PageHandle>
}

/**
 * Has a document show the page and be written in. A page that comes while somebody writes waits until they are done: it
 * would take the caret away.
 */
export function usePageDrawing({ doc, studio, now, page, events, ref }: Drawn): void {
  const latest = useRef({ page, events })
  latest.current = { page, events }
  const writing = useRef<Writing>(undefined)
  const drawn = useRef<MarkedPage>(undefined)
  const goal = useRef<{ unit: Unit; isWriting: boolean }>(undefined)
  const words = now.history.now
  const shown = useRef(words)
  const urlOf = (id: string) => studio.pictures.store.getState()[id]
  const keys = () => keysById(studio.store.getState().ids)

  /** Puts the focus where the work goes on, once that is on the page. */
  const reach = (isDrawn: boolean) => {
    if (!doc || !goal.current) return
    const { unit, isWriting } = goal.current
    // An order of entries is drawn by the server.
    if (!isDrawn && unit.kind !== 'line') return
    const found = marksIn(doc, keys()).find(({ element }) => isEqual(unitOf(element, keys()), unit))
    if (!found) return
    goal.current = undefined
    if (isWriting) writing.current?.start(found.element)
    else found.element.focus()
  }
  const draw = () => {
    const { page: next } = latest.current
    const { state, saved, history } = studio.store.getState()
    if (!doc || !next || next === drawn.current || writing.current?.isWriting()) return
    // It would take away words that are on the screen already, and with them the focus.
    if (drawn.current && state !== 'saved') return
    drawn.current = next
    showPage(doc, next, urlOf)
    studio.pictures.want(picturesIn(doc))
    syncTexts(doc, saved, history.now, keys())
    reach(true)
    latest.current.events.onShift()
  }
  useImperativeHandle(ref, () => ({
    goTo(unit, isWriting = false) {
      goal.current = { unit, isWriting }
    },
    enter() {
      const texts = doc?.querySelectorAll<HTMLElement>(markSelector) ?? []
      const last = [...texts].find((text) => text === doc?.activeElement)
      ;(last ?? texts[0])?.focus()
    },
  }))

  useEffect(() => {
    if (!doc) return
    const attached = writeInPlace(
      doc,
      pageWriter(studio, () => latest.current.events, draw),
    )
    writing.current = attached
    const shift = () => latest.current.events.onShift()
    const fill = (event: Event) => {
      const id = pressedPlace(event)
      if (id !== undefined) latest.current.events.onBeside(keys().get(id) ?? id, picturesField)
    }
    doc.addEventListener('scroll', shift, { passive: true })
    doc.addEventListener('click', fill)
    const unsubscribe = studio.pictures.store.subscribe(() => showPictures(doc, urlOf))
    return () => {
      unsubscribe()
      doc.removeEventListener('click', fill)
      attached.detach()
      doc.removeEventListener('scroll', shift)
    }
  }, [doc, studio])

  useEffect(draw, [doc, page, now.state])
  useEffect(() => {
    const before = shown.current
    shown.current = words
    if (!doc) return
    syncTexts(doc, before, words, keys())
    reach(false)
    latest.current.events.onShift()
  }, [doc, words])
}
