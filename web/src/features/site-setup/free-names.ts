import { adviceOn, isNameFree } from '../../lib/site-names-api.js'

/** Those of the names that can be had now; where none can, free ones near the first. Never one that is taken. */
export async function freeNames(names: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const isFree = await Promise.all(names.map((name) => isNameFree(name, signal).catch(() => false)))
  const free = names.filter((_, at) => isFree[at])
  const [first] = names
  return free.length > 0 || first === undefined ? free : (await adviceOn(first, signal)).alternatives
}
