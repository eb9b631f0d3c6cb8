import type { MarkedPage } from '@thumbfolio/contracts'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { isEqual } from './is-equal.js'
import { markSelector } from './marks.js'
import { unitOf, type Unit } from './move-in-page.js'
import { picturesField, picturesIn, pressedPlaceholder, showPictures } from './page-pictures.js'
import { showPage } from './page-document.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'
import { marksIn, syncTexts } from './sync-texts.js'
import { keysById } from './words.js'
import { pageWriter, type PageEvents } from './page-writer.js'
import { writeInPlace, type Writing } from './write-in-place.js'

/** What the panel and the toolbar can ask of the page. */
export interface PageHandle {
  /** Focuses a unit once it is drawn, and starts editing it if `isWriting`. */
  goTo(unit: Unit, isWriting?: boolean): void
  /** Focuses the text that had the focus last; default: the first one. */
  enter(): void
}

interface Drawn {
  doc: Document | undefined
  studio: Studio
  now: StudioState
  /** Undefined while the page for the latest version is loading. */
  page: MarkedPage | undefined
  events: PageEvents
  ref: Ref<PageHandle>
}

/**
 * Shows the page in a document and makes it editable. A page that arrives while a text is being edited is drawn after
 * that, because it would move the caret.
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

  /** Focuses the unit of `goTo` once it is on the page. */
  const reach = (isDrawn: boolean) => {
    if (!doc || !goal.current) return
    const { unit, isWriting } = goal.current
    // The server draws the order of entries.
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
    // Unsaved words are on the screen already; this page lacks them, and drawing it would lose the focus.
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
      const entry = pressedPlaceholder(event)
      if (entry !== undefined) latest.current.events.onBeside(keys().get(entry) ?? entry, picturesField)
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
