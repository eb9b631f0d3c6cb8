import { DomainError } from '@thumbfolio/contracts'
import { Piscina } from 'piscina'
import type { HashTurn, PasswordHasher } from '../ports.js'
import { HashQueue } from './hash-queue.js'
import type { PasswordWork } from './password-worker.js'

/** Beside this file; from source where this runs from source. */
const isSource = import.meta.url.endsWith('.ts')
const workerFile = new URL(isSource ? './password-worker.ts' : './password-worker.js', import.meta.url)

const atOnce = 2
/** At 90 ms a hash these take 9 s. */
const mostWaiting = 200

const poolOptions = {
  filename: workerFile.href,
  minThreads: 0,
  maxThreads: atOnce,
  idleTimeout: 30_000,
}

/** A hash that no password has: comparing with it is the same work as with a real one. */
export const absentHash = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`

/**
 * bcryptjs is plain JavaScript, so it runs in threads of its own: started when needed, ended when idle.
 * Clients take turns (`HashQueue`). When too many wait, one of the client with most of them is refused.
 */
export class BcryptPasswordHasher implements PasswordHasher {
  private readonly pool = new Piscina(poolOptions)
  private readonly queue = new HashQueue({ atOnce, mostWaiting })

  /** `cost` doubles the work with each step; 10 takes about 60 ms. */
  constructor(private readonly cost: number) {}

  hash(password: string, turn: HashTurn): Promise<string> {
    return this.run<string>('hash', { password, cost: this.cost }, turn)
  }

  async matches(password: string, hash: string | undefined, turn: HashTurn): Promise<boolean> {
    const work = { password, hash: hash ?? absentHash(this.cost) }
    const isRight = await this.run<boolean>('matches', work, turn)
    return isRight && hash !== undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.queue.close()
    await this.pool.destroy()
  }

  private async run<T>(
    name: keyof PasswordWork,
    work: PasswordWork[typeof name],
    turn: HashTurn,
  ): Promise<T> {
    const result: unknown = await this.queue.run(turn, () =>
      this.pool.run(work, { name }).catch((cause: unknown) => {
        throw new DomainError('unavailable', { cause })
      }),
    )
    return result as T
  }
}
