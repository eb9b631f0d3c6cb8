import { childModule, ThreadPool } from '@thumbfolio/kit/threads'
import type { PasswordHasher } from '../ports.js'
import type * as jobs from './password-worker.js'

/** A hash that no password has: comparing with it is the same work as with a real one. */
export const absentHash = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`

/**
 * bcryptjs is plain JavaScript, so it runs in threads of its own.
 * When too many wait, the next one is refused instead of being late.
 */
export class BcryptPasswordHasher implements PasswordHasher {
  private readonly threads = new ThreadPool<typeof jobs>({
    module: childModule(import.meta.url, 'password-worker'),
    maxThreads: 2,
    maxQueue: 200,
  })

  /** `cost` doubles the work with each step; 10 takes about 60 ms. */
  constructor(private readonly cost: number) {}

  hash(password: string): Promise<string> {
    return this.threads.run('hash', { password, cost: this.cost })
  }

  async matches(password: string, hash: string | undefined): Promise<boolean> {
    const isRight = await this.threads.run('matches', { password, hash: hash ?? absentHash(this.cost) })
    return isRight && hash !== undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.threads[Symbol.asyncDispose]()
  }
}
