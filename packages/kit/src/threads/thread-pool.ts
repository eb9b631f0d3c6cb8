import { DomainError } from '@thumbfolio/contracts'
import { Piscina } from 'piscina'
import type { ChildModule } from './child-module.js'

export interface ThreadPoolOptions {
  /** What it exports are the jobs. */
  readonly module: ChildModule
  readonly maxThreads: number
  /** Jobs that may wait; the next one is refused. Default: no limit. */
  readonly maxQueue?: number
  /** A thread that has had nothing to do for so long is ended. Default: 30 s. */
  readonly idleMs?: number
}

type Job = (work: never) => unknown
type ResultOf<J> = J extends (work: never) => infer Result ? Awaited<Result> : never

/**
 * Runs jobs that take long away from the event loop, in threads that are started when needed and ended when idle. `Jobs` is
 * the type of the module: `import type * as jobs from './password-worker.js'`, `ThreadPool<typeof jobs>`. Work and results are copied to and fro.
 */
export class ThreadPool<Jobs> implements AsyncDisposable {
  private readonly pool: Piscina
  private readonly most: number
  private unfinished = 0
  /** A pool that was destroyed would start again with the next job. */
  private closed = false

  constructor({
    module,
    maxThreads,
    maxQueue = Number.POSITIVE_INFINITY,
    idleMs = 30_000,
  }: ThreadPoolOptions) {
    this.most = maxThreads + maxQueue
    this.pool = new Piscina({
      filename: module.entry,
      execArgv: module.execArgv,
      minThreads: 0,
      maxThreads,
      idleTimeout: idleMs,
    })
    // A thread that dies without a job: the next job starts another. Unheard, the event would end the process.
    this.pool.on('error', () => undefined)
  }

  /**
   * @throws DomainError `unavailable` when too many wait, or the pool is closed before the job ends; what the job throws
   */
  async run<Name extends keyof Jobs & string>(
    name: Name,
    work: Jobs[Name] extends Job ? Parameters<Jobs[Name]>[0] : never,
  ): Promise<ResultOf<Jobs[Name]>> {
    if (this.closed || this.unfinished >= this.most) throw new DomainError('unavailable')
    this.unfinished += 1
    try {
      return (await this.pool.run(work, { name })) as ResultOf<Jobs[Name]>
    } catch (cause) {
      throw this.closed ? new DomainError('unavailable', { cause }) : cause
    } finally {
      this.unfinished -= 1
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.closed = true
    await this.pool.destroy()
  }
}
