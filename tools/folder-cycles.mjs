import { dirname } from 'node:path'

/** A file directly in a `src`, or in a module of the generator, is a folder of its own: it may import all of them. */
const topOf = /(^|\/)src(\/(launches|hosting|models))?$/
const folderOf = (path) => (topOf.test(dirname(path)) ? path : dirname(path))

/** The sets of folders of which each reaches each other by `[from, to]` imports of files, sorted. */
export function folderCycles(imports) {
  const edges = new Map()
  for (const [from, to] of imports)
    edges.set(folderOf(from), (edges.get(folderOf(from)) ?? new Set()).add(folderOf(to)))
  const reach = (from) => {
    const seen = new Set(edges.get(from))
    for (const folder of seen) for (const next of edges.get(folder) ?? []) seen.add(next)
    return seen
  }
  const reached = new Map([...edges.keys()].map((folder) => [folder, reach(folder)]))
  const cycles = new Map()
  for (const [folder, others] of reached) {
    const cycle = [...others]
      .filter((other) => others.has(folder) && reached.get(other)?.has(folder))
      .toSorted()
    if (cycle.length > 1) cycles.set(cycle.join(' '), cycle)
  }
  return [...cycles.values()].toSorted(([one], [other]) => (one < other ? -1 : 1))
}
