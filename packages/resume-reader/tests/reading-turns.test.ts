import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@thumbfolio/contracts'
import { childModule } from '@thumbfolio/kit/threads'
import { temporaryDirectory } from '@thumbfolio/testing'
import { ChildProcessPdfReader } from '../src/process/pdf-reader.child-process.js'

const entry = fileURLToPath(new URL('./readers/stubborn-reader.ts', import.meta.url))
const { execArgv } = childModule(import.meta.url, 'reading-turns')
const module = { entry, execArgv }
const testLimitMs = 60_000

describe('accounts that have files read', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  beforeAll(async () => void (directory = await temporaryDirectory()))
  afterAll(async () => directory[Symbol.asyncDispose]())

  /** Each file is `<account>-<number>-<what its reader does>`. Answers with them in the order of their ends. */
  async function ordered(reader: ChildProcessPdfReader, files: readonly string[]): Promise<string[]> {
    const ended: string[] = []
    const read = async (file: string) => {
      await reader.read(join(directory.path, file), file.split('-')[0])
      ended.push(file)
    }
    await Promise.all(files.map(read))
    return ended
  }

  it(
    'when one account has many files and another has one, then they take turns',
    async () => {
      await using reader = new ChildProcessPdfReader({ module, children: 1 })
      const many = [1, 2, 3, 4, 5].map((n) => `ada-${n}-hard`)
      const ended = await ordered(reader, [...many, 'eve-1-good'])
      // The first had begun, and the second stood before.
      expect(ended.indexOf('eve-1-good')).toBe(2)
    },
    testLimitMs,
  )

  it(
    'when there are two readers, then one account has one of them, and the other is free for others',
    async () => {
      await using reader = new ChildProcessPdfReader({ module, children: 2, mostOfAccount: 1 })
      const ended: string[] = []
      const read = (file: string) =>
        reader.read(join(directory.path, file), file.split('-')[0]).finally(() => ended.push(file))
      const ofOne = Promise.allSettled(['ada-1-busy', 'ada-2-good'].map(read))
      await read('eve-1-good')
      expect(ended).toEqual(['eve-1-good'])
      await reader[Symbol.asyncDispose]()
      await ofOne
    },
    testLimitMs,
  )

  it(
    'when a file cannot begin in time, then it is refused as busy, and the reader goes on',
    async () => {
      await using reader = new ChildProcessPdfReader({
        module,
        children: 1,
        beginWithinMs: 300,
        cpuLimitMs: 2_000,
      })
      const heavy = reader.read(join(directory.path, 'ada-1-busy'), 'ada')
      const late = reader.read(join(directory.path, 'eve-1-good'), 'eve')
      await expect(Promise.all([late])).rejects.toMatchObject({ code: 'reader-busy', retryAfterSeconds: 30 })
      await expect(heavy).rejects.toMatchObject({ code: 'pdf-too-heavy' })
      await expect(reader.read(join(directory.path, 'eve-2-good'), 'eve')).resolves.toEqual({})
    },
    testLimitMs,
  )

  it(
    'when a reading was answered or ended at its limit, then the processor time that it took is spent',
    async () => {
      const spent: [string, number][] = []
      const budget = {
        require: async () => undefined,
        spend: async (account: string, cpuMs: number) => void spent.push([account, cpuMs]),
      }
      await using reader = new ChildProcessPdfReader({ module, children: 1, cpuLimitMs: 1_000, budget })
      const read = (file: string) => reader.read(join(directory.path, file), file.split('-')[0])
      await expect(read('ada-1-busy')).rejects.toMatchObject({ code: 'pdf-too-heavy' })
      await expect(read('eve-1-good')).resolves.toEqual({})
      expect(spent).toEqual([
        ['ada', 1_000],
        ['eve', expect.any(Number)],
      ])
    },
    testLimitMs,
  )

  it('when the processor time of an account is used up, then its file is refused and not read', async () => {
    const budget = {
      async require(account: string) {
        if (account === 'ada') throw new DomainError('reading-limit', { retryAfterSeconds: 60 })
      },
      spend: async () => undefined,
    }
    await using reader = new ChildProcessPdfReader({ module, children: 1, budget })
    const read = (file: string) => reader.read(join(directory.path, file), file.split('-')[0])
    await expect(read('ada-1-good')).rejects.toMatchObject({ code: 'reading-limit' })
    await expect(read('eve-1-good')).resolves.toEqual({})
  })
})
