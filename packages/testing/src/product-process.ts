import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { eventually } from './eventually.js'
import { freePort } from './free-port.js'

export interface ProductProcess {
  readonly url: string
  readonly pid: number
  /** What it printed so far, both streams. */
  readonly output: () => string
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
  /** Sends the signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<number | string>
}

export interface ProductOptions {
  /** The compiled entry that `make start` runs, or one of a test's own. */
  readonly entry: string
  readonly dataDir: string
  readonly environment?: Readonly<Record<string, string>>
  /** A command that ends by replacing itself with the one given to it as arguments, like `nice`. */
  readonly through?: readonly string[]
  /** `false` for a process that may end before it answers. */
  readonly waitUntilReady?: boolean
}

/** Starts the product as a process of its own on a free port, and waits until it answers. */
export async function startProductProcess({
  entry,
  dataDir,
  environment,
  through = [],
  waitUntilReady = true,
}: ProductOptions): Promise<ProductProcess> {
  const port = environment?.['PORT'] ?? String(await freePort())
  const url = `http://localhost:${port}`
  const [command = process.execPath, ...wrapped] = through
  const args = command === process.execPath ? [entry] : [...wrapped, process.execPath, entry]
  const child = spawn(command, args, {
    env: {
      PATH: process.env['PATH'],
      DEMO: 'off',
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '10000',
      SIGNUPS_PER_HOUR: '0',
      // The least work of bcrypt: hundreds of people sign up in the tests.
      PASSWORD_COST: '4',
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const ended = once(child, 'exit').then(([code, signal]) => (signal ?? code ?? 'unknown') as number | string)
  let isOver = false
  void ended.then(() => (isOver = true))

  if (waitUntilReady)
    await eventually(async () => {
      if (isOver) throw new Error(`The product ended before it answered:\n${output}`)
      return fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    }, 60_000)

  return {
    url,
    pid: child.pid!,
    output: () => output,
    ended,
    async end(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}
