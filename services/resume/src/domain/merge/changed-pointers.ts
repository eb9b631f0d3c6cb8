import { isList, isObject, type Json, pointerTo } from './json.js'

/** JSON pointers of the values that differ between two documents, in the order they are met. */
export function changedPointers(before: Json | undefined, after: Json | undefined, pointer = ''): string[] {
  if (before === after) return []
  if (typeof before !== 'object' || typeof after !== 'object') return [pointer]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    changedPointers(partOf(before, key), partOf(after, key), pointerTo(pointer, key)),
  )
}

const partOf = (value: Json, key: string): Json | undefined =>
  isList(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined
