/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { ConfirmPassword } from './confirm-password.js'
import { FindSection } from './find-section.js'
import { OperatorTable } from './operator-table.js'
import { ReasonDialog, type Change } from './reason-dialog.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'

const api = answeringApi()

describe('a change of an operator', () => {
  const open = (more: Partial<Change> = {}) => {
    const calls: unknown[] = []
    const change: Change = {
      title: 'Give credits',
      lead: 'The owner reads the reason.',
      action: 'Give',
      run: async (reason, credits) => (calls.push([reason, credits]), 'Given'),
      ...more,
    }
    renderInApp(
      <ReasonDialog change={change} onClose={() => calls.push('closed')} onDone={() => calls.push('done')} />,
    )
    return calls
  }

  it('when no reason is given, then the field says so and has the focus', async () => {
    const calls = open()
    await press('Give')
    expect(screen.getByLabelText('Reason')).toBeInvalid()
    expect(screen.getByLabelText('Reason')).toHaveFocus()
    expect(calls).toEqual([])
  })

  it.each(['0', '11', '1.5'])(
    'when %s credits of at most 10 are given, then the field says so',
    async (credits) => {
      const calls = open({ mostCredits: 10 })
      await userEvent.type(screen.getByLabelText('Credits'), credits)
      await userEvent.type(screen.getByLabelText('Reason'), 'An hour.')
      await press('Give')
      expect(screen.getByLabelText('Credits')).toHaveAccessibleDescription(/whole number from 1 to 10/)
      expect(calls).toEqual([])
    },
  )

  it('when the word is typed, then it is done once, and the dialog is closed before the list is loaded again', async () => {
    const calls = open({ word: { label: 'Type ada', value: 'ada' } })
    await userEvent.type(screen.getByLabelText('Type ada'), 'ada')
    await userEvent.type(screen.getByLabelText('Reason'), 'An hour.')
    await press('Give')
    await waitFor(() => expect(calls).toEqual([['An hour.', 0], 'closed', 'done']))
  })
})

it('when the password of an operator is wrong, then its field says so, and it can be given up', async () => {
  api.answerWith(400, problemBody('wrong-password', 400, 'Your current password is not right.'))
  renderInApp(<ConfirmPassword />)
  await userEvent.type(screen.getByLabelText('Your password'), 'not it')
  await press('Continue')
  await waitFor(() => expect(screen.getByLabelText('Your password')).toBeInvalid())
  expect(api.calls).toMatchObject([{ method: 'POST', body: { password: 'not it' } }])
})

describe('a table of operators', () => {
  it('when a row has an action, then it asks for a reason, and the list is loaded again when it is done', async () => {
    const calls: string[] = []
    renderInApp(
      <OperatorTable
        caption="Reports"
        rows={['ada', 'grace']}
        keyOf={(row) => row}
        columns={[{ title: 'Site', cell: (row) => row }]}
        actionsOf={(row) => [
          {
            title: `Close ${row}?`,
            lead: '',
            action: 'Close it',
            run: async (reason) => (calls.push(`${row}: ${reason}`), 'Closed'),
          },
        ]}
        onChanged={() => calls.push('loaded again')}
      />,
    )
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Site',
      'Action',
    ])
    expect(screen.getAllByRole('row')).toHaveLength(3)
    await userEvent.click(screen.getAllByRole('button', { name: 'Close it' })[1]!)
    expect(screen.getByRole('dialog', { name: 'Close grace?' })).toBeVisible()
    await userEvent.type(screen.getByLabelText('Reason'), 'Done.')
    await userEvent.click(screen.getAllByRole('button', { name: 'Close it' }).at(-1)!)
    await waitFor(() => expect(calls).toEqual(['grace: Done.', 'loaded again']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('when an operator searches, then what is looked for is in the address, and a failure offers another try', async () => {
  const { address } = renderInApp(<FindSection />, { at: '/operator', path: '/operator' })
  await userEvent.type(screen.getByLabelText('User, site or launch'), ' ada ')
  await press('Find')
  expect(address()).toBe('/operator?q=ada')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
