import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, writeFileSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually, temporaryDirectory, freePort } from '@thumbfolio/testing'
import { EngineFailed, engineUrl, type Engine, type EngineKind, type EngineOptions } from './engine.js'
import { answersAs } from './engine-probe.js'
import { localPlans, localTools } from './local-plans.js'
import { requireTools } from './tools.js'
import { watchOver } from './watchdog.js'

const startLimitMs = 60_000
const cleanStopLimitMs = 15_000
const portTries = 3

/** Starts an engine as a process of this machine. @throws EngineToolMissing, EngineFailed */
export async function startLocalEngine(kind: EngineKind, options: EngineOptions = {}): Promise<LocalEngine> {
  await requireTools(await localTools([kind]))
  const temporary = options.directory === undefined ? await temporaryDirectory() : undefined
  const directory = options.directory ?? temporary?.path ?? ''
  await mkdir(directory, { recursive: true })
  for (let tries = 1; ; tries++) {
    const port = options.port ?? (await freePort())
    const engine = new LocalEngine(kind, port, directory, {
      isTemporary: temporary !== undefined,
      outlivesUs: options.outlivesUs ?? false,
    })
    try {
      await engine.start(options.signal)
      return engine
    } catch (error) {
      // Between our look and its bind, somebody else may have taken the port.
      const isPortTaken = error instanceof EngineFailed && /in use/i.test(error.message)
      if (options.port === undefined && isPortTaken && tries < portTries) continue
      await temporary?.[Symbol.asyncDispose]()
      throw error
    }
  }
}

export class LocalEngine implements Engine {
  readonly url: string
  private child: ChildProcess | undefined

  constructor(
    readonly kind: EngineKind,
    readonly port: number,
    readonly directory: string,
    private readonly life: { readonly isTemporary: boolean; readonly outlivesUs: boolean },
  ) {
    this.url = engineUrl[kind](port)
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  async start(signal?: AbortSignal): Promise<void> {
    if (this.child) return
    const { file, args } = await localPlans[this.kind].command(this.directory, this.port, signal)
    signal?.throwIfAborted()
    const child = await this.spawnLogged(file, args)
    const deadline = AbortSignal.timeout(startLimitMs)
    try {
      await eventually(async () => {
        if (this.child !== child) throw new Error('it ended')
        deadline.throwIfAborted()
        signal?.throwIfAborted()
        return answersAs(this.kind, this.port)
      }, startLimitMs)
    } catch (error) {
      await (signal?.aborted ? this.stop() : this.kill())
      signal?.throwIfAborted()
      throw new EngineFailed(`${this.kind} did not start (${String(error)}):\n${await this.logEnd()}`)
    }
    child.unref()
  }

  private async spawnLogged(file: string, args: readonly string[]): Promise<ChildProcess> {
    await rename(this.logPath, `${this.logPath}.1`).catch(() => undefined)
    const log = await open(this.logPath, 'w')
    // In a session of its own: Ctrl-C in the terminal is for us, and we end the engine in our order.
    const child = spawn(file, args, {
      cwd: this.directory,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    this.child = child
    // At once, so that the next process finds it after our sudden end.
    const note = join(this.directory, 'engine.json')
    writeFileSync(`${note}.draft`, JSON.stringify({ pid: child.pid, port: this.port }))
    renameSync(`${note}.draft`, note)
    const watchdog =
      this.life.outlivesUs || child.pid === undefined
        ? undefined
        : watchOver(child.pid, this.life.isTemporary ? this.directory : undefined)
    const forget = () => {
      watchdog?.release()
      if (this.child === child) this.child = undefined
    }
    child.once('exit', forget).once('error', forget)
    await once(child, 'spawn').finally(() => log.close())
    return child
  }

  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.resume()
    const timer = setTimeout(() => void this.kill(), cleanStopLimitMs)
    await this.end('SIGTERM').finally(() => clearTimeout(timer))
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child) return
    child.ref()
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async pause(): Promise<void> {
    const { pid } = this
    if (pid === undefined) return
    process.kill(pid, 'SIGSTOP')
    await eventually(() => isStopped(pid))
  }

  async resume(): Promise<void> {
    this.child?.kill('SIGCONT')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await (this.life.isTemporary ? this.kill() : this.stop())
    if (this.life.isTemporary) await rm(this.directory, { recursive: true, force: true })
  }

  private get logPath(): string {
    return join(this.directory, 'engine.log')
  }

  private async logEnd(): Promise<string> {
    const text = await readFile(this.logPath, 'utf8').catch(() => '')
    return text.trim().split('\n').slice(-15).join('\n')
  }
}

/** The signal reaches each thread in its turn. Where there is no /proc, it is taken as done. */
async function isStopped(pid: number): Promise<boolean> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const states = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8').catch(() => ') T')),
  )
  return states.every((stat) => stat.slice(stat.lastIndexOf(')') + 2).startsWith('T'))
}
