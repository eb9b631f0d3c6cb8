import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { LaunchView } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

interface Message {
  readonly id: number
  readonly event: string
  readonly view: LaunchView
}

describe('the event stream of a launch', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
  })
  afterEach(() => world.model.set('works'))
  afterAll(() => world[Symbol.asyncDispose]())

  /** Follows a stream and collects its messages; `ended` resolves when the server ends it. */
  async function follow(launchId: string, headers: Record<string, string> = {}) {
    const token = world.identity.tokenFor({ userId: 'ada' })
    const response = await fetch(`${world.url()}/api/v1/make/launches/${launchId}/events`, {
      headers: { Cookie: `session=${token}`, ...headers },
    })
    const messages: Message[] = []
    const ended = collect(response, messages)
    return { response, messages, ended }
  }

  async function collect(response: Response, messages: Message[]): Promise<void> {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop()!
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? ''
        if (field('data') === '') continue
        messages.push({ id: Number(field('id')), event: field('event'), view: JSON.parse(field('data')) })
      }
    }
  }

  it('when a launch is followed while it runs, then every change comes as it stood, and the stream ends after the last', async () => {
    world.model.set('hangs')
    const { body } = await world.launch('ada', 'followed')
    const { response, messages, ended } = await follow(body.launchId)
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(response.headers.get('cache-control')).toContain('no-transform')
    await eventually(() => messages.at(-1)?.view.steps[1]?.state === 'running')
    world.model.set('works')
    await ended
    expect(messages.map(({ id }) => id)).toEqual(messages.map((_, index) => index + 1))
    expect(messages.every(({ event }) => event === 'launch')).toBe(true)
    expect(messages.map(({ view }) => view.status)).toEqual([
      ...Array(messages.length - 1).fill('pending'),
      'success',
    ])
    const running = messages.map(({ view }) => view.steps.find(({ state }) => state === 'running')?.name)
    expect([...new Set(running)]).toEqual([undefined, 'read', 'compose', 'render', 'publish', 'verify'])
    expect(messages.at(-1)?.view).toEqual(await world.view('ada', body.launchId))
  })

  it('when a finished launch is followed, then it is replayed word for word, from the start or after Last-Event-ID', async () => {
    const launchId = await world.goLive('ada', 'replayed')
    const first = await follow(launchId)
    await first.ended
    const second = await follow(launchId)
    await second.ended
    expect(second.messages).toEqual(first.messages)
    const resumed = await follow(launchId, { 'Last-Event-ID': '4' })
    await resumed.ended
    expect(resumed.messages).toEqual(first.messages.slice(4))
    const odd = await follow(launchId, { 'Last-Event-ID': 'x; drop' })
    await odd.ended
    expect(odd.messages).toEqual(first.messages)
    const done = await follow(launchId, { 'Last-Event-ID': String(first.messages.length) })
    expect(done.response.status).toBe(204)
  })

  it('when a launch failed, then the last message tells why', async () => {
    world.model.set('fails')
    const { body } = await world.launch('ada', 'told')
    const { messages, ended } = await follow(body.launchId)
    await ended
    expect(messages.at(-1)?.view).toMatchObject({
      status: 'failed',
      problem: { code: 'launch-compose-failed' },
    })
    expect(messages.slice(0, -1).every(({ view }) => view.problem === undefined)).toBe(true)
  })

  it('when the service stops, then a stream ends, and after the restart it goes on where it was', async () => {
    world.model.set('hangs')
    const { body } = await world.launch('ada', 'interrupted')
    const before = await follow(body.launchId)
    await eventually(() => before.messages.at(-1)?.view.steps[1]?.state === 'running')
    await world.stop()
    await before.ended
    world.model.set('works')
    await world.start()
    const after = await follow(body.launchId, { 'Last-Event-ID': String(before.messages.length) })
    await after.ended
    expect(after.messages[0]?.id).toBe(before.messages.length + 1)
    expect(after.messages.at(-1)?.view.status).toBe('success')
  })
})
