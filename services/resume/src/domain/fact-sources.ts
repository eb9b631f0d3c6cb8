import { longestSourceText, type FactSources, type Provenance, type Reading } from '@thumbfolio/contracts'
import { isList, pointerTo, type Json } from './merge/json.js'
import { contentOf, type Resume } from './resume.js'

/** More than the longest page shows. What comes after them has no source, so it cannot be shown either. */
const mostFacts = 4_000

/**
 * Where each value of the content comes from: its place in the PDF where it is as it was read, else its owner.
 * A value that was read without a place has none. `carried` says where the values of a corrected reading went.
 */
export function factSources(
  resume: Resume,
  { provenance, unplaced }: Reading,
  carried: ReadonlyMap<string, string> | undefined,
): FactSources {
  const wasRead = readPointers(carried)
  // A line that its owner put into a field is still where it was read.
  const lines = new Map(unplaced.map((line) => [line.text, line]))
  const sources = factsIn(contentOf(resume)).flatMap(([pointer, value]): [string, FactSources[string]][] => {
    const then = wasRead(pointer)
    const line = then === undefined ? lines.get(value) : undefined
    if (then === undefined && !line) return [[pointer, 'owner']]
    const place = line ?? provenance[then ?? '']
    return place ? [[pointer, placeOf(place, value)]] : []
  })
  return Object.fromEntries(sources.slice(0, mostFacts))
}

/** What a value's pointer was in the reading; undefined for what the owner wrote. */
function readPointers(
  carried: ReadonlyMap<string, string> | undefined,
): (pointer: string) => string | undefined {
  if (carried === undefined) return (pointer) => pointer
  const before = new Map([...carried].map(([then, now]) => [now, then]))
  return (pointer) => before.get(pointer)
}

const placeOf = ({ page, box, text }: Omit<Provenance, 'confidence'>, value: string) => ({
  page,
  box,
  ...(text !== value && { text: shortened(text) }),
})

const shortened = (text: string) =>
  text.length > longestSourceText ? `${text.slice(0, longestSourceText - 1)}…` : text

/** Every text that says something, with its JSON pointer. */
function factsIn(value: Json | undefined, pointer = ''): [string, string][] {
  if (value === undefined) return []
  if (typeof value === 'string') return value.trim() === '' ? [] : [[pointer, value]]
  const children = isList(value) ? [...value.entries()] : Object.entries(value)
  return children.flatMap(([key, child]) => factsIn(child, pointerTo(pointer, key)))
}
