/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { SiteReadersPage } from './site-readers-page.js'

const soon = { timeout: 20_000 }

describe('the private links of a site', () => {
  const api = answeringApi()
  const link = (id: string, more: object = {}) => ({
    id,
    name: 'Acme',
    shows: { phone: true, references: false, pdf: false },
    hasPassword: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2100-01-01T12:00:00.000Z',
    views: 0,
    ...more,
  })
  const open = (...links: object[]) => {
    api.answerTo('GET /api/v1/make/sites/ada/readers', 200, { data: links })
    renderInApp(<SiteReadersPage />, { at: '/sites/ada/readers', path: '/sites/:name/readers' })
    return screen.findByLabelText('For whom', undefined, soon)
  }

  it('when a link is made, then its address is shown once, with what to do', async () => {
    const name = await open()
    const url = `http://ada.localhost/for/${'0'.repeat(32)}/`
    api.answerTo('POST /api/v1/make/sites/ada/readers', 201, { data: { link: link('r1'), url } })
    await press('Make the link')
    expect(name).toHaveAccessibleDescription('Please say who the link is for')
    await userEvent.type(name, 'Acme')
    await userEvent.click(screen.getByRole('switch', { name: 'Phone number' }))
    await press('Make the link')
    expect(await screen.findByText(url, undefined, soon)).toBeVisible()
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Acme',
      days: 30,
      shows: { phone: true, references: false, pdf: false },
    })
  })

  it('when there are links, then each says when it ends and whether it was opened, and can be revoked', async () => {
    await open(
      link('r1', { views: 2, viewedAt: '2026-02-03T12:00:00.000Z' }),
      link('r2', { name: 'Initech', expiresAt: '2020-01-01T12:00:00.000Z', hasPassword: true }),
    )
    expect(screen.getByText(/Opened 2 times, last on February 3, 2026\./)).toBeVisible()
    expect(screen.getByText('Ended on January 1, 2020. Not opened yet.')).toBeVisible()
    expect(screen.getByText('Shows phone number too. Needs a password.')).toBeVisible()
    api.answerTo('DELETE /api/v1/make/sites/ada/readers/r1', 204, {})
    await press('Revoke the link for Acme')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Acme' })).toBeNull(), soon)
  })
})
