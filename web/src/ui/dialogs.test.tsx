/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { ApiProblem } from '../lib/api-problem.js'
import { mayLeave } from '../lib/leave-store.js'
import { renderInApp } from '../lib/tests/in-app.js'
import { ConfirmDialog } from './confirm-dialog.js'
import { LeaveGuard } from './leave-guard.js'
import { useAnswers } from './use-answers.js'

afterEach(cleanup)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a question before a change', () => {
  const open = (more: object = {}) => {
    const reported: string[] = []
    render(
      <ConfirmDialog
        title="Delete ada?"
        action="Delete site"
        isWorking={false}
        onConfirm={() => reported.push('confirmed')}
        onClose={() => reported.push('closed')}
        {...more}
      >
        It goes offline.
      </ConfirmDialog>,
    )
    return reported
  }

  it('when it opens, then it is a dialog of its title, and either button ends it', async () => {
    const reported = open()
    expect(screen.getByRole('dialog', { name: 'Delete ada?' })).toBeVisible()
    await press('Delete site')
    await press('Cancel')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(reported).toEqual(['confirmed', 'closed', 'closed'])
  })

  it.each([{ isWorking: true }, { isBlocked: true }])(
    'when it is %j, then it cannot be confirmed, and keeps the focus',
    async (more) => {
      const reported = open(more)
      await press('Delete site')
      expect(reported).toEqual([])
      expect(screen.getByRole('button', { name: 'Delete site' })).toHaveFocus()
      expect(screen.getByRole('button', { name: 'Delete site' })).toHaveAttribute('aria-disabled', 'true')
    },
  )
})

describe('leaving with words that are not saved', () => {
  const open = (when: boolean) =>
    renderInApp(
      <>
        <Link to="/elsewhere">Away</Link>
        <LeaveGuard when={when} />
      </>,
      { at: '/here', path: '/here' },
    )
  const away = () => userEvent.click(screen.getByRole('link', { name: 'Away' }))

  it('when nothing would be lost, then a link leads away', async () => {
    open(false)
    await away()
    expect(await screen.findByText('Another page: /elsewhere')).toBeVisible()
  })

  it('when something would, then it asks first: cancel stays, leave leaves', async () => {
    const { address } = open(true)
    await away()
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await press('Cancel')
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/here', null])
    await away()
    await press('Leave')
    expect(await screen.findByText('Another page: /elsewhere')).toBeVisible()
  })

  it('when it is left by the logout, then the same is asked', async () => {
    open(true)
    const leaving = mayLeave()
    expect(await screen.findByRole('dialog')).toBeVisible()
    await press('Leave')
    expect(await leaving).toBe(true)
  })

  it('when the page is reloaded, then the browser asks', () => {
    open(true)
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })
})

describe('a change that the server asks about', () => {
  const problem = new ApiProblem('confirmation-needed', {
    status: 409,
    reasons: [{ id: 'thin', detail: 'The page has little text.' }] as never,
  })
  function Change({ sent, reported }: { sent: unknown[]; reported: string[] }) {
    const { run, dialog } = useAnswers()
    const start = () =>
      run(async (confirm) => {
        sent.push(confirm)
        if (confirm === undefined) throw problem
      }).then(
        () => reported.push('done'),
        () => reported.push('given up'),
      )
    return (
      <>
        <button type="button" onClick={() => void start()}>
          Start
        </button>
        {dialog}
      </>
    )
  }

  it.each([
    ['Publish', 'done', [undefined, [{ id: 'thin', answer: 'ok' }]]],
    ['Cancel', 'given up', [undefined]],
  ])('when %s is pressed, then it is %s', async (button, end, calls) => {
    const sent: unknown[] = []
    const reported: string[] = []
    render(<Change {...{ sent, reported }} />)
    await press('Start')
    expect(await screen.findByText('The page has little text.')).toBeVisible()
    await press(button)
    await waitFor(() => expect(reported).toEqual([end]))
    expect(sent).toEqual(calls)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
