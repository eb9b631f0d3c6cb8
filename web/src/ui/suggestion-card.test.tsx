/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { SuggestionDecision } from '@thumbfolio/contracts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aSuggestion } from '../lib/tests/a-suggestion.js'
import { SuggestionCard } from './suggestion-card.js'

describe('a suggested wording', () => {
  afterEach(cleanup)
  const open = (more: object = {}, isReady = true) => {
    const decisions: SuggestionDecision[] = []
    render(
      <SuggestionCard
        suggestion={aSuggestion(more)}
        saveLabel="Save and publish"
        isReady={isReady}
        onDecide={(decision) => decisions.push(decision)}
      >
        From your resume
      </SuggestionCard>,
    )
    return decisions
  }
  const names = () => screen.getAllByRole('button').map((button) => button.textContent)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('when it passed, then it can be accepted, edited, or left', async () => {
    const decisions = open()
    expect(screen.getByText('Passed both checks')).toBeVisible()
    await press('Accept: Programmer')
    await press('Keep mine: Programmer')
    expect(decisions).toEqual([
      { kind: 'accept', id: 's1' },
      { kind: 'reject', id: 's1' },
    ])
  })

  it('when it is doubtful, then the first button keeps what is there; when it is outdated, then it cannot be accepted', () => {
    open({ passed: false, reasons: ['It says more than your resume.'] })
    expect(names()).toEqual(['Keep mine', 'Accept', 'Edit'])
    expect(screen.getByText('It says more than your resume.')).toBeVisible()
    cleanup()
    open({ outdated: true })
    expect(names()).toEqual(['Keep mine', 'Edit'])
  })

  it('when it is edited, then the words are saved without the space around them, and never empty ones', async () => {
    const decisions = open()
    await press('Edit: Programmer')
    const words = screen.getByLabelText('Your words: Programmer')
    expect(words).toHaveValue('Builds engines.')
    await userEvent.clear(words)
    await press('Save and publish')
    expect(decisions).toEqual([])
    await userEvent.type(words, ' I build engines. ')
    await press('Save and publish')
    expect(decisions).toEqual([{ kind: 'edit', id: 's1', text: 'I build engines.' }])
    await press('Cancel')
    expect(screen.queryByLabelText('Your words: Programmer')).toBeNull()
  })

  it('when another decision is on its way, then nothing is decided', async () => {
    const decisions = open({}, false)
    await press('Accept: Programmer')
    await press('Edit: Programmer')
    expect(decisions).toEqual([])
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
