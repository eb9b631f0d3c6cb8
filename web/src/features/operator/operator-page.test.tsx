/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSession } from '../../lib/session-store.js'
import { ann } from '../../lib/tests/ann.js'
import { problemBody, startAnsweringServer, type AnsweringServer } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { OperatorPage } from './operator-page.js'

const report = {
  id: 'r1',
  siteName: 'ada',
  ownerId: 'u7',
  host: 'ada.example',
  kind: 'impersonation',
  text: 'This is my bank.',
  email: '',
  at: '2026-01-01T00:00:00.000Z',
}

describe('the page of operators', () => {
  let api: AnsweringServer
  beforeAll(async () => {
    api = await startAnsweringServer()
    useSession.setState({ authUser: { ...ann, isOperator: true } })
  })
  afterAll(async () => api[Symbol.asyncDispose]())
  afterEach(cleanup)

  const openReports = () => renderInApp(<OperatorPage />, { at: '/operator/reports', path: '/operator/*' })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  it('when there are no reports, then it says what appears here', async () => {
    api.answerWith(200, { reports: [] })
    openReports()
    expect(await screen.findByText(/No open reports/)).toBeVisible()
  })

  it('when they cannot be loaded, then another try is offered', async () => {
    api.answerWith(503, problemBody('unavailable', 503, 'Not now.'))
    openReports()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'))
    api.answerWith(200, { reports: [report] })
    await press('Try again')
    expect(await screen.findByText('This is my bank.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'u7' })).toHaveAttribute('href', '/operator?q=u7')
  })
})
