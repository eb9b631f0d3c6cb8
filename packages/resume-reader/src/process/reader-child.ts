import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { ChildModule } from '@thumbfolio/kit/threads'
import type { ReadReply, ReadRequest } from './pdf-reader-protocol.js'

interface ReaderChildOptions {
  module: ChildModule
  cpuLimitMs: number
  wallLimitMs: number
  memoryLimitBytes: number
  idleMs: number
  /** The file took more than its share. */
  tooHeavy: (cause: Error) => Error
  /** It did not get its share: this machine had too little to give. */
  busy: (cause: Error) => Error
  onEnd: () => void
}

/** MB. Without a bound the youngest objects of a reading take up to 100 MB more, for 7 % less of processor time. */
const semiSpaceMegabytes = 16

/** The arguments of Node for a reader that may take so much resident memory. */
export const readerHeap = (memoryLimitBytes: number): string[] => [
  `--max-old-space-size=${Math.round((0.75 * memoryLimitBytes) / 2 ** 20)}`,
  `--max-semi-space-size=${semiSpaceMegabytes}`,
]

const watchEveryMs = 100
const pageBytes = 4096

/** What the system ends a process by when memory is short, and people when they stop the product; never what is read. */
const fromOutside: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

/** Resident memory, on Linux. */
const residentBytes = async (pid: number): Promise<number> =>
  Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]) * pageBytes

/**
 * One child process with a clock and a scale beside it, and a guard of its own in it, which also counts its work. It is
 * killed, never asked, when it goes over a limit. The guard's limits are the file's share; the clock is for what gets no
 * share, so it says nothing about the file.
 */
export class ReaderChild<T> {
  alive = true
  private readonly child: ChildProcess
  private id = 0
  private settle: ((answer: ReadReply<T> | Error) => void) | undefined
  private idleTimer: NodeJS.Timeout | undefined

  constructor(private readonly options: ReaderChildOptions) {
    const { module, memoryLimitBytes, tooHeavy, busy } = options
    this.child = fork(module.entry, [String(process.pid), String(memoryLimitBytes)], {
      execArgv: [...readerHeap(memoryLimitBytes), ...module.execArgv],
      // It needs nothing of ours: no secrets, no configuration.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    this.child.on('message', (reply: ReadReply<T>) => this.hear(reply))
    this.child.on('exit', (code, signal) => {
      const cause = new Error(`The reader process ended: ${signal ?? code}`)
      this.died(fromOutside.includes(signal) ? busy(cause) : tooHeavy(cause))
    })
    this.child.on('error', (error) => this.died(busy(error)))
  }

  read(path: string): Promise<ReadReply<T>> {
    clearTimeout(this.idleTimer)
    this.id += 1
    const { busy, wallLimitMs } = this.options
    return new Promise((resolve, reject) => {
      const clock = setTimeout(() => this.kill(busy(new Error('Time is up'))), wallLimitMs)
      const scale = setInterval(() => this.weigh(), watchEveryMs)
      this.settle = (answer) => {
        clearTimeout(clock)
        clearInterval(scale)
        this.settle = undefined
        if (answer instanceof Error) return reject(answer)
        this.idleTimer = setTimeout(() => this.retire(), this.options.idleMs)
        this.idleTimer.unref()
        resolve(answer)
      }
      const request: ReadRequest = { id: this.id, path, cpuLimitMs: this.options.cpuLimitMs }
      if (!this.alive) this.settle(busy(new Error('The reader process is gone')))
      else this.child.send(request, (error) => error && this.kill(busy(error)))
    })
  }

  async end(): Promise<void> {
    if (!this.alive) return
    const gone = new Promise<void>((resolve) => this.child.once('exit', () => resolve()))
    this.retire()
    await gone
  }

  private retire(): void {
    this.kill(this.options.busy(new Error('The reader process is not needed any more')))
  }

  /** A child that has kept much of what it read has no share of memory left for another file, and ends. */
  private hear(reply: ReadReply<T>): void {
    if (reply.id !== this.id) return
    this.settle?.(reply)
    if (reply.residentBytes > this.options.memoryLimitBytes / 2) this.retire()
  }

  private weigh(): void {
    const { pid } = this.child
    if (pid === undefined) return
    const { memoryLimitBytes, tooHeavy } = this.options
    residentBytes(pid)
      .then((rssBytes) => {
        if (rssBytes > memoryLimitBytes) this.kill(tooHeavy(new Error('Too much memory')))
      })
      // Only Linux reports it; elsewhere the child's own guard enforces the limit.
      .catch(() => undefined)
  }

  private kill(refusal: Error): void {
    this.child.kill('SIGKILL')
    this.died(refusal)
  }

  private died(refusal: Error): void {
    if (!this.alive) return
    this.alive = false
    clearTimeout(this.idleTimer)
    this.settle?.(refusal)
    this.options.onEnd()
  }
}
