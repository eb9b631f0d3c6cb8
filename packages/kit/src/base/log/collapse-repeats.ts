/** Writes one line for that many occurrences. */
export type LogRepeats = (times: number) => void

/**
 * Rate limits log lines that every request can cause, as in an overload. The first occurrence of a key is logged at once;
 * later ones are counted and logged as one line every `everyMs`, until that time passes without one. Keys come from a small
 * set: problem codes, error names.
 */
export function collapseRepeats(everyMs: number): (key: string, log: LogRepeats) => void {
  const open = new Map<string, { times: number; log: LogRepeats }>()

  function count(key: string, repeats: { times: number; log: LogRepeats }): void {
    setTimeout(() => {
      const { times } = repeats
      if (times === 0) return void open.delete(key)
      repeats.times = 0
      repeats.log(times)
      count(key, repeats)
    }, everyMs).unref()
  }

  return (key, log) => {
    const known = open.get(key)
    if (known) {
      known.times += 1
      known.log = log
      return
    }
    const repeats = { times: 0, log }
    open.set(key, repeats)
    count(key, repeats)
    log(1)
  }
}
