import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { stopLimitMs } from '@thumbfolio/kit/run'
import { eventually, freePort } from '@thumbfolio/testing'
import { SupervisedProcess } from '../src/supervised-process.js'
import { ProcessGaveUp, untilReady } from '../src/until-ready.js'

const entry = fileURLToPath(new URL('speaks.mjs', import.meta.url))
const slowToStop = fileURLToPath(new URL('slow-to-stop.mjs', import.meta.url))
/** All but `setTimeout`, which a stop counts by. */
const otherTimers = [
  'setInterval',
  'setImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'Date',
] as const

async function supervised(behaviour: string, more: NodeJS.ProcessEnv = {}) {
  const port = await freePort()
  const said: string[] = []
  const process = new SupervisedProcess(
    {
      name: 'speaks',
      entry,
      url: `http://127.0.0.1:${port}`,
      environment: { PORT: String(port), BEHAVIOUR: behaviour, ...more },
    },
    (line) => void said.push(line),
    (line) => void said.push(line),
  )
  process.start()
  return { process, said, [Symbol.asyncDispose]: async () => void (await process.stop(5_000)) }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a supervised process', () => {
  afterEach(() => void jest.useRealTimers())

  it('when it is killed, then it is started again, and what it says is heard', async () => {
    const { process, said } = await supervised('polite')
    await eventually(() => process.isReady())
    const killed = process.pid!
    process.signal('SIGKILL')
    await eventually(() => process.pid !== undefined && process.pid !== killed)
    await eventually(() => process.isReady())
    expect(said).toContain(`I am ${killed}`)
    expect(said).toContain('died (SIGKILL), and starts again in 0.2 s')
    expect(process.restarts).toBe(1)
    await process.stop(5_000)
  })

  it('when it dies again and again, then each pause is longer than the one before', async () => {
    const { process, said } = await supervised('dies')
    await eventually(() => said.filter((line) => line.startsWith('died')).length === 3)
    expect(said.filter((line) => line.startsWith('died'))).toEqual([
      'died (3), and starts again in 0.2 s',
      'died (3), and starts again in 0.4 s',
      'died (3), and starts again in 0.8 s',
    ])
    await process.stop(5_000)
  })

  it('when the system gives no process, then it is retried', async () => {
    const { process, said } = await supervised('polite', { LONG: 'x'.repeat(200_000) })
    await eventually(() => said.includes('died (E2BIG), and starts again in 0.4 s'))
    expect(await process.stop(5_000)).toBe('E2BIG')
  })

  it('when its configuration does not fit, then it is not started again', async () => {
    const { process, said } = await supervised('misconfigured')
    await eventually(() => said.includes('does not start again: its configuration does not fit'))
    expect(process.restarts).toBe(0)
    expect(process.pid).toBeUndefined()
    await process.stop(5_000)
  })

  it.each(['polite', 'deaf'])(
    'when a %s one is stopped, then it is gone and stays away',
    async (behaviour) => {
      const { process } = await supervised(behaviour)
      await eventually(() => process.isReady())
      const pid = process.pid!
      await process.stop(300)
      expect(isAlive(pid)).toBe(false)
      expect(process.pid).toBeUndefined()
      expect(process.restarts).toBe(0)
    },
  )

  it('when one is slow to stop, then it has the time that a clean stop may take, and is killed soon after', async () => {
    const { process, said } = await supervised('deaf')
    await eventually(() => process.isReady())
    jest.useFakeTimers({ doNotFake: [...otherTimers] })
    const stopped = process.stop()
    await eventually(() => said.includes('SIGTERM'))
    jest.advanceTimersByTime(stopLimitMs)
    expect(await process.isReady()).toBe(true)
    jest.advanceTimersByTime(1_000)
    expect(await stopped).toBe('SIGKILL')
  })

  it('when a second Ctrl-C comes while one is slow to stop, then both are gone at once', async () => {
    const holder = spawn(process.execPath, [slowToStop], {
      env: { PORT: String(await freePort()) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(holder, 'exit')
    let said = ''
    holder.stdout.on('data', (chunk: Buffer) => (said += String(chunk)))
    const pid = Number(await eventually(() => /I am (\d+)\n/.exec(said)?.[1]))
    await eventually(() => said.includes('ready'))
    holder.kill('SIGINT')
    await eventually(() => said.includes('SIGTERM'))
    expect(isAlive(pid)).toBe(true)
    holder.kill('SIGINT')
    expect(await ended).toEqual([1, null])
    await eventually(() => !isAlive(pid))
  })

  it('when one that is paused is stopped, then it hears it', async () => {
    const { process } = await supervised('polite')
    await eventually(() => process.isReady())
    process.signal('SIGSTOP')
    await process.stop(30_000)
    expect(process.pid).toBeUndefined()
  })
})

const notCanceled = new AbortController().signal

describe('the wait for supervised processes', () => {
  it('when one gives up, then it ends at once with that one and its last lines', async () => {
    await using polite = await supervised('polite')
    await using misconfigured = await supervised('misconfigured')
    const processes = [polite.process, misconfigured.process]
    const waiting = untilReady(processes, notCanceled)
    await expect(waiting).rejects.toThrow(ProcessGaveUp)
    await expect(waiting).rejects.toThrow(/^speaks does not start:\nI am \d+\nPORT: not a port$/)
  })

  it('when it is called off, then it ends with the reason although none is ready', async () => {
    await using deaf = await supervised('dies')
    const stopping = new AbortController()
    const waiting = untilReady([deaf.process], stopping.signal)
    stopping.abort(new Error('called off'))
    await expect(waiting).rejects.toThrow('called off')
  })
})
