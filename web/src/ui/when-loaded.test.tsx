/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../lib/api-problem.js'
import { renderInApp } from '../lib/tests/in-app.js'
import { WhenLoaded } from './when-loaded.js'

describe('what a page is about', () => {
  let answers: (string | Error)[] = []
  let asked = 0
  function Thing() {
    const query = useQuery({
      queryKey: ['thing'],
      queryFn: async () => {
        asked += 1
        const answer = answers.shift()
        if (answer instanceof Error) throw answer
        return answer ?? new Promise<string>(() => undefined)
      },
    })
    return (
      <WhenLoaded query={query} missing="There is no such thing." fallback="It could not be loaded.">
        {(text) => (
          <>
            <p>{text}</p>
            <button type="button" onClick={() => void query.refetch()}>
              Again
            </button>
          </>
        )}
      </WhenLoaded>
    )
  }
  beforeEach(() => {
    answers = []
    asked = 0
  })
  afterEach(cleanup)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('when it is on its way, then that is said', () => {
    renderInApp(<Thing />)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  it('when there is no such thing, then it is not asked for again', async () => {
    answers = [new ApiProblem('not-found', { status: 404, message: 'Not found.' })]
    renderInApp(<Thing />)
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such thing.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(asked).toBe(1)
  })

  it('when it fails, then the words of the failure are said, and another try brings it', async () => {
    answers = [new ApiProblem('unavailable', { status: 503, message: 'Not now.' }), 'Here it is.']
    renderInApp(<Thing />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
    await press('Try again')
    expect(await screen.findByText('Here it is.')).toBeVisible()
  })

  it('when it is asked for again, then the old answer is shown until the new one is there', async () => {
    answers = ['Old.', 'New.']
    renderInApp(<Thing />)
    await screen.findByText('Old.')
    await press('Again')
    expect(await screen.findByText('New.')).toBeVisible()
  })

  it('when the browser says that it is offline, then it is asked for all the same, and why it failed is said', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
    answers = [new ApiProblem('network')]
    renderInApp(<Thing />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/can't reach Thumbfolio/)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(asked).toBe(1))
  })

  it('when a page is opened again, then it begins with what the server says then', async () => {
    answers = ['Old.', 'New.']
    renderInApp(<Thing />)
    await screen.findByText('Old.')
    cleanup()
    await new Promise((resolve) => setTimeout(resolve))
    renderInApp(<Thing />)
    expect(screen.queryByText('Old.')).toBeNull()
    expect(await screen.findByText('New.')).toBeVisible()
  })
})
