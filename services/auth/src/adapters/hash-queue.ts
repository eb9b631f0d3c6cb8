import { DomainError } from '@thumbfolio/contracts'
import { FairQueue } from '@thumbfolio/kit/threads'
import type { HashTurn } from '../ports.js'

interface Job {
  readonly begin: () => void
  readonly refuse: () => void
}

/** Of so many jobs one is a sign-up's while logins wait as well, so that sign-ups are slow and not stopped. */
const signUpEvery = 4

/** Runs hashing a few at a time: addresses take turns, logins come before sign-ups, and each of the two has its own limit. */
export class HashQueue {
  private readonly logins = new FairQueue<Job>()
  private readonly signUps = new FairQueue<Job>()
  private running = 0
  private sinceSignUp = 0
  private closed = false

  constructor(private readonly options: { atOnce: number; mostWaiting: number }) {}

  /** @throws DomainError `unavailable` when too many wait, or it is closed */
  async run<T>(turn: HashTurn, work: () => Promise<T>): Promise<T> {
    await this.place(turn)
    try {
      if (this.closed) throw new DomainError('unavailable')
      return await work()
    } finally {
      this.running -= 1
      this.startNext()
    }
  }

  close(): void {
    this.closed = true
    for (const line of [this.logins, this.signUps])
      for (let job = line.next(); job; job = line.next()) job.refuse()
  }

  private place({ client, isSignUp }: HashTurn): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new DomainError('unavailable'))
      if (this.closed) return refuse()
      const line = isSignUp ? this.signUps : this.logins
      line.add(client, { begin: resolve, refuse })
      if (line.size > this.options.mostWaiting) line.removeFromLongest()?.refuse()
      this.startNext()
    })
  }

  private startNext(): void {
    while (this.running < this.options.atOnce) {
      const job = this.nextJob()
      if (!job) return
      this.running += 1
      job.begin()
    }
  }

  private nextJob(): Job | undefined {
    const signUp = this.sinceSignUp + 1 >= signUpEvery ? this.signUps.next() : undefined
    const job = signUp ?? this.logins.next()
    this.sinceSignUp = signUp ? 0 : this.sinceSignUp + 1
    return job ?? this.signUps.next()
  }
}
