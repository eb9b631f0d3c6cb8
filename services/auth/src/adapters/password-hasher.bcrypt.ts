import { DomainError } from '@thumbfolio/contracts'
import { Piscina } from 'piscina'
import type { PasswordHasher } from '../ports.js'
import type { PasswordWork } from './password-worker.js'

/** Beside this file; from source where this runs from source. */
const isSource = import.meta.url.endsWith('.ts')
const workerFile = new URL(isSource ? './password-worker.ts' : './password-worker.js', import.meta.url)

const poolOptions = {
  filename: workerFile.href,
  minThreads: 0,
  maxThreads: 2,
  maxQueue: 200,
  idleTimeout: 30_000,
}

/** A hash that no password has: comparing with it is the same work as with a real one. */
export const absentHash = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`

/**
 * bcryptjs is plain JavaScript, so it runs in threads of its own: started when needed, ended when idle.
 * When too many wait, the next one is refused instead of being late.
 */
export class BcryptPasswordHasher implements PasswordHasher {
  private readonly pool = new Piscina(poolOptions)
  /** A pool that was destroyed would start again with the next job. */
  private closed = false

  /** `cost` doubles the work with each step; 10 takes about 60 ms. */
  constructor(private readonly cost: number) {}

  hash(password: string): Promise<string> {
    return this.run<string>('hash', { password, cost: this.cost })
  }

  async matches(password: string, hash: string | undefined): Promise<boolean> {
    const isRight = await this.run<boolean>('matches', { password, hash: hash ?? absentHash(this.cost) })
    return isRight && hash !== undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.closed = true
    await this.pool.destroy()
  }

  private async run<T>(name: keyof PasswordWork, work: PasswordWork[typeof name]): Promise<T> {
    if (this.closed) throw new DomainError('unavailable')
    const result: unknown = await this.pool.run(work, { name }).catch((cause: unknown) => {
      throw new DomainError('unavailable', { cause })
    })
    return result as T
  }
}
