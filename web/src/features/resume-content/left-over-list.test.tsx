/** @jest-environment ./web/tests/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { ResumeReading } from '@thumbfolio/contracts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderInApp } from '../../lib/tests/in-app.js'
import { LeftOverList } from './left-over-list.js'
import { PageMarks } from './page-marks.js'
import { PlaceBar } from './place-bar.js'
import { EditorUndoButtons } from './editor-undo-buttons.js'
import { useEditor } from './use-editor.js'
import { usePlacing } from './use-placing.js'

const line = (y: number, text: string) => ({
  page: 1,
  box: [50, y, 100, 10] as [number, number, number, number],
  text,
})
const reading = {
  content: { work: [{ position: 'Clerk' }] },
  provenance: { '/work/0/position': { ...line(100, 'Clerk'), confidence: 1 } },
  questions: [],
  unplaced: [line(112, 'Acme'), line(124, '2012 - 2014'), line(136, 'Hobbies')],
  hidden: 0,
  language: 'en',
  pages: 1,
  pageSizes: [[600, 800]],
  isResume: true,
  corrected: false,
} as ResumeReading

function Screen() {
  const editor = useEditor('r1', { reading, etag: '"1"' })
  const placing = usePlacing(editor)
  return (
    <>
      <PageMarks placing={placing} page={1} size={[600, 800]} />
      <LeftOverList placing={placing} hidden={0} />
      {placing.marked.length > 0 && <PlaceBar placing={placing} editor={editor} />}
      <EditorUndoButtons editor={editor} />
      <output data-testid="work">
        {JSON.stringify(editor.draft.lists['/work']?.map(({ values }) => values))}
      </output>
    </>
  )
}

describe('what was left over, beside the page', () => {
  beforeEach(() => {
    localStorage.clear()
    renderInApp(<Screen />)
  })
  afterEach(cleanup)
  const list = () => screen.getByRole('listbox', { name: 'Not placed yet' })
  const texts = () =>
    screen
      .queryAllByRole('option')
      .filter((option) => list().contains(option))
      .map(({ textContent }) => textContent?.replace(/ · page 1$/, ''))
  const press = (key: string, more: object = {}) => fireEvent.keyDown(list(), { key, ...more })
  const work = () => JSON.parse(screen.getByTestId('work').textContent ?? '[]') as object[]

  it('when letters are pressed, then the line the keys are at is put, and the next one has its turn', () => {
    press('ArrowDown')
    press('c')
    expect(texts()).toEqual(['2012 - 2014', 'Hobbies'])
    press('d')
    press('x')
    expect(work()).toMatchObject([{ position: 'Clerk', name: 'Acme', startDate: '2012', endDate: '2014' }])
    expect(screen.queryByRole('listbox', { name: 'Not placed yet' })).toBeNull()
  })

  it('when several are marked by Shift and put by a button, then they are one entry, and undo brings them back', async () => {
    press('ArrowDown')
    press('ArrowDown', { shiftKey: true })
    fireEvent.click(screen.getByRole('button', { name: 'a job' }))
    expect(texts()).toEqual(['Hobbies'])
    expect(work()).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(list()))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(texts()).toEqual(['Acme', '2012 - 2014', 'Hobbies'])
    fireEvent.click(screen.getByRole('button', { name: 'Redo' }))
    expect(texts()).toEqual(['Hobbies'])
  })

  it('when a line is marked in the list, then it is marked on the page too, and Escape ends that', () => {
    press('ArrowDown')
    press(' ')
    const marked = () => document.querySelectorAll('[role=option][aria-selected=true]')
    expect(marked()).toHaveLength(2)
    press('Escape')
    expect(marked()).toHaveLength(0)
  })

  it('when a line is left out, then it stays so in this browser, and undo ends that', () => {
    press('End')
    press('x')
    expect(localStorage.getItem('answered-questions')).toContain('1 50 136 100 10')
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(localStorage.getItem('answered-questions')).not.toContain('136')
  })
})
