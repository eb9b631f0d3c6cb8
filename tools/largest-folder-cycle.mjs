import { dirname } from 'node:path'

/** The largest set of folders of which each reaches each other by `[from, to]` imports of files; empty where there is no cycle. */
export function largestFolderCycle(imports) {
  const edges = new Map()
  for (const [from, to] of imports)
    edges.set(dirname(from), (edges.get(dirname(from)) ?? new Set()).add(dirname(to)))
  const reach = (from) => {
    const seen = new Set(edges.get(from))
    for (const folder of seen) for (const next of edges.get(folder) ?? []) seen.add(next)
    return seen
  }
  const reached = new Map([...edges.keys()].map((folder) => [folder, reach(folder)]))
  const cycles = [...reached].map(([folder, others]) =>
    [...others].filter((other) => reached.get(other)?.has(folder) && others.has(folder)),
  )
  const largest = cycles.reduce((best, cycle) => (cycle.length > best.length ? cycle : best), [])
  return largest.length > 1 ? largest.toSorted() : []
}
