import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { stopLimitMs } from '@thumbfolio/kit/run'
import { watchOver } from '@thumbfolio/engines'
import { eachLine, type Hear } from './log-lines.js'

export interface ProcessPlan {
  readonly name: string
  /** The compiled entry. */
  readonly entry: string
  /** Flags of Node beside those that every process has. */
  readonly nodeFlags?: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  /** Where it answers `/readyz`. */
  readonly url: string
  /** Where it takes mail as well. */
  readonly mailPort?: number
}

const nodeFlagsOfAll = ['--enable-source-maps']

const firstPauseMs = 200
const longestPauseMs = 5_000
/** Who has lived so long is no longer counted as one that fails again and again. */
const soundAfterMs = 20_000
/** EX_CONFIG: its environment does not fit, and another try would end the same way. */
const misconfigured = 78
/** One that ends so later, or after it worked, has waited for an engine in vain. */
const hopelessWithinMs = 10_000
const keptLines = 12
/** A little more than a sound one takes at the very most. */
const patienceMs = stopLimitMs + 1_000
/** Its last words may come after its end. */
const lastWordsWithinMs = 1_000

/** A process that is started again when it dies, each time after a longer pause, up to 5 s. */
export class SupervisedProcess {
  readonly name: string
  readonly url: string
  /** How often it was started again. */
  restarts = 0
  /** It ended in a way that no other try can mend, and is not started again. */
  gaveUp = false
  /** What it wrote last. */
  readonly lastLines: string[] = []
  private child: ChildProcess | undefined
  private failures = 0
  private wasReady = false
  private readonly stopping = new AbortController()
  private life: Promise<void> | undefined
  private ended: number | string | undefined

  /** @param say hears of its deaths, `hear` every line it writes */
  constructor(
    private readonly plan: ProcessPlan,
    private readonly say: Hear,
    private readonly hear: Hear,
  ) {
    this.name = plan.name
    this.url = plan.url
  }

  /** What it runs with: another one with the same, on another port, is its equal. */
  get environment(): NodeJS.ProcessEnv {
    return this.plan.environment
  }

  /** Of the running process. */
  get pid(): number | undefined {
    return this.child?.pid
  }

  start(): void {
    this.life ??= this.keepAlive()
  }

  private async keepAlive(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const startedAt = performance.now()
      const how = await this.runOnce()
      if (this.stopping.signal.aborted) return
      const livedMs = performance.now() - startedAt
      if (how === misconfigured && !this.wasReady && livedMs < hopelessWithinMs) {
        this.gaveUp = true
        return this.say('does not start again: its configuration does not fit')
      }
      if (livedMs > soundAfterMs) this.failures = 0
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** this.failures++)
      this.say(`died (${how}), and starts again in ${pauseMs / 1_000} s`)
      await pause(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined)
      this.restarts++
    }
  }

  /** Resolves with its exit code, or the signal that ended it, or why the system gave no process. */
  private async runOnce(): Promise<number | string> {
    const { child, refusal } = spawnedFor(this.plan)
    if (!child) return (this.ended = reasonOf(refusal))
    if (child.pid === undefined) return (this.ended = reasonOf(((await once(child, 'error')) as [Error])[0]))
    this.child = child
    const watchdog = watchOver(child.pid)
    for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => this.keep(line))
    const closed = once(child, 'close').catch(() => undefined)
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
    watchdog.release()
    this.child = undefined
    this.ended = signal ?? code ?? 'unknown'
    if (code === misconfigured) await Promise.race([closed, pause(lastWordsWithinMs)])
    return this.ended
  }

  private keep(line: string): void {
    this.lastLines.push(line)
    if (this.lastLines.length > keptLines) this.lastLines.shift()
    this.hear(line)
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    )
    await answer?.body?.cancel()
    const isReady = answer?.ok === true
    this.wasReady ||= isReady
    return isReady
  }

  /** Sends the running process a signal; one that dies of it is started again. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  /**
   * Asks it to end, and kills it when it has not after `limitMs` (default: 11 s). It is not started again.
   * @returns its last exit code, or the signal that ended it, or why the system gave no process
   */
  async stop(limitMs = patienceMs): Promise<number | string | undefined> {
    this.stopping.abort()
    this.child?.kill('SIGCONT')
    this.child?.kill('SIGTERM')
    const timer = setTimeout(() => this.child?.kill('SIGKILL'), limitMs)
    await this.life
    clearTimeout(timer)
    return this.ended
  }
}

/** The system says at once, or with an event, that it has no process to give: a busy machine may have one later. */
function spawnedFor({ entry, nodeFlags = [], environment }: ProcessPlan) {
  try {
    // In a session of its own: Ctrl-C in the terminal is for us, and we end it in its turn.
    const child = spawn(process.execPath, [...nodeFlagsOfAll, ...nodeFlags, entry], {
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return { child }
  } catch (error) {
    return { refusal: error as NodeJS.ErrnoException }
  }
}

const reasonOf = (error: NodeJS.ErrnoException): string => error.code ?? String(error)
