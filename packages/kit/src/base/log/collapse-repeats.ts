/** Writes one line for that many occurrences. */
export type LogRepeats = (times: number) => void

/**
 * Rate limits log lines that every request can cause, as in an overload. The first occurrence of a key is logged at once;
 * later ones within `everyMs` are counted and logged as one line. Keys come from a small set: problem codes, error names.
 */
export function collapseRepeats(everyMs: number): (key: string, log: LogRepeats) => void {
  const open = new Map<string, { times: number; log: LogRepeats }>()
  return (key, log) => {
    const known = open.get(key)
    if (known) {
      known.times += 1
      known.log = log
      return
    }
    const repeats = { times: 0, log }
    open.set(key, repeats)
    setTimeout(() => {
      open.delete(key)
      if (repeats.times > 0) repeats.log(repeats.times)
    }, everyMs).unref()
    log(1)
  }
}
