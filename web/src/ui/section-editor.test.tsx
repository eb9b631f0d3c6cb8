/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { withEntries, withEntryHidden, type Draft, type DraftEntry } from '../lib/page-words.js'
import { HiddenEntries } from './hidden-entries.js'
import { SectionEditor } from './section-editor.js'

const entry = (id: string, title: string, prose = ''): DraftEntry => ({
  id,
  title,
  emphasis: 'normal',
  prose,
  by: undefined,
})
const first: Draft = {
  intro: '',
  sections: [{ name: 'work', entries: [entry('w0', 'Programmer'), entry('w1', 'Weaver')] }],
  hidden: [],
}

function Words() {
  const [draft, setDraft] = useState(first)
  return (
    <>
      {draft.sections.map((section, at) => (
        <SectionEditor
          key={section.name}
          section={section}
          suggestedIn={() => []}
          onChange={(change) => setDraft((now) => withEntries(now, at, change))}
          onTakeOff={(id) => setDraft((now) => withEntryHidden(now, id))}
        />
      ))}
      <HiddenEntries draft={draft} onChange={setDraft} />
    </>
  )
}

describe('the entries of a section', () => {
  afterEach(cleanup)
  const order = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('when one moves, then the order changes; at its end the arrow does nothing and keeps the focus', async () => {
    render(<Words />)
    await press('Move Programmer down')
    expect(order()).toEqual(['Weaver', 'Programmer'])
    await press('Move Programmer down')
    expect(order()).toEqual(['Weaver', 'Programmer'])
    expect(screen.getByRole('button', { name: 'Move Programmer down' })).toHaveFocus()
  })

  it('when one is taken off, then it is listed below, and comes back as the last', async () => {
    render(<Words />)
    await press('Take Programmer off the page')
    expect(order()).toEqual(['Weaver'])
    await press('Show it again: Programmer')
    expect(order()).toEqual(['Weaver', 'Programmer'])
    expect(screen.queryByText('Not on the page')).toBeNull()
  })

  it('when somebody writes about one, then there is a field for it', async () => {
    render(<Words />)
    await userEvent.click(screen.getAllByRole('button', { name: 'Write about this' })[0]!)
    await userEvent.type(screen.getByLabelText('Words about Programmer'), 'Note G.')
    expect(screen.getByLabelText('Words about Programmer')).toHaveValue(' Note G.')
  })
})
