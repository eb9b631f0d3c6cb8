/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answeringApi } from '../../lib/tests/answering-api.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { SiteCheckupPage } from './site-checkup-page.js'

const soon = { timeout: 20_000 }

describe('the checkup of a site', () => {
  const api = answeringApi()
  const path = 'GET /api/v1/make/sites/ada/checkup'
  const checkup = (more: object = {}) => ({
    data: { name: 'ada', isOn: true, links: 0, problems: [], nextAt: '2026-03-09T12:00:00.000Z', ...more },
  })
  const checkedAt = '2026-03-02T12:00:00.000Z'
  const open = (more: object) => {
    api.answerTo(path, 200, checkup(more))
    renderInApp(<SiteCheckupPage />, { at: '/sites/ada/checkup', path: '/sites/:name/checkup' })
  }

  it('when there was none yet, then it says when; when all works, then what was checked', async () => {
    open({})
    expect(await screen.findByText(/are checked by March 9, 2026/, undefined, soon)).toBeVisible()
  })

  it('when everything works, then it says what was checked and how long the certificate is valid', async () => {
    const certificate = { host: 'ada.example', validUntil: '2026-05-20T12:00:00.000Z' }
    open({ checkedAt, links: 7, certificate })
    expect(await screen.findByRole('heading', { name: 'Everything works' }, soon)).toBeVisible()
    expect(screen.getByText(/the page and 7 links/)).toHaveTextContent(
      'The certificate of ada.example is valid until May 20, 2026. Next checkup: March 9, 2026.',
    )
  })

  it('when something is wrong, then each problem says what to do, and it can be switched off', async () => {
    const problem = {
      kind: 'link',
      subject: 'https://a.example/',
      reason: 'gone',
      title: 'There is no page at https://a.example/ any more.',
      advice: 'Edit the page.',
      since: '2026-03-01T12:00:00.000Z',
    }
    const domain = {
      ...problem,
      kind: 'domain',
      subject: 'ada.example',
      title: 'The DNS of ada.example changed.',
    }
    open({ checkedAt, links: 7, problems: [problem, domain] })
    expect(await screen.findByRole('heading', { name: '2 problems' }, soon)).toBeVisible()
    expect(screen.getByRole('heading', { name: problem.title })).toBeVisible()
    expect(screen.getAllByText('Edit the page. Since March 1, 2026.')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Edit the page' })).toHaveAttribute('href', '/sites/ada/studio')
    expect(screen.getByRole('link', { name: 'Open Domains' })).toHaveAttribute('href', '/sites/ada/domains')
    const contact = { email: true, phone: false, address: false }
    api.answerTo('PATCH /api/v1/make/sites/ada', 200, { data: { name: 'ada', indexed: false, contact } })
    api.answerTo(path, 200, checkup({ isOn: false }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Check this site every week' }))
    expect(await screen.findByRole('heading', { name: 'The checkup is off' }, soon)).toBeVisible()
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ checkup: false }),
    )
  })
})
