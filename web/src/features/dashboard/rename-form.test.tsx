/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { ResumeItem } from '@thumbfolio/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSession } from '../../lib/session-store.js'
import { ann } from '../../lib/tests/ann.js'
import { problemBody, startAnsweringServer, type AnsweringServer } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { RenameForm } from './rename-form.js'

const resume = { _id: 'r1', name: 'Nurse' } as ResumeItem

describe('renaming a resume', () => {
  let api: AnsweringServer
  let closed: number
  beforeAll(async () => {
    api = await startAnsweringServer()
    useSession.setState({ authUser: ann })
  })
  afterAll(async () => api[Symbol.asyncDispose]())
  beforeEach(() => {
    closed = 0
    api.calls.splice(0)
    renderInApp(<RenameForm resume={resume} onClose={() => (closed += 1)} />)
  })
  afterEach(cleanup)

  it('when it opens, then its name is selected: typing replaces it', async () => {
    await userEvent.keyboard('Doctor')
    expect(screen.getByLabelText('Resume name')).toHaveValue('Doctor')
  })

  it.each(['{Escape}', '{Enter}'])(
    'when %s is pressed at once, then it closes and nobody is asked',
    async (key) => {
      await userEvent.keyboard(key)
      expect({ closed, calls: api.calls }).toEqual({ closed: 1, calls: [] })
    },
  )

  it('when the name is blank, then it cannot be saved', async () => {
    await userEvent.keyboard('  ')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    expect(api.calls).toEqual([])
  })

  it('when it is refused, then it stays open with what was typed, ready to be saved again', async () => {
    api.answerWith(503, problemBody('unavailable', 503, 'Please try again.'))
    await userEvent.keyboard('Doctor{Enter}')
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(0))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
    expect(screen.getByLabelText('Resume name')).toHaveValue('Doctor')
    expect(closed).toBe(0)
  })
})
