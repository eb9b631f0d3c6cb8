import { Worker } from 'node:worker_threads'
import { DomainError } from '@thumbfolio/contracts'
import type { PasswordHasher } from '../ports.js'
import type { HashJob, HashReply } from './password-jobs.js'

const maxThreads = 2
const maxWaiting = 200
const idleMs = 30_000

/** Beside this file; from source where this runs from source. */
const isSource = import.meta.url.endsWith('.ts')
const workerFile = new URL(isSource ? './password-worker.ts' : './password-worker.js', import.meta.url)

/** A hash that no password has: comparing with it is the same work as with a real one. */
export const absentHash = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`

interface Waiting {
  readonly job: HashJob
  readonly resolve: (result: string | boolean) => void
  readonly reject: (error: unknown) => void
}

interface Thread {
  readonly worker: Worker
  current: Waiting | undefined
  idleTimer: NodeJS.Timeout | undefined
}

/**
 * bcryptjs is plain JavaScript, so it runs in threads of its own: started when needed, ended when idle.
 * When too many wait, the next one is refused instead of being late.
 */
export class BcryptPasswordHasher implements PasswordHasher {
  private readonly threads = new Set<Thread>()
  private readonly queue: Waiting[] = []
  private closed = false

  /** `cost` doubles the work with each step; 10 takes about 60 ms. */
  constructor(private readonly cost: number) {}

  async hash(password: string): Promise<string> {
    return String(await this.run({ kind: 'hash', password, cost: this.cost }))
  }

  async matches(password: string, hash: string | undefined): Promise<boolean> {
    const result = await this.run({ kind: 'compare', password, hash: hash ?? absentHash(this.cost) })
    return result === true && hash !== undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.closed = true
    for (const { reject } of this.queue.splice(0)) reject(new DomainError('unavailable'))
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()))
  }

  private run(job: HashJob): Promise<string | boolean> {
    if (this.closed || this.queue.length >= maxWaiting) return Promise.reject(new DomainError('unavailable'))
    return new Promise((resolve, reject) => {
      this.queue.push({ job, resolve, reject })
      this.next()
    })
  }

  private next(): void {
    if (this.queue.length === 0) return
    const thread = [...this.threads].find(({ current }) => !current) ?? this.start()
    if (!thread) return
    const waiting = this.queue.shift()!
    clearTimeout(thread.idleTimer)
    thread.current = waiting
    thread.worker.postMessage(waiting.job)
  }

  private start(): Thread | undefined {
    if (this.threads.size >= maxThreads) return undefined
    const worker = new Worker(workerFile)
    worker.unref()
    const thread: Thread = { worker, current: undefined, idleTimer: undefined }
    this.threads.add(thread)
    worker.on('message', ({ result }: HashReply) => {
      thread.current?.resolve(result)
      thread.current = undefined
      thread.idleTimer = setTimeout(() => void worker.terminate(), idleMs).unref()
      this.next()
    })
    const lost = (cause: unknown) => {
      if (!this.threads.delete(thread)) return
      thread.current?.reject(new DomainError('unavailable', { cause }))
      if (!this.closed) this.next()
    }
    worker.once('error', lost)
    worker.once('exit', lost)
    return thread
  }
}
