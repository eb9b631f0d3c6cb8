import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Every entry that runs on its own, by name. */
const entries = {
  gateway: 'gateway/dist/main.js',
  auth: 'services/auth/dist/main.js',
  resume: 'services/resume/dist/main.js',
  payment: 'services/payment/dist/main.js',
  generator: 'services/generator/dist/main.js',
  worker: 'services/generator/dist/worker-main.js',
  dashboard: 'services/dashboard/dist/main.js',
  support: 'services/support/dist/main.js',
  standIns: 'deploy/stand-ins/dist/main.js',
  embedded: 'deploy/embedded/dist/main.js',
} as const
export type EntryName = keyof typeof entries

export interface EntryProcess extends AsyncDisposable {
  readonly output: () => string
  /** The exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>
  stop(): Promise<number | string>
}

/** Starts a compiled entry with this environment and nothing else. Disposing kills it. */
export function startEntry(
  name: EntryName,
  environment: Record<string, string>,
  args: readonly string[] = [],
): EntryProcess {
  const path = fileURLToPath(new URL(`../../${entries[name]}`, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const ended = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | string)
  return {
    output: () => output,
    ended,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
