import type { z } from 'zod'
import { StoreUnavailable } from './errors.js'

/**
 * A document contains a value that only a newer release understands: a schema version, a member of a union, a key of a map,
 * or one beyond a limit of this release. It is neither read nor changed. It does not use up a retry of an event, because the
 * newer release can still handle it.
 */
export class NewerState extends StoreUnavailable {
  override name = 'NewerState'
  override readonly problem = 'newer-data'
  constructor(document: string, cause: z.ZodError) {
    super(`${document} was written by a newer release. Run that release again; nothing was changed.`, {
      cause,
    })
  }
}

type Issue = z.core.$ZodIssue
type Fields = Record<string | symbol, unknown>

/**
 * Fields that this release does not know, on the object that they belong to. A symbol, because a spread copies it and
 * neither JSON nor a presenter shows it. A new object, such as the state after an erasure, has none.
 */
const unknownFields = Symbol('fields of a newer release')

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Calls back for each pair of objects at the same place of two values. */
function pairs(from: unknown, to: unknown, visit: (from: Fields, to: Fields) => void): void {
  if (from === to || !isObject(from) || !isObject(to) || Array.isArray(from) !== Array.isArray(to)) return
  if (Array.isArray(from) && from.length !== (to as unknown as unknown[]).length) return
  if (!Array.isArray(from)) visit(from, to)
  for (const key of Object.keys(to)) pairs(from[key], to[key], visit)
}

/** Marks on `parsed` the fields of `stored` that the schema does not know. */
export function keepUnknownFields<T>(stored: unknown, parsed: T): T {
  pairs(stored, parsed, (from, to) => {
    const unknown = Object.entries(from).filter(
      ([key, value]) => value !== undefined && !Object.hasOwn(to, key),
    )
    if (unknown.length > 0) to[unknownFields] = Object.fromEntries(unknown)
  })
  return parsed
}

/** Carries the marks over to `parsed`, which a schema made of `next`. */
export function carryUnknownFields<T>(next: unknown, parsed: T): T {
  pairs(next, parsed, (from, to) => {
    if (from[unknownFields]) to[unknownFields] = from[unknownFields]
  })
  return parsed
}

const isMarked = (value: unknown): boolean =>
  isObject(value) && (unknownFields in value || Object.values(value).some(isMarked))

/** The state as it is stored, with each unknown field in its place. A state without unknown fields is not copied. */
export const withUnknownFields = (value: unknown): unknown => (isMarked(value) ? restored(value) : value)

function restored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restored)
  if (!isObject(value)) return value
  const known = Object.entries(value).map(([key, field]) => [key, restored(field)] as const)
  return { ...(value[unknownFields] as Fields | undefined), ...Object.fromEntries(known) }
}

/** A copy without the keys that strict objects refuse; undefined where the schema refuses anything else. */
export function withoutRefusedKeys(state: unknown, issues: readonly Issue[]): unknown {
  const copy = structuredClone(state)
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') return undefined
    const object = valueAt(copy, issue.path)
    if (isObject(object)) for (const key of issue.keys) delete object[key]
  }
  return copy
}

/** What a release refuses of a value whose limits or format a newer one made wider. */
const beyondLimits: readonly Issue['code'][] = ['too_big', 'too_small', 'invalid_format', 'not_multiple_of']

/**
 * Is there a value that this release would not have written: one that its enumerations and unions do not have, or one beyond
 * its limits? Every write was checked by the schema of its release, and a narrower limit comes with an upcaster, so a newer
 * release wrote it.
 */
export const hasNewerValue = (state: unknown, issues: readonly Issue[]): boolean =>
  issues.some((issue) => {
    if (issue.code === 'invalid_key' || beyondLimits.includes(issue.code)) return true
    if (issue.code === 'invalid_value') return valueAt(state, issue.path) !== undefined
    if (issue.code !== 'invalid_union') return false
    if (issue.errors.length === 0) return valueAt(state, issue.path) !== undefined
    const value = valueAt(state, issue.path)
    return issue.errors.every((errors) => hasNewerValue(value, errors))
  })

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key as string] : undefined), value)

/** Reads one document of a list; undefined where the list skips it. */
export function readListed<T>(read: () => T | undefined, newer: 'skip' | undefined): T | undefined {
  try {
    return read()
  } catch (error) {
    if (newer === 'skip' && error instanceof NewerState) return undefined
    throw error
  }
}
