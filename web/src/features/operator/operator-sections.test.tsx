/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { AuditList } from './audit-list.js'
import { ProductSection } from './product-section.js'
import { UserList } from './user-list.js'

const api = answeringApi()

it('when the address has a time that cannot be read, then the audit is filtered by the rest', async () => {
  api.answerTo('operator/actions/', 200, { actions: [] })
  const at = '/operator/audit?by=grace&since=soon&until=2026-01-05T12:00Z'
  renderInApp(<AuditList />, { at, path: '/operator/audit' })
  await screen.findByText('No operator did anything like that.')
  const asked = api.calls.filter(({ path }) => path.includes('actions/'))
  expect(asked).toHaveLength(3)
  for (const { path } of asked)
    expect(Object.fromEntries(new URL(path, 'http://api').searchParams)).toEqual({
      by: 'grace',
      until: '2026-01-05T12:00:00.000Z',
      limit: '100',
    })
})

it('when another state is chosen, then the text that accounts contain stays', async () => {
  api.answerTo('operator/users?', 200, { users: [] })
  const { address } = renderInApp(<UserList />, { at: '/operator/users?q=ad', path: '/operator/users' })
  await userEvent.click(await screen.findByText('Suspended'))
  expect(address()).toBe('/operator/users?q=ad&state=suspended')
})

it('when maintenance begins, then the page shows the answer, not an older one', async () => {
  const maintenance = { text: 'We move.', since: '2026-01-05T12:00:00.000Z' }
  api.answerTo('notice', 200, {})
  api.answerTo('operator/maintenance', 200, { maintenance })
  renderInApp(<ProductSection />)
  await screen.findByRole('button', { name: 'Begin maintenance' })
  await press('Begin maintenance')
  await userEvent.type(screen.getByLabelText('Reason'), 'A larger machine.')
  await press('Begin')
  await waitFor(() => expect(screen.getByRole('button', { name: 'End maintenance' })).toBeVisible())
  expect(screen.getByText(/We move\./)).toBeVisible()
})
