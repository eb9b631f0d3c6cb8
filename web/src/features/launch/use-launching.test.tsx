/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ApiProblem } from '../../lib/api-problem.js'
import { problemBody, startAnsweringServer, type AnsweringServer } from '../../lib/tests/answering-server.js'
import { RefusedLaunch } from './refused-launch.js'
import { refusalOf, useLaunching, type OnStarted } from './use-launching.js'

const request = { fileUrl: 'r1', siteName: 'ada', model: 'gemini-flash' } as const

function Launch({ draft, onStarted }: { draft: Promise<void>; onStarted: OnStarted }) {
  const { refusal, launch } = useLaunching(onStarted)
  return (
    <>
      <button type="button" onClick={() => void launch(() => draft.then(() => request))}>
        Launch site
      </button>
      {refusal && <RefusedLaunch refusal={refusal} />}
    </>
  )
}

describe('asking for a launch', () => {
  let api: AnsweringServer
  beforeAll(async () => {
    api = await startAnsweringServer()
  })
  afterAll(async () => api[Symbol.asyncDispose]())
  beforeEach(() => void api.calls.splice(0))
  afterEach(cleanup)

  it('when the button is pressed twice while a draft is waited for, then one launch is asked for', async () => {
    const data = { launchId: 'l1', websiteUrl: 'http://ada.localhost', status: 'pending' }
    api.answerWith(202, { message: 'On its way', ...data, data })
    const started: string[] = []
    let settle: () => void = () => undefined
    const draft = new Promise<void>((resolve) => (settle = resolve))
    render(<Launch draft={draft} onStarted={(id) => started.push(id)} />)
    await userEvent.dblClick(screen.getByRole('button'))
    expect(api.calls).toEqual([])
    settle()
    await waitFor(() => expect(started).toEqual(['l1']))
    await userEvent.dblClick(screen.getByRole('button'))
    expect(api.calls).toMatchObject([{ method: 'PUT', path: '/api/v1/make/generate' }])
  })

  it('when it is refused, then "Launch failed" is the title, the words are below it, the reference is apart, and it can be asked again', async () => {
    api.answerWith(500, problemBody('internal-error', 500, 'Something went wrong on our side.'))
    render(<Launch draft={Promise.resolve()} onStarted={() => undefined} />)
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByText('Launch failed')).toBeVisible()
    expect(screen.getByText('Something went wrong on our side.', { exact: true })).toBeVisible()
    expect(screen.getByText(/^[0-9a-f]{32}$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button'))
    await screen.findByText('Launch failed')
    expect(api.calls).toHaveLength(2)
  })

  it('when the server refused it, then its words are said, and that nothing was charged', () => {
    const message = 'This site name is already taken.'
    const problem = new ApiProblem('site-name-taken', { status: 409, message })
    expect(refusalOf(problem)).toEqual({
      title: 'Launch failed',
      words: message,
      detail: 'Nothing was charged.',
    })
  })

  it('when nothing came back, then nobody knows whether it began, and no promise is made', () => {
    for (const code of ['network', 'timeout']) {
      const { title, detail } = refusalOf(new ApiProblem(code))
      expect(title).toMatch(/can't reach|too long/)
      expect(detail).toMatch(/did not answer.*dashboard/)
      expect(detail).not.toMatch(/charged/)
    }
  })
})
