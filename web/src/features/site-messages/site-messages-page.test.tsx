/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { SiteMessagesPage } from './site-messages-page.js'

const soon = { timeout: 20_000 }

describe('the messages of a site', () => {
  const api = answeringApi()
  const message = (id: string, more: object = {}) => ({
    id,
    name: 'Bob',
    email: 'bob@example.org',
    text: 'Hello.\nAre you free?',
    at: '2026-01-01T00:00:00.000Z',
    isMailed: true,
    ...more,
  })
  const open = (...messages: object[]) => {
    api.answerTo('GET /api/v1/make/sites/ada/messages', 200, { data: messages })
    renderInApp(<SiteMessagesPage />, { at: '/sites/ada/messages', path: '/sites/:name/messages' })
  }

  it('when there are messages, then each is shown with a link to reply', async () => {
    open(message('m1'), message('m2', { name: 'Eve', email: 'eve?cc=all@example.org', isMailed: false }))
    expect(await screen.findByRole('heading', { name: '2 messages' }, soon)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Reply to Bob' })).toHaveAttribute(
      'href',
      'mailto:bob@example.org?subject=Your%20message%20on%20ada',
    )
    expect(screen.getByRole('link', { name: 'Reply to Eve' })).toHaveAttribute(
      'href',
      'mailto:eve%3Fcc%3Dall@example.org?subject=Your%20message%20on%20ada',
    )
    expect(screen.getAllByText(/Are you free/)).toHaveLength(2)
    expect(screen.getAllByText(/Not sent to your e-mail address yet/)).toHaveLength(1)
  })

  it('when a message is deleted, then it is removed, and the heading has the focus', async () => {
    open(message('m1'), message('m2', { name: 'Eve' }))
    await screen.findByRole('heading', { name: '2 messages' }, soon)
    api.answerTo('DELETE /api/v1/make/sites/ada/messages/m1', 204, {})
    await press('Delete the message of Bob')
    await waitFor(() => expect(screen.getByRole('heading', { name: '1 message' })).toHaveFocus(), soon)
    expect(screen.queryByText('Bob')).toBeNull()
  })

  it('when a deletion is refused, then the message stays and can be deleted again', async () => {
    open(message('m1'))
    await screen.findByText('Bob', undefined, soon)
    api.answerTo('DELETE ', 503, problemBody('unavailable', 503, 'Not now.'))
    await press('Delete the message of Bob')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Delete/ })).toBeEnabled(), soon)
    expect(screen.getByText('Bob')).toBeVisible()
  })

  it('when there are no messages, then it says where the form is switched on', async () => {
    open()
    expect(await screen.findByText(/What visitors write to you appears here/, undefined, soon)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit the page' })).toHaveAttribute('href', '/sites/ada/studio')
  })
})
