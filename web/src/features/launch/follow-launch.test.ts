import { describe, expect, it } from '@jest/globals'
import type { LaunchView } from '@thumbfolio/contracts'
import { ApiProblem } from '../../lib/api-problem.js'
import { followLaunch } from './follow-launch.js'

const launch = (status: LaunchView['status']): LaunchView => ({
  id: 'launch-1',
  siteName: 'ann',
  model: 'gemini-flash',
  composer: 'local',
  status,
  websiteUrl: 'http://ann.localhost:8080',
  steps: [],
  removed: [],
})

/** The browser's side of a launch: its stream, its clock, and a server that answers as told. */
function browser(answers: (LaunchView | ApiProblem)[]) {
  const listeners: Record<string, (event: MessageEvent<string>) => void> = {}
  const seen: string[] = []
  let isClosed = false
  let due: (() => void) | undefined
  const stop = followLaunch(
    'launch-1',
    {
      onLaunch: ({ status }) => seen.push(status),
      onAbsent: () => seen.push('absent'),
      onSilence: (isSilent) => isSilent && seen.push('silence'),
    },
    {
      openStream: (address) => {
        expect(address).toBe('/api/v1/make/launches/launch-1/events')
        return {
          addEventListener: (type, listener) => void (listeners[type] = listener),
          close: () => void (isClosed = true),
        }
      },
      ask: async () => {
        const answer = answers.shift()
        if (!answer) throw new ApiProblem('network')
        if (answer instanceof ApiProblem) throw answer
        return answer
      },
      after: (_delayMs, act) => {
        due = act
        return () => void (due = undefined)
      },
    },
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    seen,
    stop,
    isClosed: () => isClosed,
    isAsking: () => due !== undefined,
    send: (data: string) => listeners['launch']?.({ data } as MessageEvent<string>),
    breakDown: async () => {
      listeners['error']?.({} as MessageEvent<string>)
      await settle()
    },
    pass: async () => {
      due?.()
      await settle()
    },
  }
}

describe('following a launch', () => {
  it('when the launch ends, then its end is told and the stream is closed', () => {
    const page = browser([])
    page.send(JSON.stringify(launch('pending')))
    expect(page.isClosed()).toBe(false)
    page.send(JSON.stringify(launch('success')))
    expect([page.seen, page.isClosed()]).toEqual([['pending', 'success'], true])
  })

  it('when the stream breaks, then the launch is asked for until it speaks again', async () => {
    const page = browser([launch('pending')])
    await page.breakDown()
    expect([page.seen, page.isAsking()]).toEqual([['pending'], true])
    page.send(JSON.stringify(launch('pending')))
    expect(page.isAsking()).toBe(false)
  })

  it('when the stream never comes back, then asking alone leads to the end', async () => {
    const page = browser([launch('pending'), launch('failed')])
    await page.breakDown()
    await page.pass()
    expect([page.seen, page.isAsking(), page.isClosed()]).toEqual([['pending', 'failed'], false, true])
  })

  it('when the server cannot be reached, then that is told and asking goes on', async () => {
    const page = browser([new ApiProblem('network'), launch('success')])
    await page.breakDown()
    await page.pass()
    expect(page.seen).toEqual(['silence', 'success'])
  })

  it('when there is no such launch, then following ends', async () => {
    const page = browser([new ApiProblem('not-found', { status: 404 })])
    await page.breakDown()
    expect([page.seen, page.isAsking(), page.isClosed()]).toEqual([['absent'], false, true])
  })

  it('when the page is left, then nothing is told any more', async () => {
    const page = browser([launch('success')])
    page.stop()
    await page.breakDown()
    expect([page.seen, page.isClosed()]).toEqual([[], true])
  })

  it('when a message cannot be read, then it is passed over', () => {
    const page = browser([])
    page.send('{"status":')
    page.send('{"status":"success"}')
    expect([page.seen, page.isClosed()]).toEqual([[], false])
  })
})
