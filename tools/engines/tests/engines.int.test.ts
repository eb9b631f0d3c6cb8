import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, jest } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { startContainerEngine } from '../src/container-engine.js'
import { findRuntime } from '../src/container-runtime.js'
import { answersAs } from '../src/engine-probe.js'
import { engineKinds, enginePlace, startEngine } from '../src/index.js'
import { keeperFor } from './engine-clients.js'

jest.setTimeout(180_000)

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

describe.each(engineKinds)('%s as an engine', (kind) => {
  it('when it is killed, then its port is closed, and a start brings it back with what it acknowledged', async () => {
    await using engine = await startEngine(kind)
    const { keep, kept } = keeperFor[kind](engine)
    await keep('before')
    const { url } = engine
    await engine.kill()
    expect(await accepts(engine.port)).toBe(false)
    await engine.start()
    expect(engine.url).toBe(url)
    await keep('after')
    expect((await kept()).toSorted()).toEqual(['after', 'before'])
  })

  it('when it is paused, then it accepts and does not answer until it is resumed', async () => {
    await using engine = await startEngine(kind)
    await engine.pause()
    expect(await answersAs(kind, engine.port)).toBe(false)
    await engine.resume()
    await eventually(() => answersAs(kind, engine.port))
  })

  it('when it is disposed, then its port is closed and nothing is left of it', async () => {
    const engine = await startEngine(kind)
    const { pid, port } = engine
    await engine[Symbol.asyncDispose]()
    expect(await accepts(port)).toBe(false)
    if (pid !== undefined) expect(isAlive(pid)).toBe(false)
    await engine[Symbol.asyncDispose]()
  })

  it('when two start at once, then each has data of its own', async () => {
    const [one, other] = await Promise.all([startEngine(kind), startEngine(kind)])
    await keeperFor[kind](one).keep('one')
    await keeperFor[kind](other).keep('other')
    expect(await keeperFor[kind](one).kept()).toEqual(['one'])
    expect(await keeperFor[kind](other).kept()).toEqual(['other'])
    await Promise.all([one, other].map((engine) => engine[Symbol.asyncDispose]()))
  })
})

describe('engines and the process that started them', () => {
  it('when that process is killed, then its engine is gone soon, with its directory', async () => {
    if ((await enginePlace()).place === 'containers') return
    const before = await readdir(tmpdir())
    const child = spawn(process.execPath, [fileURLToPath(new URL('start-and-wait.mjs', import.meta.url))], {
      env: { ...process.env, ENGINES: 'local' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const { pid, port, directory } = JSON.parse(String(line)) as {
      pid: number
      port: number
      directory: string
    }
    expect(before).not.toContain(directory)
    expect(await answersAs('redis', port)).toBe(true)
    child.kill('SIGKILL')
    await eventually(async () => !isAlive(pid) && !(await accepts(port)))
    await eventually(async () => !(await readdir(tmpdir())).includes(directory))
  })
})

describe('an engine whose container ends', () => {
  it('when it ends at once, then the failure comes soon and carries how, and the end of its log', async () => {
    const runtime = await findRuntime()
    if (typeof runtime === 'string') return
    const image = 'thumbfolio/ends-at-once:test'
    const file = `FROM ${runtime.images.redis}\nENTRYPOINT ["sh", "-c", "echo No room for data; sleep 1; exit 3"]\n`
    const docker = (args: string[], input = '') => spawnSync('docker', args, { input, encoding: 'utf8' })
    const built = docker(['build', '--quiet', '--tag', image, '-'], file)
    expect(built).toMatchObject({ status: 0 })
    const start = startContainerEngine('redis', { ...runtime, images: { ...runtime.images, redis: image } })
    await expect(start).rejects.toThrow(/redis did not start .*it ended.*\n.*exit code 3\n.*No room for data/)
    docker(['rmi', '--force', image])
  })
})
