/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ann } from '../../lib/tests/ann.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { FindSection } from './find-section.js'
import { GrantList } from './grant-list.js'
import { ReasonDialog, type Change } from './reason-dialog.js'
import { UserList } from './user-list.js'

const api = answeringApi()
const user = (id: string) => ({
  id,
  state: 'active',
  email: `${id}@example.org`,
  username: id,
  isVerified: true,
  createdAt: '2026-01-05T12:00:00.000Z',
  available: 3,
  held: 0,
})

describe('accounts on the page of operators', () => {
  it('when a text fits several accounts, then they are rows, and none is opened', async () => {
    api.answerInTurn('operator/users?', [
      [200, { users: [], next: 'p2' }],
      [200, { users: [user('ada'), user('adam')], next: 'p3' }],
    ])
    api.answerTo('operator/sites/', 200, {})
    api.answerTo('operator/launches/', 404, problemBody('not-found', 404, 'There is no such thing.'))
    renderInApp(<FindSection />, { at: '/operator?q=ad', path: '/operator' })
    expect(await screen.findByRole('link', { name: 'adam' })).toHaveAttribute('href', '/operator?q=adam')
    expect(screen.getByRole('link', { name: 'Show more accounts' })).toHaveAttribute(
      'href',
      '/operator/users?q=ad',
    )
    const asked = api.calls.map(({ path }) => path).filter((path) => path.includes('/operator/'))
    expect(asked.filter((path) => /users\/|\/sites$/.test(path))).toEqual([])
    expect(asked).toHaveLength(4)
  })

  it('when one account fits and not all were read, then more are offered, but for an exact e-mail', async () => {
    api.answerTo('operator/users?', 200, { users: [user('ada')], next: 'p2' })
    api.answerTo('operator/users/ada/sites', 200, { sites: [], drafts: [] })
    api.answerTo('operator/sites/', 200, {})
    api.answerTo('operator/launches/', 404, problemBody('not-found', 404, 'There is no such thing.'))
    renderInApp(<FindSection />, { at: '/operator?q=ad', path: '/operator' })
    await screen.findByRole('link', { name: 'Show more accounts' })
    expect(screen.getByRole('heading', { name: 'ada' })).toBeVisible()
    await userEvent.clear(screen.getByLabelText('User, site or launch'))
    await userEvent.type(screen.getByLabelText('User, site or launch'), 'ada@example.org')
    await press('Find')
    await waitFor(() => expect(api.calls.some(({ path }) => path.includes('ada%40example.org'))).toBe(true))
    await screen.findByRole('heading', { name: 'ada' })
    expect(screen.queryByRole('link', { name: 'Show more accounts' })).toBeNull()
  })

  it('when a next page fails, then the accounts before it stay, and another try adds to them', async () => {
    api.answerInTurn('operator/users?', [
      [200, { users: [user('ada')], next: 'p2' }],
      [503, problemBody('unavailable', 503, 'Not now.')],
      [200, { users: [user('ada'), user('bob')] }],
    ])
    renderInApp(<UserList />, { at: '/operator/users?state=suspended', path: '/operator/users' })
    await screen.findByRole('link', { name: 'ada' })
    expect(api.calls.map(({ path }) => path)).toContainEqual(expect.stringContaining('state=suspended'))
    await press('Show older accounts')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'))
    expect(screen.getByRole('link', { name: 'ada' })).toBeVisible()
    await press('Show older accounts')
    await screen.findByRole('link', { name: 'bob' })
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })
})

it('when credits wait, then who asked cannot decide, and another operator can refuse them', async () => {
  const grant = {
    userId: 'u1',
    credits: 600,
    reference: 'r',
    reason: 'Goodwill',
    at: '2026-01-05T12:00:00.000Z',
  }
  const grants = [
    { ...grant, id: 'g1', by: ann._id },
    { ...grant, id: 'g2', by: 'linus' },
  ]
  api.answerTo('operator/grants?', 200, { grants })
  api.answerTo('grants/g2/decide', 200, { pending: grants[1] })
  renderInApp(<GrantList />)
  expect(await screen.findByText('Another operator has to confirm it')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Confirm' })).toHaveLength(1)
  await press('Refuse')
  await userEvent.type(screen.getByLabelText('Reason'), 'Twice.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Refuse' }).at(-1)!)
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      isGranted: false,
      reason: 'Twice.',
    }),
  )
})

it('when a notice has an end that has passed, then the field says so, and another end is sent in UTC', async () => {
  const sent: unknown[] = []
  const change: Change = {
    title: 'Begin maintenance',
    lead: '',
    action: 'Begin',
    notice: { isTextRequired: true },
    run: async (_reason, _credits, notice) => (sent.push(notice), 'Begun'),
  }
  renderInApp(<ReasonDialog change={change} onClose={() => undefined} onDone={() => undefined} />)
  await userEvent.type(screen.getByLabelText('Reason'), 'A move.')
  const until = screen.getByLabelText('Until (optional)')
  await userEvent.type(until, '2020-01-01T00:00')
  await press('Begin')
  expect(until).toHaveAccessibleDescription('This time has passed')
  expect(screen.getByLabelText('Text that everybody reads')).toBeInvalid()
  await userEvent.type(screen.getByLabelText('Text that everybody reads'), 'We move.')
  await userEvent.clear(until)
  await userEvent.type(until, '2099-01-01T00:00')
  await press('Begin')
  await waitFor(() =>
    expect(sent).toEqual([{ text: 'We move.', until: new Date('2099-01-01T00:00').toISOString() }]),
  )
})
