import { boundedAlignment } from './alignment.js'
import { isList, isObject, type Json, pointerTo } from './json.js'

/** Where each value of a reading is in the content that its owner corrected: only values left as they were read. */
export const carriedPointers = (read: Json, corrected: Json): Map<string, string> => {
  const found = new Map<string, string>()
  const alignment = boundedAlignment()
  const walk = (one: Json | undefined, other: Json | undefined, from: string, to: string): void => {
    if (typeof one === 'string') {
      if (one === other) found.set(from, to)
    } else if (isList(one) && isList(other)) {
      for (const [at, there] of alignment(one, other))
        walk(one[at], other[there], pointerTo(from, at), pointerTo(to, there))
    } else if (isObject(one) && isObject(other)) {
      for (const key of Object.keys(one)) walk(one[key], other[key], pointerTo(from, key), pointerTo(to, key))
    }
  }
  walk(read, corrected, '', '')
  return found
}
