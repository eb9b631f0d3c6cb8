/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { getQueriesForElement, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { storedWords } from '../../lib/storage.js'
import { aDraft, aPage } from '../../lib/tests/a-draft.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { StudioPage } from './studio-page.js'

const soon = { timeout: 20_000 }
const project = (id: number, name: string) => ({
  id,
  name,
  fullName: `ada/${name}`,
  url: `https://github.com/ada/${name}`,
  description: `About ${name}`,
  language: 'Rust',
  stars: id,
  asOf: '2026-03-03',
})
const listing = (...projects: object[]) => ({
  data: { user: 'ada', projects, isCut: false, readAt: '2026-03-03T10:00:00.000Z' },
})

describe('projects of GitHub in the studio', () => {
  const api = answeringApi()
  const sent = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  const open = async (content: object = {}) => {
    const draft = aDraft({}, content)
    api.answerTo('/page', 200, { data: aPage() })
    api.answerTo('PATCH ', 200, { data: draft })
    api.answerTo('GET /api/v1/make/drafts/d1', 200, { data: draft })
    renderInApp(<StudioPage />, { at: '/studio/d1', path: '/studio/:draftId' })
    await userEvent.click(await screen.findByRole('button', { name: 'Choose projects' }, soon))
    return getQueriesForElement(screen.getByRole('dialog'))
  }
  beforeEach(() => storedWords.clear())

  it('when a profile of the page is at GitHub, then its name is there, and picks are saved in their order', async () => {
    const dialog = await open({
      basics: { profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }] },
    })
    expect(dialog.getByLabelText('GitHub user name')).toHaveValue('ada')
    api.answerTo('GET /api/v1/make/github/ada', 200, listing(project(1, 'engine'), project(2, 'notes')))
    await press('Show repositories')
    await userEvent.click(await dialog.findByRole('checkbox', { name: /engine/ }, soon))
    await userEvent.click(dialog.getByRole('checkbox', { name: /notes/ }))
    expect(dialog.getByRole('checkbox', { name: /engine/ })).toHaveAccessibleName(/Rust · 1 star/)
    await press('Move ada/notes up')
    await userEvent.click(dialog.getByRole('switch', { name: 'Update stars and descriptions every week' }))
    await press('Save')
    await waitFor(
      () => expect(sent()).toEqual([{ github: { user: 'ada', weekly: true, projects: [2, 1] } }]),
      soon,
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon)
  })

  it('when GitHub does not answer, then the dialog says what to do, and nothing is saved', async () => {
    const dialog = await open()
    await userEvent.type(dialog.getByLabelText('GitHub user name'), '@ada')
    api.answerTo(
      'GET /api/v1/make/github/ada',
      429,
      problemBody('github-limited', 429, 'GitHub asks for a pause.'),
    )
    await press('Show repositories')
    expect(await dialog.findByText('GitHub asks for a pause.', undefined, soon)).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('when a project is not public any more, then the panel says that it is not shown', async () => {
    await open({
      github: {
        user: 'ada',
        weekly: true,
        projects: [{ ...project(1, 'engine'), hiddenSince: '2026-03-10' }],
      },
    })
    expect(screen.getByText(/Not on the page: ada\/engine/)).toBeInTheDocument()
  })

  it('when a page has eight, then no ninth can be chosen', async () => {
    const eight = Array.from({ length: 8 }, (_, at) => project(at + 1, `r${at}`))
    const dialog = await open({ github: { user: 'ada', weekly: false, projects: eight } })
    api.answerTo('GET /api/v1/make/github/ada', 200, listing(...eight, project(9, 'ninth')))
    await press('Show repositories')
    expect(await dialog.findByRole('checkbox', { name: /ninth/ }, soon)).toBeDisabled()
    await press('Remove ada/r0')
    expect(dialog.getByRole('checkbox', { name: /ninth/ })).toBeEnabled()
  })
})
