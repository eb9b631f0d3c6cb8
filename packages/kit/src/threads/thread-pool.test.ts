import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from '@jest/globals'
import { childModule } from './child-module.js'
import { ThreadPool, type ThreadPoolOptions } from './thread-pool.js'

interface Jobs {
  double(number: number): number
  fail(message: string): never
  spin(milliseconds: number): number
  forever(nothing: null): Promise<void>
}
const entry = fileURLToPath(new URL('../../tests/thread-jobs.mjs', import.meta.url))

describe('a pool of threads', () => {
  let pool: ThreadPool<Jobs>
  const open = (options: Partial<ThreadPoolOptions> = {}) =>
    (pool = new ThreadPool<Jobs>({ module: { entry, execArgv: [] }, maxThreads: 1, ...options }))
  afterEach(() => pool[Symbol.asyncDispose]())

  it('when a job ends, then its result is the answer; when it throws, then that is', async () => {
    open()
    expect(await pool.run('double', 21)).toBe(42)
    await expect(pool.run('fail', 'too far')).rejects.toThrow('too far')
    expect(await pool.run('double', 2)).toBe(4)
  })

  it('when a job never yields, then the event loop keeps turning', async () => {
    open()
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await pool.run('spin', 200)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
  })

  it('when too many wait, then the next one is refused, and one is taken again once there is room', async () => {
    open({ maxQueue: 2 })
    const jobs = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => pool.run('double', number)))
    expect(jobs.map((job) => (job.status === 'fulfilled' ? job.value : job.reason.code))).toEqual([
      2,
      4,
      6,
      'unavailable',
      'unavailable',
    ])
    expect(await pool.run('double', 6)).toBe(12)
  })

  it('when it has no limit, then none is refused', async () => {
    open()
    const numbers = Array.from({ length: 300 }, (_, at) => at)
    expect(await Promise.all(numbers.map((number) => pool.run('double', number)))).toEqual(
      numbers.map((number) => 2 * number),
    )
  })

  it('when it is closed, then what runs and what waits is refused, and what comes later, too', async () => {
    open()
    const waiting = Promise.allSettled([pool.run('forever', null), pool.run('double', 1)])
    await pool[Symbol.asyncDispose]()
    const later = Promise.allSettled([pool.run('double', 1)])
    for (const job of [...(await waiting), ...(await later)])
      expect(job).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
  })
})

describe('a module of its own', () => {
  it('when its parent is source, then it is source too and is told how to run; else neither', () => {
    expect(childModule('file:///code/src/parent.ts', 'child')).toEqual({
      entry: '/code/src/child.ts',
      execArgv: expect.arrayContaining(['--conditions=source', '--import']),
    })
    expect(childModule('file:///code/dist/parent.js', 'inner/child')).toEqual({
      entry: '/code/dist/inner/child.js',
      execArgv: [],
    })
  })
})
