/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import type { SiteTheme } from '@thumbfolio/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSession } from '../../lib/session-store.js'
import { aDraft } from '../../lib/tests/a-draft.js'
import { ann } from '../../lib/tests/ann.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { withWidth } from '../../lib/tests/with-width.js'
import { untouched } from './choices.js'
import { LaunchForm } from './launch-form.js'

const at = '2026-01-01T00:00:00.000Z'
const soon = { timeout: 20_000 }
const wanted = { ...untouched, model: 'gemini-flash', resume: 'r1' } as const

const draft = (more: object = {}) => ({ data: aDraft({ kind: 'launch', cost: 1, ...more }) })

const api = answeringApi()
const grants = (granted: boolean) => ({
  data: { google: { granted }, anthropic: { granted } },
})
const calls = (method: string, part: string) =>
  api.calls.filter((call) => call.method === method && call.path.includes(part))

describe('the form of a launch', () => {
  withWidth(800)
  beforeEach(() => {
    const swatch = { ground: '#ffffff', accent: '#000000' }
    const palettes = [{ id: 'moss', title: 'Moss', light: swatch, dark: swatch }]
    const layouts = ['editorial', 'bold'].map((id) => ({ id, title: id, description: id, type: 'serif' }))
    const option = (id: string, vendor: string, cost: number) => ({
      id,
      name: id,
      vendor,
      cost,
      connected: true,
    })
    api.answerTo('/dash/get-resume', 200, {
      data: [{ _id: 'r1', name: 'cv.pdf', url: '/r1', createdAt: at }],
    })
    api.answerTo('/dash/get-all', 200, { repoName: [], siteUrl: [], sites: [] })
    api.answerTo('/make/models', 200, {
      data: [option('gemini-flash', 'google', 1), option('sonnet', 'anthropic', 2)],
    })
    api.answerTo('/auth/consents', 200, grants(false))
    api.answerTo('/make/themes/for-resume', 200, { data: { recommended: 'bold' } })
    api.answerTo('/make/themes', 200, {
      data: {
        layouts,
        palettes,
        schemes: ['auto', 'light', 'dark'],
        types: [{ id: 'serif', title: 'Serif', heading: 'A', text: 'B' }],
      },
    })
    api.answerTo('/make/drafts/', 200, draft())
    api.answerTo('/make/drafts', 201, draft())
    const data = { launchId: 'l1', websiteUrl: 'http://ada.localhost', status: 'pending' }
    api.answerTo('/make/generate', 202, { message: 'On its way', ...data, data })
  })

  const started: string[] = []
  const open = (more: Partial<Parameters<typeof LaunchForm>[0]['wanted']> = {}) => {
    started.splice(0)
    renderInApp(
      <LaunchForm
        siteName="ada"
        wanted={{ ...wanted, ...more }}
        onChoose={() => undefined}
        onStarted={(id) => started.push(id)}
      />,
    )
  }
  const hasDraft = () => screen.findByRole('link', { name: 'Open the draft' }, soon)

  it('when no vendor is allowed, then a draft without AI is made at once, and the launch publishes it', async () => {
    open({ model: 'sonnet' })
    await hasDraft()
    expect(calls('POST', '/make/drafts')).toMatchObject([{ body: { by: 'local', siteName: 'ada' } }])
    expect(document.body).toHaveTextContent(/this launch costs 1 credit\. Arranged without AI\./)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Launch site' }))
    await waitFor(() => expect(started).toEqual(['l1']), soon)
    expect(calls('PUT', '/make/generate')).toMatchObject([{ body: { draftId: 'd1', draftVersion: 1 } }])
  })

  it('when the draft is on screen, then its photo is chosen under a heading', async () => {
    open({ model: 'sonnet' })
    await hasDraft()
    expect(screen.queryByRole('region', { name: 'Photo' })).toBeNull()
    fireEvent.load(await screen.findByTitle('Draft of ada', undefined, soon))
    expect(await screen.findByRole('region', { name: 'Photo' }, soon)).toBeVisible()
  })

  it('when the vendor is allowed, then the first draft is only a preview, and the launch publishes the draft by the model once it is requested', async () => {
    api.answerTo('/auth/consents', 200, grants(true))
    open()
    await hasDraft()
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
    api.answerTo('/make/drafts', 201, draft({ id: 'd2', by: 'model', composer: 'gemini' }))
    await press('See a draft by Gemini Flash 1.5')
    expect(await screen.findByRole('button', { name: 'Discard draft' }, soon)).toBeVisible()
    expect(screen.getByRole('switch', { name: 'E-mail address' })).toBeChecked()
    await press('Launch site')
    await waitFor(() => expect(started).toEqual(['l1']), soon)
    expect(calls('PUT', '/make/generate')).toMatchObject([{ body: { draftId: 'd2' } }])
  })

  it('when it is launched without a draft by the model, then the launch calls the model', async () => {
    api.answerTo('/auth/consents', 200, grants(true))
    open()
    await hasDraft()
    await press('Launch site')
    await waitFor(() => expect(started).toEqual(['l1']), soon)
    const [sent] = calls('PUT', '/make/generate')
    expect(sent?.body).toMatchObject({ model: 'gemini-flash' })
    expect(sent?.body).not.toHaveProperty('draftId')
  })

  it('when the draft is discarded, then it is deleted, and a new one is made', async () => {
    open()
    await hasDraft()
    api.answerTo('/make/drafts/', 204, {})
    api.answerTo('/make/drafts', 201, draft({ id: 'd2' }))
    await press('Discard draft')
    await waitFor(() => expect(calls('POST', '/make/drafts')).toHaveLength(2), soon)
    expect(calls('DELETE', '/make/drafts/d1')).toHaveLength(1)
  })

  it('when the draft fails while the launch waits for it, then nothing is launched at a price that was not shown', async () => {
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    const refusal = problemBody('too-many-drafts', 429, 'You have many drafts today.')
    api.answerTo('/make/drafts', 429, refusal, asked)
    open({ model: 'sonnet' })
    const launch = screen.getByRole('button', { name: 'Launch site' })
    await waitFor(() => expect(launch).toBeEnabled(), soon)
    expect(document.body).toHaveTextContent(/this launch costs 1 credit/)
    fireEvent.click(launch)
    isAsked()
    expect(await screen.findByText('Launch failed', undefined, soon)).toBeVisible()
    expect(calls('PUT', '/make/generate')).toEqual([])
  })

  it('when a discard fails, then the draft stays and the problem is shown', async () => {
    open()
    await hasDraft()
    api.answerTo('/make/drafts/', 503, problemBody('unavailable', 503, 'Not now.'))
    await press('Discard draft')
    expect(await screen.findByText('Not now.', { exact: false }, soon)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the draft' })).toBeVisible()
    expect(calls('POST', '/make/drafts')).toHaveLength(1)
  })

  it('when no draft can be made, then the reason is shown, and a launch works at the price of the model', async () => {
    api.answerTo('/make/drafts', 429, problemBody('too-many-drafts', 429, 'You have many drafts today.'))
    open({ model: 'sonnet' })
    expect(await screen.findByText('You have many drafts today.', undefined, soon)).toBeVisible()
    expect(document.body).toHaveTextContent(/this launch costs 2 credits/)
    await press('Launch site')
    await waitFor(() => expect(started).toEqual(['l1']), soon)
  })

  it('when the credits do not cover the chosen model, then the launch is blocked, and a button chooses the cheaper one', async () => {
    useSession.setState({ authUser: { ...ann, credits: 1 } })
    open({ model: 'sonnet' })
    expect(await screen.findByText('Insufficient Credits', undefined, soon)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Launch site' })).toBeNull()
    await press('Choose Gemini Flash 1.5, 1 credit')
    expect(await screen.findByRole('button', { name: 'Launch site' })).toBeVisible()
  })

  it.each<[string, SiteTheme | undefined, boolean]>([
    ['at its default', undefined, false],
    ['another scheme', { layout: 'bold', scheme: 'dark' }, true],
  ])(
    'when a choice behind More is %s, then More is open only for one that differs from the default',
    async (_, theme, isOpen) => {
      open(theme ? { theme } : {})
      await hasDraft()
      const more = screen.getByText('More').closest('details')!
      expect(more.open).toBe(isOpen)
      expect(more).toContainElement(screen.getByText('cv.pdf'))
    },
  )

  it('when the theme of the draft is not the recommended one, then it is shown as chosen', async () => {
    open()
    await hasDraft()
    expect(await screen.findByRole('radio', { name: 'editorial' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'bold' })).not.toBeChecked()
  })

  it('when another layout and a colour are chosen, then the draft follows, and the launch has both', async () => {
    open()
    await hasDraft()
    await userEvent.click(await screen.findByRole('radio', { name: 'bold' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Moss' }))
    const theme = { layout: 'bold', palette: 'moss' }
    await waitFor(() => expect(calls('PATCH', '/make/drafts/d1').at(-1)?.body).toEqual({ theme }), soon)
    await press('Launch site')
    await waitFor(() => expect(calls('PUT', '/make/generate')).toMatchObject([{ body: { theme } }]), soon)
  })
})
