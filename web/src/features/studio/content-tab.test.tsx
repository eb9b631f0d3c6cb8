/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { getQueriesForElement, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { storedWords } from '../../lib/storage.js'
import { aDraft, aPage } from '../../lib/tests/a-draft.js'
import { aSuggestion } from '../../lib/tests/a-suggestion.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { StudioPage } from './studio-page.js'

const soon = { timeout: 20_000 }

const suggestion = (id: string, state: 'on' | 'off' | 'waiting') => aSuggestion({ id, state })

describe('the panel of the studio', () => {
  const api = answeringApi()
  const draftWith = (content: object, more: object = {}) => ({ data: aDraft(more, content) })
  const open = async (content: object = {}) => {
    api.answerTo('/page', 200, { data: aPage() })
    api.answerTo('GET /api/v1/make/drafts/d1', 200, draftWith(content))
    renderInApp(<StudioPage />, { at: '/studio/d1', path: '/studio/:draftId' })
    await screen.findByRole('tab', { name: 'Content' }, soon)
  }
  beforeEach(() => storedWords.clear())

  it('when a model suggested wordings, then each is decided in the draft, and the row says how many are left', async () => {
    await open({ suggestions: [suggestion('s1', 'waiting'), suggestion('s2', 'off')] })
    expect(screen.getByText('1 to decide')).toBeVisible()
    await press(/^Suggested wordings/)
    const decided = { suggestions: [suggestion('s1', 'on'), suggestion('s2', 'off')] }
    api.answerTo('/suggestions', 200, draftWith(decided, { draftVersion: 2, changes: 1 }))
    await userEvent.click(screen.getAllByRole('button', { name: 'Accept: Programmer' })[0]!)
    expect(await screen.findByText('On the page: you accepted it.', undefined, soon)).toBeVisible()
    expect(api.calls.find(({ path }) => path.endsWith('/suggestions'))?.body).toEqual({
      decisions: [{ kind: 'accept', id: 's1' }],
    })
    expect(screen.queryByText('1 to decide')).not.toBeInTheDocument()
  })

  it('when a decision is refused, then the reason is shown and it can be taken again', async () => {
    await open({ suggestions: [suggestion('s1', 'waiting')] })
    await press(/^Suggested wordings/)
    api.answerTo('/suggestions', 409, problemBody('draft-not-ready', 409, 'Still being arranged.'))
    await press('Keep mine: Programmer')
    expect(await screen.findByText(/Still being arranged/, undefined, soon)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Keep mine: Programmer' })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  })

  it('when a line was suggested and accepted, then its form says so', async () => {
    const suggested = { model: 'gemini-flash', acceptedAt: '2026-03-03T12:00:00.000Z' }
    await open({ intro: [{ text: 'Builds engines.', by: 'owner', suggested }] })
    await press('Name, headline and contact')
    expect(screen.getByText('Suggested by Gemini, accepted by you on March 3, 2026.')).toBeVisible()
  })

  it('when a sentence was left out, then it is put back under its entry, and removed again', async () => {
    const sentence = { under: 'work/0', text: 'Led the engine room.' }
    await open({
      removed: [
        { fact: 'Led the engine room.', reason: 'had no place.', sentence },
        { fact: 'Lost.', reason: 'has no entry.', sentence: { under: 'work/9', text: 'Lost.' } },
      ],
    })
    await userEvent.click(screen.getByText('What was left out (2)'))
    await press('Put it back under Programmer, Engines Ltd: Led the engine room.')
    await press('Programmer, Engines Ltd')
    const lines = () => screen.getByLabelText('Text, one line each')
    expect(lines()).toHaveValue('Note G.\nLetters.\nLed the engine room.')
    await press(/^Remove it again/)
    expect(lines()).toHaveValue('Note G.\nLetters.')
    expect(screen.queryByRole('button', { name: /Lost/ })).not.toBeInTheDocument()
  })

  it('when an entry is hidden in the list, then its neighbour has the focus, and it can be shown again with its words', async () => {
    await open()
    await press('Programmer, Engines Ltd')
    await press('Hide: Programmer, Engines Ltd')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Weaver' })).toHaveFocus(), soon)
    await press('Show Programmer, Engines Ltd')
    expect(screen.getByLabelText('Text, one line each')).toHaveValue('Note G.\nLetters.')
  })

  it('when the page is live, then its photo, sources and other screens are in the panel', async () => {
    await open({ provenance: { pageSizes: [], facts: [] } })
    api.answerTo('/sites/ada/photo', 200, { data: { published: true, suggestedAlt: 'Ada Lovelace' } })
    await press('Photo')
    const photo = getQueriesForElement(screen.getByRole('region', { name: 'Photo' }))
    expect(await photo.findByText(/The page shows no photo/, undefined, soon)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See each line' })).toHaveAttribute('href', '/sites/ada/sources')
    const screens = getQueriesForElement(screen.getByRole('navigation', { name: 'Screens of ada' }))
    expect(screens.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['versions', 'visits', 'messages', 'readers', 'domains', 'checkup', 'settings'].map(
        (path) => `/sites/ada/${path}`,
      ),
    )
  })
})

describe('settings that are published at once', () => {
  const content = { resumeId: 'r1', pdfContains: [{ kind: 'email', text: 'ada@example.org' }] }
  const api = answeringApi()
  const pdf = () => screen.getByRole('switch', { name: /^Visitors can download/ })
  const open = async () => {
    const resume = { _id: 'r1', name: 'Ada.pdf', url: '', pages: 1, createdAt: '2026-01-01T00:00:00.000Z' }
    api.answerTo('get-resume', 200, { data: [resume] })
    api.answerTo('/page', 200, { data: aPage() })
    api.answerTo('GET /api/v1/make/drafts/d1', 200, { data: aDraft({}, content) })
    renderInApp(<StudioPage />, { at: '/studio/d1', path: '/studio/:draftId' })
    await userEvent.click(await screen.findByRole('tab', { name: 'Who sees what' }, soon))
    await waitFor(pdf, soon)
  }
  const patched = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

  it('when the PDF is offered, then its contact data is shown first, and nothing is sent before the answer', async () => {
    await open()
    await userEvent.click(pdf())
    expect(screen.getByText('E-mail address: ada@example.org')).toBeVisible()
    expect(patched()).toEqual([])
    api.answerTo('PATCH ', 200, { data: { name: 'ada', indexed: false, contact: aDraft().content.contact } })
    api.answerTo('POST /api/v1/make/sites/ada/changes', 200, { data: aDraft({}, { ...content, pdf: true }) })
    await press('Publish the PDF')
    await waitFor(() => expect(pdf()).toBeChecked(), soon)
    expect(patched()).toEqual([{ pdf: true }])
  })

  it('when it is refused, then the switch is as before and the reason is shown', async () => {
    await open()
    api.answerTo('PATCH ', 409, problemBody('launch-in-progress', 409, 'Please wait for the launch.'))
    const dated = screen.getByRole('switch', { name: 'Say when the page was last changed' })
    await userEvent.click(dated)
    expect(await screen.findByText(/Please wait for the launch/, undefined, soon)).toBeVisible()
    expect(dated).toBeChecked()
  })
})
