/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { dashboardRoutes, resumeRoutes } from '@thumbfolio/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { ann } from '../../lib/tests/ann.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { addressOf } from '../../lib/api-client.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { DashboardPage } from './dashboard-page.js'
import { answeringApi } from '../../lib/tests/answering-api.js'

const api = answeringApi()
describe('the dashboard', () => {
  const at = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
  const site = { name: 'ada', url: 'http://ada.localhost', version: 0, suggestions: 0, ...at }
  const list = (...sites: object[]) => ({ repoName: [], siteUrl: [], sites })
  const asked = () => api.calls.filter(({ path }) => path.includes(sitesPath)).length
  const sitesPath = addressOf(dashboardRoutes.listSites, { userId: ann._id })

  it('when a site is on its way, then it is looked at again until it is not, and a failure leaves what is shown', async () => {
    api.answerTo(sitesPath, 200, list({ ...site, status: 'deleting' }))
    renderInApp(<DashboardPage />)
    expect(await screen.findByRole('heading', { name: 'ada' })).toBeVisible()
    api.answerTo(sitesPath, 503, problemBody('unavailable', 503, 'Not now.'))
    await waitFor(() => expect(asked()).toBe(2), { timeout: 20_000 })
    expect(screen.getByRole('heading', { name: 'ada' })).toBeVisible()
    api.answerTo(sitesPath, 200, list())
    expect(await screen.findByText(/You have no sites yet/, undefined, { timeout: 20_000 })).toBeVisible()
  }, 60_000)

  it('when there is neither a site nor a resume, then it shows the first step, otherwise not', async () => {
    const resumes = addressOf(resumeRoutes.listResumes, { userId: ann._id })
    const stored = { _id: 'r1', name: 'cv.pdf', url: '/r1', createdAt: '2026-01-01T00:00:00.000Z' }
    const listOf = (...data: object[]) => ({ data })
    api.answerTo(sitesPath, 200, list())
    api.answerTo(resumes, 200, listOf())
    renderInApp(<DashboardPage start={<p>The first step</p>} />)
    expect(await screen.findByText('The first step')).toBeVisible()
    cleanup()
    api.answerTo(resumes, 200, listOf(stored))
    renderInApp(<DashboardPage start={<p>The first step</p>} />)
    expect(await screen.findByText('cv.pdf')).toBeVisible()
    expect(screen.queryByText('The first step')).toBeNull()
  })

  it('when a checkup found something, then the site says so and leads to it; otherwise nothing is said', async () => {
    const problem = { kind: 'link', subject: 'https://a.example/', reason: 'gone', advice: 'Edit the page.' }
    const found = { ...problem, title: 'https://a.example/ does not answer.', since: at.createdAt }
    const checkup = { isOn: true, links: 1 }
    const live = { ...site, version: 1, status: 'live' }
    api.answerTo(sitesPath, 200, list(live, { ...live, name: 'eve' }))
    api.answerTo('/make/checkups', 200, {
      data: [
        { ...checkup, name: 'ada', problems: [found] },
        { ...checkup, name: 'eve', problems: [] },
      ],
    })
    renderInApp(<DashboardPage />)
    const links = await screen.findAllByRole('link', { name: /does not answer/ }, { timeout: 20_000 })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/sites/ada/checkup'])
  })

  it('when neither list can be loaded, then each says so and what is safe', async () => {
    renderInApp(<DashboardPage />)
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    expect(screen.getByText('Your published sites are not affected.')).toBeVisible()
    expect(screen.getByText('Your resumes are safe.')).toBeVisible()
  })
})
