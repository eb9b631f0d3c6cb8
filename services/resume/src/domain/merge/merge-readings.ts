import { boundedAlignment, type Alignment } from './alignment.js'
import { isList, isObject, isSame, type Json, pointerTo } from './json.js'

export interface Merged {
  value: Json | undefined
  /** JSON pointers into `value`: the owner's words, where the new reading sees something else again. */
  kept: string[]
}

/** Elements of a list, as the schema has it. */
const most = 200

/**
 * Three ways: what the owner left alone follows the new reading, what the owner wrote, added or deleted stays.
 * `base` is the reading that the owner corrected.
 */
export const mergeReadings = (base: Json, mine: Json, theirs: Json): Merged => {
  const kept: string[] = []
  const alignment = boundedAlignment()

  const merge = (
    from: Json | undefined,
    own: Json | undefined,
    read: Json | undefined,
    at: string,
  ): Json | undefined => {
    if (isSame(from, own)) return read
    if (isSame(from, read) || isSame(own, read)) return own
    if (isList(own) && isList(read)) return mergeLists(isList(from) ? from : [], own, read, at)
    // Who deleted a list's last element has not refused what is newly read.
    if (own === undefined && isList(from) && isList(read)) {
      const rows = mergeLists(from, [], read, at)
      return rows.length === 0 ? undefined : rows
    }
    if (isObject(own) && isObject(read)) {
      const before = isObject(from) ? from : {}
      const keys = new Set([...Object.keys(own), ...Object.keys(read)])
      const fields = [...keys].map(
        (key) => [key, merge(before[key], own[key], read[key], pointerTo(at, key))] as const,
      )
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
    }
    kept.push(at)
    return own
  }

  const mergeLists = (
    from: readonly Json[],
    own: readonly Json[],
    read: readonly Json[],
    at: string,
  ): readonly Json[] =>
    rowsOf(alignment, from, own, read).flatMap((row, index) => {
      const here = pointerTo(at, index)
      if (row.read === undefined && row.from !== undefined) kept.push(here)
      const value = row.read === undefined ? row.own : merge(row.from, row.own, row.read, here)
      return value === undefined ? [] : [value]
    })

  const value = merge(base, mine, theirs, '')
  return { value, kept }
}

interface Row {
  from?: Json | undefined
  own?: Json | undefined
  read?: Json | undefined
  /** Its place in the new reading. */
  order?: number | undefined
}

/**
 * The elements of the merged list: the owner's in their order, and what is newly read after its neighbour there,
 * as far as there is room beside the owner's.
 */
const rowsOf = (
  alignment: Alignment,
  from: readonly Json[],
  own: readonly Json[],
  read: readonly Json[],
): Row[] => {
  const [toOwn, toRead] = [alignment(from, own), alignment(from, read)]
  const fromOwn = new Map([...toOwn].map(([base, mine]) => [mine, base]))
  const known = new Set(toRead.values())
  const fresh = [...read.keys()].filter((at) => !known.has(at))
  const added = [...own.keys()].filter((at) => !fromOwn.has(at))
  const both = alignment(
    added.map((at) => own[at] ?? ''),
    fresh.map((at) => read[at] ?? ''),
  )
  const twice = new Map([...both].map(([mine, theirs]) => [added[mine], fresh[theirs]]))
  const rows = own.flatMap((value, at): Row[] => {
    const base = fromOwn.get(at)
    const order = base === undefined ? twice.get(at) : toRead.get(base)
    const row = { from: base === undefined ? undefined : from[base], own: value, order }
    if (order !== undefined) return [{ ...row, read: read[order] }]
    // What the owner left alone and the new reading does not see goes.
    return base !== undefined && isSame(row.from, value) ? [] : [row]
  })
  const paired = new Set(twice.values())
  const newly = fresh.filter((at) => !paired.has(at))
  for (const order of newly.slice(0, Math.max(0, most - rows.length))) {
    const before = rows.findLastIndex((row) => row.order !== undefined && row.order < order)
    rows.splice(before + 1, 0, { read: read[order], order })
  }
  return rows
}
