import { availableParallelism } from 'node:os'
import type { Reading } from '@thumbfolio/contracts'
import { PdfRefused, ReaderBusy } from '../refusals/pdf-refused.js'
import { refused } from '../refusals/refusals.js'
import { FairQueue, type ChildModule } from '@thumbfolio/kit/threads'
import type { ReadReply } from './pdf-reader-protocol.js'
import { ReaderChild } from './reader-child.js'
import { readerModule } from './reader-module.js'

const closedError = () => new Error('The PDF reader is closed')

export interface PdfReaderOptions {
  /** How many children may run at once. */
  children?: number
  /** Processor time for one file. What else the machine does takes nothing of it. */
  cpuLimitMs?: number
  /** From question to answer, for one file: ends a child that does not get its processor time. */
  wallLimitMs?: number
  /** Resident memory of one child. */
  memoryLimitBytes?: number
  /** Of one account. Default: all. */
  mostOfAccount?: number
  /** What has not begun after so long is refused as busy. Default: it waits. */
  beginWithinMs?: number
  /** Processor time by account. Default: no limit. */
  budget?: ReadingBudget
  /** A child that has had nothing to do for so long is ended. */
  idleMs?: number
  module?: ChildModule
}

/** The processor time that an account's files may take. */
export interface ReadingBudget {
  /** @throws DomainError `reading-limit` when it is used up */
  require(account: string): Promise<void>
  /** Milliseconds. What an answered reading took is never too much for it. */
  spend(account: string, cpuMs: number): Promise<void>
}

interface Waiting<T> {
  path: string
  account: string
  patience: NodeJS.Timeout | undefined
  resolve: (reply: ReadReply<T>) => void
  reject: (error: unknown) => void
}

/**
 * Reads PDFs in processes of their own, so that a hostile file can harm only its own reader. Accounts take turns.
 * A read that takes too much processor time or memory, or breaks its process, rejects with `pdf-too-heavy`; one that
 * does not get its share of them in time with ReaderBusy.
 */
export class ChildProcessPdfReader<T = Reading> implements AsyncDisposable {
  private readonly idle: ReaderChild<T>[] = []
  private readonly busy = new Map<ReaderChild<T>, string>()
  private readonly queue = new FairQueue<Waiting<T>>()
  private closed = false

  constructor(private readonly options: PdfReaderOptions = {}) {}

  /**
   * @throws DomainError: a refusal of `refusals/`, `reader-busy` or `reading-limit`
   */
  async read(path: string, account = ''): Promise<T> {
    const { budget } = this.options
    await budget?.require(account)
    const reply = await this.reply(path, account).catch(async (error: unknown) => {
      // It was ended at its limit, whose length is what it took.
      if (error instanceof PdfRefused && error.code === 'pdf-too-heavy')
        await budget?.spend(account, this.cpuLimitMs)
      throw error
    })
    await budget?.spend(account, reply.cpuMs)
    if ('reading' in reply) return reply.reading
    if ('refusal' in reply) throw refused(reply.refusal, { detail: reply.detail })
    throw new Error(reply.error)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.closed = true
    for (let job = this.queue.next(); job; job = this.queue.next()) {
      clearTimeout(job.patience)
      job.reject(closedError())
    }
    await Promise.all([...this.idle, ...this.busy.keys()].map((child) => child.end()))
  }

  private reply(path: string, account: string): Promise<ReadReply<T>> {
    if (this.closed) return Promise.reject(closedError())
    const { beginWithinMs } = this.options
    return new Promise((resolve, reject) => {
      const job: Waiting<T> = { path, account, resolve, reject, patience: undefined }
      if (beginWithinMs !== undefined)
        job.patience = setTimeout(() => {
          if (this.queue.remove(account, job)) reject(new ReaderBusy())
        }, beginWithinMs)
      this.queue.add(account, job)
      this.next()
    })
  }

  private next(): void {
    const { children = availableParallelism(), mostOfAccount = children } = this.options
    if (this.busy.size >= children) return
    const heldBy = (account: string) => [...this.busy.values()].filter((one) => one === account).length
    const job = this.queue.next((account) => heldBy(account) < mostOfAccount)
    if (!job) return
    clearTimeout(job.patience)
    const child = this.idle.pop() ?? this.fork()
    this.busy.set(child, job.account)
    child
      .read(job.path)
      .then(job.resolve, job.reject)
      .finally(() => {
        this.busy.delete(child)
        if (child.alive && !this.closed) this.idle.push(child)
        this.next()
      })
      .catch(job.reject)
  }

  private get cpuLimitMs(): number {
    return this.options.cpuLimitMs ?? 8_000
  }

  private fork(): ReaderChild<T> {
    const child = new ReaderChild<T>({
      module: this.options.module ?? readerModule('pdf-reader'),
      cpuLimitMs: this.cpuLimitMs,
      wallLimitMs: this.options.wallLimitMs ?? 30_000,
      memoryLimitBytes: this.options.memoryLimitBytes ?? 512 * 2 ** 20,
      idleMs: this.options.idleMs ?? 20_000,
      tooHeavy: (cause) => new PdfRefused('pdf-too-heavy', { cause }),
      busy: (cause) => new ReaderBusy({ cause }),
      onEnd: () => {
        const at = this.idle.indexOf(child)
        if (at >= 0) this.idle.splice(at, 1)
      },
    })
    return child
  }
}
