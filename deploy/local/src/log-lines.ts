import type { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { bold, dim, paint } from '@thumbfolio/start'

/** One line of what a process said, in its own words. */
export type Hear = (line: string) => void

/** Gives what a process says line by line. */
export function eachLine(stream: Readable, hear: Hear): void {
  createInterface({ input: stream, crlfDelay: Infinity }).on('line', hear)
}

const colours = [36, 35, 34, 32, 33, 96, 95, 94, 92, 93]
const nameWidth = 12

/** The process's name in front of its lines, always in the same colour. */
export function nameTag(name: string, index: number): string {
  return paint(colours[index % colours.length] ?? 36)(name.padEnd(nameWidth))
}

const levels: Readonly<Record<number, string>> = {
  10: dim('trace'),
  20: dim('debug'),
  30: 'info ',
  40: paint(33)('warn '),
  50: paint(31)('error'),
  60: bold(paint(31)('fatal')),
}
const ownKeys = new Set(['level', 'time', 'name', 'msg', 'err', 'trace_id', 'span_id', 'request_id'])

type Entry = Record<string, unknown> & { msg?: string; err?: { stack?: string; message?: string } }

function parsed(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line) as Entry
  } catch {
    return undefined
  }
}

/** A log entry as people read it; what is no entry stays as it is. */
export function readable(line: string): string[] {
  const entry = parsed(line)
  if (!entry) return [line]
  const { level, time, msg, err } = entry
  const rest = Object.entries(entry)
    .filter(([key]) => !ownKeys.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const clock = dim(new Date(Number(time)).toISOString().slice(11, 23))
  const first = [clock, levels[Number(level)] ?? '     ', msg ?? '', dim(rest.join(' '))]
  const trouble = (err?.stack ?? err?.message)?.split('\n').map((text) => `  ${dim(text)}`) ?? []
  return [first.join(' ').trimEnd(), ...trouble]
}
