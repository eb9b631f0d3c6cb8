/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import type { LaunchView } from '@thumbfolio/contracts'
import { act } from '@testing-library/react'
import { problemBody, startAnsweringServer, type AnsweringServer } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { useLaunch } from './use-launch.js'

const soon = { timeout: 20_000 }
const launch = (status: LaunchView['status']): LaunchView => ({
  id: 'l1',
  siteName: 'ann',
  model: 'gemini-flash',
  composer: 'local',
  status,
  websiteUrl: 'http://ann.localhost:8080',
  steps: [],
  removed: [],
})

/** The browser's own, which a test speaks through. */
class Stream extends EventTarget {
  static opened: Stream[] = []
  isClosed = false
  constructor(readonly address: string) {
    super()
    Stream.opened.push(this)
  }
  close() {
    this.isClosed = true
  }
}
const say = (data: string) =>
  act(() => void Stream.opened.at(-1)?.dispatchEvent(new MessageEvent('launch', { data })))
const breakDown = () => act(() => void Stream.opened.at(-1)?.dispatchEvent(new Event('error')))

function Followed() {
  const { launch: now, isAbsent, isSilent } = useLaunch('l1')
  return <p>{isAbsent ? 'absent' : isSilent ? 'silent' : (now?.status ?? 'nothing')}</p>
}

describe('following a launch', () => {
  let api: AnsweringServer
  beforeAll(async () => {
    api = await startAnsweringServer()
    Object.assign(globalThis, { EventSource: Stream })
  })
  afterAll(async () => api[Symbol.asyncDispose]())
  beforeEach(() => {
    Stream.opened = []
    api.answerWith(503, problemBody('unavailable', 503, 'Not now.'))
    api.calls.splice(0)
    renderInApp(<Followed />)
  })
  afterEach(cleanup)
  const asked = () => api.calls.filter(({ path }) => path.endsWith('/launches/l1')).length

  it('when the stream tells its end, then that is shown, the stream is closed, and nothing was asked', async () => {
    expect(Stream.opened.map(({ address }) => address)).toEqual(['/api/v1/make/launches/l1/events'])
    say(JSON.stringify(launch('pending')))
    expect(await screen.findByText('pending')).toBeVisible()
    say(JSON.stringify(launch('success')))
    expect(await screen.findByText('success')).toBeVisible()
    expect([Stream.opened.at(-1)?.isClosed, asked()]).toEqual([true, 0])
  })

  it('when the stream breaks for good, then asking leads to the end', async () => {
    api.answerTo('l1', 200, { ...launch('pending'), data: launch('pending') })
    breakDown()
    expect(await screen.findByText('pending')).toBeVisible()
    api.answerTo('l1', 200, { ...launch('failed'), data: launch('failed') })
    expect(await screen.findByText('failed', undefined, soon)).toBeVisible()
    expect(Stream.opened.at(-1)?.isClosed).toBe(true)
  }, 60_000)

  it('when the server cannot be reached, then that is said until the stream speaks again', async () => {
    breakDown()
    expect(await screen.findByText('silent')).toBeVisible()
    say(JSON.stringify(launch('pending')))
    expect(await screen.findByText('pending')).toBeVisible()
  })

  it('when there is no such launch, then following ends', async () => {
    api.answerTo('l1', 404, problemBody('not-found', 404, 'There is no such launch.'))
    breakDown()
    expect(await screen.findByText('absent')).toBeVisible()
    expect([Stream.opened.at(-1)?.isClosed, asked()]).toEqual([true, 1])
  })

  it('when a message cannot be read, then it is passed over', () => {
    say('{"status":')
    say('{"status":"success"}')
    expect(screen.getByText('nothing')).toBeVisible()
  })
})
