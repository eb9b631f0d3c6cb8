import type { MarkedPage } from '@thumbfolio/contracts'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { keysById, markName, textAt, withTextAt, type Mark } from './marks.js'
import { unitOf, type Unit } from './move-in-page.js'
import { loadFonts, showPage } from './page-document.js'
import type { Studio, StudioState } from './studio-store.js'
import { syncTexts, marksIn } from './sync-texts.js'
import { writeInPlace, type Move, type Writing } from './write-in-place.js'
import { withSaidLines } from './change-words.js'
import { isEqual } from './is-equal.js'

/** What stands around the page asks of it. */
export interface PageHandle {
  /** Goes on at a unit, and writes there where `isWriting`. */
  goTo(unit: Unit, isWriting?: boolean): void
}

interface PageFrameProps {
  ref: Ref<PageHandle>
  studio: Studio
  now: StudioState
  page: MarkedPage | undefined
  title: string
  onChoose: (unit: Unit | undefined, element: HTMLElement) => void
  onMove: (unit: Unit, move: Move) => void
  /** The page was drawn, or scrolled. */
  onShift: () => void
}

const labels: Readonly<Record<Mark['kind'], string>> = {
  line: 'Line',
  field: 'Field',
  basics: 'About you',
  title: 'Title of the section',
  headline: 'Headline',
}

/** The page itself. It runs nothing; a click or Enter on a text writes in it. */
export function PageFrame({ ref, studio, now, page, title, onChoose, onMove, onShift }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [doc, setDoc] = useState<Document>()
  const writing = useRef<Writing>(undefined)
  const latest = useRef({ page, onChoose, onMove, onShift })
  latest.current = { page, onChoose, onMove, onShift }
  const words = now.history.now
  const shownWords = useRef(words)
  const drawn = useRef<MarkedPage>(undefined)
  const goal = useRef<{ unit: Unit; isWriting: boolean }>(undefined)

  const draw = () => {
    const { page: next } = latest.current
    if (!doc || !next || next === drawn.current || writing.current?.isWriting()) return
    drawn.current = next
    showPage(doc, next)
    void loadFonts(doc, next.fonts)
    reach()
    latest.current.onShift()
  }
  /** Puts the focus where the work goes on, once that is on the page. */
  const reach = () => {
    if (!doc || !goal.current) return
    const { unit, isWriting } = goal.current
    const keys = keysById(studio.store.getState().ids)
    const found = marksIn(doc, keys).find(({ element }) => isEqual(unitOf(element, keys), unit))
    if (!found) return
    goal.current = undefined
    if (isWriting) writing.current?.start(found.element)
    else found.element.focus()
    found.element.scrollIntoView({ block: 'nearest' })
  }
  useImperativeHandle(ref, () => ({
    goTo(unit, isWriting = false) {
      goal.current = { unit, isWriting }
      reach()
    },
  }))

  useEffect(() => {
    if (!doc) return
    const { getState } = studio.store
    const keys = () => keysById(getState().ids)
    const attached = writeInPlace(doc, {
      keys,
      textOf: (mark) => textAt(getState().history.now, mark) ?? (mark.kind === 'title' ? '' : undefined),
      nameOf: ({ kind }) => labels[kind],
      write: (mark, text) => studio.apply((before) => withTextAt(before, mark, text), markName(mark)),
      done: (mark) => {
        if (mark.kind === 'line') studio.apply((before) => withSaidLines(before, mark.place), markName(mark))
        draw()
      },
      move: (element, move) => {
        const unit = unitOf(element, keys())
        if (unit) latest.current.onMove(unit, move)
      },
      choose: (element) => latest.current.onChoose(unitOf(element, keys()), element),
      undo: studio.undo,
      redo: studio.redo,
    })
    writing.current = attached
    const shift = () => latest.current.onShift()
    doc.addEventListener('scroll', shift, { passive: true })
    return () => {
      attached.detach()
      doc.removeEventListener('scroll', shift)
    }
  }, [doc, studio])

  useEffect(draw, [doc, page])
  useEffect(() => {
    const before = shownWords.current
    shownWords.current = words
    if (!doc) return
    syncTexts(doc, before, words, keysById(now.ids))
    reach()
    latest.current.onShift()
  }, [doc, words, now.ids])

  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      className="size-full border-0 bg-white"
      onLoad={() => setDoc(frame.current?.contentDocument ?? undefined)}
    />
  )
}
