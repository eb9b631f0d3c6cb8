import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { eventually, freePort } from '@thumbfolio/testing'

const root = fileURLToPath(new URL('../../', import.meta.url))
const startWithinMs = 60_000

export interface StartedByRunbook {
  readonly url: string
  /** What it printed so far, both streams. */
  readonly output: () => string
  /** Sends the signal to the product and to everything that it started, and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<void>
}

/** Where the commands of a page run, if not in this repository as they are printed. */
interface Place {
  readonly directory: string
  /** Puts what is of this place (the name of a backup, an address) into commands, in the place of the page's examples. */
  readonly adapt: (commands: string) => string
}

/** A page of docs, whose commands run as they are printed. */
export interface Runbook {
  /** Sets the variables that the page names. */
  set(variables: Readonly<Record<string, string>>): void
  /**
   * Runs the commands under a heading, or one of its blocks, in one shell that stops at the first failure. Returns what
   * they print.
   */
  run(heading: string, block?: number): Promise<string>
  /** Runs the commands under a heading, the last of which starts the product, and waits until it answers. */
  start(heading: string): Promise<StartedByRunbook>
  /** Headings whose commands were never run. */
  readonly notRun: readonly string[]
}

/** Opens `docs/runbooks/NAME.md`. */
export const openRunbook = (name: string, variables: Readonly<Record<string, string>> = {}): Runbook =>
  openPage(`runbooks/${name}`, variables)

/** Opens `docs/NAME.md`. */
export function openPage(
  name: string,
  variables: Readonly<Record<string, string>>,
  { directory, adapt }: Place = { directory: root, adapt: (printed) => printed },
): Runbook {
  const commands = commandsOf(readFileSync(`${root}docs/${name}.md`, 'utf8'))
  const environment: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    ...variables,
  }
  const ran = new Set<string>()

  function shell(heading: string, more: Readonly<Record<string, string>> = {}, block?: number) {
    const blocks = commands.get(heading)
    const script = block === undefined ? blocks?.join('') : blocks?.[block]
    if (script === undefined) throw new Error(`${name}.md has no such commands under "${heading}"`)
    ran.add(heading)
    const child = spawn('bash', ['-euo', 'pipefail', '-c', adapt(script)], {
      cwd: directory,
      env: { ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
    return { child, ended: once(child, 'close'), output: () => output }
  }

  return {
    set: (more) => void Object.assign(environment, more),
    async run(heading, block) {
      const { ended, output } = shell(heading, {}, block)
      const [status] = (await ended) as [number | null]
      if (status !== 0) throw new Error(`${name}.md, ${heading}: exit status ${status}\n${output()}`)
      return output()
    },
    async start(heading) {
      const PORT = environment['PORT'] ?? String(await freePort())
      const url = `http://localhost:${PORT}`
      const defaults = { DEMO: 'off', RATE_LIMIT_FACTOR: '10000', PASSWORD_COST: '4' }
      const { child, ended, output } = shell(heading, { ...defaults, ...environment, PORT })
      await eventually(async () => {
        if (child.exitCode !== null) throw new Error(`The product ended before it answered:\n${output()}`)
        return fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      }, startWithinMs)
      return {
        url,
        output,
        async end(signal = 'SIGTERM') {
          if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, signal)
          await ended
        },
      }
    },
    get notRun() {
      return [...commands.keys()].filter((heading) => !ran.has(heading))
    },
  }
}

/** The fenced `sh` blocks by the heading that they are under, in the order of the page. */
function commandsOf(page: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let heading = ''
  for (const [, title, indent = '', block = ''] of page.matchAll(
    /^#+ (.+)$|^( *)```sh\n([\s\S]*?)^ *```$/gm,
  )) {
    if (title !== undefined) heading = title
    else {
      const unindented = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
      found.set(heading, [...(found.get(heading) ?? []), unindented])
    }
  }
  return found
}
