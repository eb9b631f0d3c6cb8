import { availableParallelism } from 'node:os'
import type { Reading } from '@thumbfolio/contracts'
import { PdfTooHeavy, ReaderBusy, pdfRefused } from '../domain/pdf-errors.js'
import { childModule, type ChildModule } from '@thumbfolio/kit/threads'
import { ReaderChild } from './reader-child.js'

export interface PdfReaderOptions {
  /** How many children may run at once. */
  children?: number
  /** Processor time for one file. What else the machine does takes nothing of it. */
  cpuLimitMs?: number
  /** From question to answer, for one file: ends a child that does not get its processor time. */
  wallLimitMs?: number
  /** Resident memory of one child. */
  memoryLimitBytes?: number
  /** A child that has had nothing to do for so long is ended. */
  idleMs?: number
  module?: ChildModule
}

interface Waiting<T> {
  path: string
  resolve: (reading: T) => void
  reject: (error: unknown) => void
}

/**
 * Reads PDFs in processes of their own, so that a hostile file can hurt nobody but its reader.
 * A read that takes too much processor time or memory, or breaks its process, rejects with PdfTooHeavy; one that does not
 * get its share of them in time with ReaderBusy.
 */
export class ChildProcessPdfReader<T = Reading> implements AsyncDisposable {
  private readonly idle: ReaderChild<T>[] = []
  private readonly busy = new Set<ReaderChild<T>>()
  private readonly queue: Waiting<T>[] = []
  private closed = false

  constructor(private readonly options: PdfReaderOptions = {}) {}

  /** @throws PdfNotAPdf, PdfDamaged, PdfEncrypted, PdfTooManyPages, PdfHasNoText, PdfTooHeavy, ReaderBusy */
  read(path: string): Promise<T> {
    if (this.closed) return Promise.reject(new Error('The PDF reader is closed'))
    return new Promise((resolve, reject) => {
      this.queue.push({ path, resolve, reject })
      this.next()
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.closed = true
    for (const { reject } of this.queue.splice(0)) reject(new Error('The PDF reader is closed'))
    await Promise.all([...this.idle, ...this.busy].map((child) => child.end()))
  }

  private next(): void {
    if (this.queue.length === 0 || this.busy.size >= (this.options.children ?? availableParallelism())) return
    const job = this.queue.shift()
    if (!job) return
    const child = this.idle.pop() ?? this.fork()
    this.busy.add(child)
    void child
      .read(job.path)
      .then((reply) => {
        if ('reading' in reply) job.resolve(reply.reading)
        else if ('refusal' in reply) job.reject(pdfRefused(reply.refusal, { detail: reply.detail }))
        else job.reject(new Error(reply.error))
      }, job.reject)
      .finally(() => {
        this.busy.delete(child)
        if (child.alive && !this.closed) this.idle.push(child)
        this.next()
      })
  }

  private fork(): ReaderChild<T> {
    const child = new ReaderChild<T>({
      module: this.options.module ?? childModule(import.meta.url, 'pdf-reader-child'),
      cpuLimitMs: this.options.cpuLimitMs ?? 8_000,
      wallLimitMs: this.options.wallLimitMs ?? 30_000,
      memoryLimitBytes: this.options.memoryLimitBytes ?? 512 * 2 ** 20,
      idleMs: this.options.idleMs ?? 20_000,
      tooHeavy: (cause) => new PdfTooHeavy({ cause }),
      busy: (cause) => new ReaderBusy({ cause }),
      onEnd: () => {
        const at = this.idle.indexOf(child)
        if (at >= 0) this.idle.splice(at, 1)
      },
    })
    return child
  }
}
