import { createHash } from 'node:crypto'
import { isEventType } from '@thumbfolio/contracts'
import { replayWindowMs } from '../store/document.js'
import type { DeadLetter } from './bus.js'

/** What every adapter reads from an envelope that may be anything. */

/** The lane of an envelope: its subject. Long subjects are hashed. */
export function laneOf(envelope: unknown): string {
  const subject = (envelope as { subject?: unknown } | null)?.subject
  const text = typeof subject === 'string' ? subject : ''
  return text.length <= 100 ? text : createHash('sha256').update(text).digest('hex')
}

/** Does a group that handles these types have to see that one? A version it does not know goes to its dead letters. */
export function concerns(types: readonly string[], type: unknown): boolean {
  if (typeof type !== 'string') return true
  if (isEventType(type)) return types.includes(type)
  const name = type.replace(/\.v\d+$/, '')
  return types.some((known) => known.replace(/\.v\d+$/, '') === name)
}

/** Consumers remember what they applied for 30 days: an older event could be applied twice. */
export function isRedrivable(
  { envelope, deadAt }: Pick<DeadLetter, 'envelope' | 'deadAt'>,
  now: number,
): boolean {
  const time = Date.parse(String((envelope as { time?: unknown } | null)?.time))
  return now - (Number.isNaN(time) ? deadAt : time) <= replayWindowMs
}
