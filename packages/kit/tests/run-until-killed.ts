import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const deadlineMs = 60_000
const scriptPath = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The module that opens an engine for a child process. It and the scripts run on what was compiled. */
export const engineModule = (name: string): string => scriptPath(`${name}-engines.mjs`)

/** Runs a script of this folder and kills it (SIGKILL) once it wrote so many lines. Answers with all that it wrote. */
export const runUntilKilled = (script: string, args: readonly string[], lines: number): Promise<string[]> =>
  run(script, args, lines)

/** Runs a script of this folder to its end. Rejects unless it ends well. */
export const runToEnd = (script: string, args: readonly string[]): Promise<string[]> =>
  run(script, args, Number.POSITIVE_INFINITY)

async function run(script: string, args: readonly string[], killAfter: number): Promise<string[]> {
  const child = spawn(process.execPath, [scriptPath(script), ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const timer = setTimeout(() => child.kill('SIGKILL'), deadlineMs)
  const errors: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const ended = new Promise<string>((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? String(code))),
  )
  const written: string[] = []
  let killed = false
  for await (const line of createInterface({ input: child.stdout })) {
    // The last line of a killed process may be torn.
    if (line.endsWith(';')) written.push(line.slice(0, -1))
    if (written.length < killAfter || killed) continue
    killed = true
    child.kill('SIGKILL')
  }
  clearTimeout(timer)
  const end = await ended
  if (end !== (killed ? 'SIGKILL' : '0'))
    throw new Error(`${script} ended with ${end}: ${Buffer.concat(errors).toString()}`)
  return written
}
