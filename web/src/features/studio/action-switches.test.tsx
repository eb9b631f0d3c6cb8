/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { storedWords } from '../../lib/storage.js'
import { answeringApi } from '../../lib/tests/answering-api.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { StudioPage } from './studio-page.js'
import { aDraft, aPage } from '../../lib/tests/a-draft.js'

const soon = { timeout: 20_000 }

describe('the actions at the end of the page', () => {
  const api = answeringApi()
  const sent = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  const open = async (content: object = {}) => {
    const draft = aDraft({}, { basics: { name: 'Ada', email: 'ada@example.org' }, ...content })
    api.answerTo('/page', 200, { data: aPage() })
    api.answerTo('PATCH ', 200, { data: draft })
    api.answerTo('GET /api/v1/make/drafts/d1', 200, { data: draft })
    renderInApp(<StudioPage />, { at: '/studio/d1', path: '/studio/:draftId' })
    await userEvent.click(await screen.findByRole('tab', { name: 'Who sees what' }, soon))
  }
  const action = (name: string) => screen.getByRole('switch', { name })
  const call = () => screen.getByLabelText('Book a call')
  beforeEach(() => storedWords.clear())

  it('when actions are switched, then each is saved by itself', async () => {
    await open({ actions: { email: true } })
    await userEvent.click(action('Write to me: a form'))
    await waitFor(() => expect(sent()).toEqual([{ actions: { form: true } }]), soon)
    await waitFor(() => expect(action('Email me')).toBeEnabled(), soon)
    await userEvent.click(action('Email me'))
    await waitFor(() => expect(sent()[1]).toEqual({ actions: { email: false } }), soon)
  })

  it('when an action lacks what it needs, then it cannot be switched on, and a note says what to do', async () => {
    await open({ contact: { email: false, phone: false, address: false } })
    expect(action('Email me')).toBeDisabled()
    expect(screen.getByText('Make your e-mail address public above first.')).toBeVisible()
    expect(action('Download resume')).toBeDisabled()
    expect(screen.getByText('Let visitors download your resume below first.')).toBeVisible()
  })

  it('when an action is on and its PDF is not public any more, then a note says so, and it can be switched off', async () => {
    await open({ actions: { download: true } })
    expect(screen.getByText(/^Not on the page\. Let visitors download/)).toBeVisible()
    await userEvent.click(action('Download resume'))
    await waitFor(() => expect(sent()).toEqual([{ actions: { download: false } }]), soon)
  })

  it('when the address of a call is not https, then the field shows the problem, and a valid one is saved by Enter', async () => {
    await open()
    await userEvent.type(call(), 'http://calls.example{Enter}')
    expect(call()).toHaveAccessibleDescription(/Please give the https address/)
    expect(sent()).toEqual([])
    await userEvent.clear(call())
    await userEvent.type(call(), 'https://calls.example/ada{Enter}')
    await waitFor(() => expect(sent()).toEqual([{ actions: { call: 'https://calls.example/ada' } }]), soon)
  })
})
