import { adviceOn } from '../../lib/site-names-api.js'

/**
 * Those of the names that can be had now; where none can, free ones near the first. Never one that is taken. Asked as
 * advice, for the code host's answer about a free name is a 404, which a browser complains of.
 */
export async function freeNames(names: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const advice = await Promise.all(names.map((name) => adviceOn(name, signal).catch(() => undefined)))
  const free = names.filter((_, at) => advice[at]?.state === 'free')
  return free.length > 0 ? free : (advice[0]?.alternatives ?? [])
}
