import { childModule, ThreadPool } from '@thumbfolio/kit/threads'
import type { HashTurn, PasswordHasher } from '../ports.js'
import { HashQueue } from './hash-queue.js'
import type * as jobs from './password-worker.js'

const atOnce = 2
/** At 90 ms a hash these take 9 s. */
const mostWaiting = 200

/** A hash that no password has: comparing with it is the same work as with a real one. */
export const absentHash = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`

/**
 * bcryptjs is plain JavaScript, so it runs in threads of its own.
 * Clients take turns (`HashQueue`). When too many wait, one of the client with most of them is refused.
 */
export class BcryptPasswordHasher implements PasswordHasher {
  private readonly threads = new ThreadPool<typeof jobs>({
    module: childModule(import.meta.url, 'password-worker'),
    maxThreads: atOnce,
  })
  private readonly queue = new HashQueue({ atOnce, mostWaiting })

  /** `cost` doubles the work with each step; 10 takes about 60 ms. */
  constructor(private readonly cost: number) {}

  hash(password: string, turn: HashTurn): Promise<string> {
    return this.queue.run(turn, () => this.threads.run('hash', { password, cost: this.cost }))
  }

  async matches(password: string, hash: string | undefined, turn: HashTurn): Promise<boolean> {
    const work = { password, hash: hash ?? absentHash(this.cost) }
    const isRight = await this.queue.run(turn, () => this.threads.run('matches', work))
    return isRight && hash !== undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.queue.close()
    await this.threads[Symbol.asyncDispose]()
  }
}
