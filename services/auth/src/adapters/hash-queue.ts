import { DomainError } from '@thumbfolio/contracts'
import type { HashTurn } from '../ports.js'

interface Job {
  readonly begin: () => void
  readonly refuse: () => void
}

/** Jobs by address: each address in turn has one job taken, so a long queue of one does not delay another. */
class Line {
  private readonly queues = new Map<string, Job[]>()
  private size = 0

  constructor(private readonly mostWaiting: number) {}

  /** Over the limit, the newest job of the address that has most of them is refused. */
  add(address: string, job: Job): void {
    const queue = this.queues.get(address) ?? []
    queue.push(job)
    this.queues.set(address, queue)
    this.size += 1
    if (this.size > this.mostWaiting) this.refuseOne()
  }

  next(): Job | undefined {
    for (const [address, queue] of this.queues) {
      const job = queue.shift()
      this.queues.delete(address)
      if (queue.length > 0) this.queues.set(address, queue)
      this.size -= 1
      return job
    }
    return undefined
  }

  refuseAll(): void {
    for (let job = this.next(); job; job = this.next()) job.refuse()
  }

  private refuseOne(): void {
    const [address, longest] = [...this.queues].reduce((a, b) => (b[1].length >= a[1].length ? b : a))
    this.size -= 1
    longest.pop()?.refuse()
    if (longest.length === 0) this.queues.delete(address)
  }
}

/** Of so many jobs one is a sign-up's while logins wait as well, so that sign-ups are slow and not stopped. */
const signUpEvery = 4

/** Runs hashing a few at a time: addresses take turns, logins come before sign-ups, and each of the two has its own limit. */
export class HashQueue {
  private readonly logins: Line
  private readonly signUps: Line
  private running = 0
  private sinceSignUp = 0
  private closed = false

  constructor(private readonly options: { atOnce: number; mostWaiting: number }) {
    this.logins = new Line(options.mostWaiting)
    this.signUps = new Line(options.mostWaiting)
  }

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
    for (const line of [this.logins, this.signUps]) line.refuseAll()
  }

  private place({ client, isSignUp }: HashTurn): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new DomainError('unavailable'))
      if (this.closed) return refuse()
      const line = isSignUp ? this.signUps : this.logins
      line.add(client, { begin: resolve, refuse })
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
