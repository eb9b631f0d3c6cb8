/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import type { ResumeReading } from '@thumbfolio/contracts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { listShapes } from '../../lib/field-catalogue.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { ListEditor } from './list-editor.js'
import { useEditor, type Editor } from './use-editor.js'
import type { Pointing } from './use-pointing.js'

answeringApi()
const soon = { timeout: 20_000 }
const shape = listShapes.find(({ root }) => root === '/work')!
const work = [
  { name: 'Engines Ltd', position: 'Programmer', highlights: ['Wrote note G', 'Taught two'] },
  { name: 'Looms Ltd', position: 'Weaver' },
]
const reading = { content: { basics: { name: 'Ada' }, work }, language: 'en', provenance: {} }
const initial = { reading: reading as Partial<ResumeReading> as ResumeReading, etag: '"1"' }

function open() {
  const pointed: (string | undefined)[] = []
  const pointing: Pointing = { point: (path) => void pointed.push(path), showing: () => undefined }
  const last: { editor?: Editor } = {}
  const Work = () => {
    const editor = (last.editor = useEditor('r1', initial))
    return <ListEditor {...{ shape, editor, pointing }} />
  }
  renderInApp(<Work />)
  const values = (key: string) => last.editor!.draft.lists['/work']!.map((entry) => entry.values[key] ?? '')
  return { pointed, values }
}

describe('the entries of a section that are corrected', () => {
  it('when an entry is added, then it is open and its first field has the focus; what is typed is its title', async () => {
    const { values } = open()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await press(/^Add a/)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.keyboard('Mills')
    expect([...values('name'), ...values('position')]).toContain('Mills')
  })

  it('when an entry is removed, then the others stay, and the focus is on the button that adds one', async () => {
    const { values } = open()
    await userEvent.click(screen.getByText(/Weaver/))
    const remove = screen.getAllByRole('button', { name: /Remove|Delete/ }).at(-1)!
    await userEvent.click(remove)
    expect(values('name')).toEqual(['Engines Ltd'])
    await waitFor(() => expect(screen.getByRole('button', { name: /^Add a/ })).toHaveFocus(), soon)
  })

  it('when a field has the focus, then its value is pointed at on the page, until it loses it', async () => {
    const { pointed } = open()
    await userEvent.click(screen.getByText(/Weaver/))
    screen.getByDisplayValue('Looms Ltd').focus()
    expect(pointed.at(-1)).toBe('/work/1/name')
  })

  it('when points become an entry of their own, then they are not in the first one any more', async () => {
    const { values } = open()
    await userEvent.click(screen.getByText(/Programmer/))
    const points = screen.getByDisplayValue<HTMLTextAreaElement>(/Taught two/)
    points.setSelectionRange(points.value.length, points.value.length)
    await userEvent.click(screen.getAllByRole('button', { name: /cursor’s line on/ })[0]!)
    expect(values('highlights')).toEqual(['Wrote note G', '', ''])
    expect([...values('name'), ...values('position')]).toContain('Taught two')
  })
})
