import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually, temporaryDirectory } from '@thumbfolio/testing'
import { childModule } from '@thumbfolio/kit/threads'
import { ChildProcessPdfReader } from '../src/process/pdf-reader.child-process.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { execArgv } = childModule(import.meta.url, 'reader-guard')
const stubborn = { module: { entry: here('./readers/stubborn-reader.ts'), execArgv }, children: 1 }
/** Longer than a test may take; what a broken limit leaves running ends soon after. */
const forEverMs = 90_000
const testLimitMs = 60_000

describe('a reader that does not stop', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  beforeAll(async () => void (directory = await temporaryDirectory()))
  afterAll(async () => directory[Symbol.asyncDispose]())

  const forEver = { cpuLimitMs: forEverMs, wallLimitMs: forEverMs }
  it.each([
    ['works without end', 'busy', { ...forEver, cpuLimitMs: 200 }, 'pdf-too-heavy'],
    ['waits for what never comes', 'waiting', forEver, 'pdf-too-heavy'],
    ['breaks its process', 'breaking', forEver, 'pdf-too-heavy'],
    ['gets no processor time', 'starving', { ...forEver, wallLimitMs: 10_000 }, 'reader-busy'],
    ['is killed by the system', 'killed', forEver, 'reader-busy'],
  ])(
    'when it %s, then the answer is about the file or about us, and the next one is served',
    async (_, name, limits, code) => {
      await using reader = new ChildProcessPdfReader({ ...stubborn, ...limits })
      const refused = reader.read(join(directory.path, name))
      await expect(refused).rejects.toMatchObject({ code })
      // Where this machine is busy itself, the next one may have to come again, as people do.
      const next = () => reader.read(join(directory.path, 'good')).catch(() => undefined)
      expect(await eventually(next, testLimitMs)).toEqual({})
    },
    testLimitMs,
  )

  it(
    'when it worked long for many files, then each has its own share',
    async () => {
      await using reader = new ChildProcessPdfReader({ ...stubborn, cpuLimitMs: 500 })
      const paths = ['1-hard', '2-hard', '3-hard', '4-hard'].map((name) => join(directory.path, name))
      for (const path of paths) await reader.read(path)
      const pids = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
      expect(new Set(pids).size).toBe(1)
    },
    testLimitMs,
  )

  it(
    'when a file leaves much memory behind, then the next one has its share all the same',
    async () => {
      await using reader = new ChildProcessPdfReader(stubborn)
      const paths = ['1-hoarding', '2-hoarding', '3-hoarding'].map((name) => join(directory.path, name))
      for (const path of paths) await expect(reader.read(path)).resolves.toEqual({})
    },
    testLimitMs,
  )

  it(
    'when its parent is killed while it works, then it goes too',
    async () => {
      const path = join(directory.path, 'orphan-busy')
      const options = JSON.stringify({ ...stubborn, cpuLimitMs: forEverMs, wallLimitMs: forEverMs })
      const parent = spawn(
        process.execPath,
        [...execArgv, here('./readers/reader-parent.ts'), path, options],
        {
          stdio: 'ignore',
        },
      )
      const pid = await eventually(
        () =>
          readFile(path, 'utf8').then(
            (pid) => pid !== '' && Number(pid),
            () => false as const,
          ),
        30_000,
      )
      try {
        expect(await isRunning(pid)).toBe(true)
        const gone = once(parent, 'exit')
        parent.kill('SIGKILL')
        await gone
        await eventually(async () => !(await isRunning(pid)))
      } finally {
        if (await isRunning(pid)) process.kill(pid, 'SIGKILL')
      }
    },
    testLimitMs,
  )
})

/** Where no init process reaps orphans, they stay in the process table as zombies. */
async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !state.includes(') Z ')
}
