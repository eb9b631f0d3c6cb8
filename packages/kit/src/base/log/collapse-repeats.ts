/** Writes one line for that many occurrences. */
export type LogRepeats = (times: number) => void

/** Adds occurrences of a key; default: one. */
export type CollapseRepeats = (key: string, log: LogRepeats, times?: number) => void

const oneMinuteMs = 60_000
const maxKeys = 100

/**
 * Rate limits log lines that every request can cause, as in an overload or an outage. The first occurrence of a key is logged
 * at once; later ones are counted and logged as one line every `everyMs`, until that time passes without one. Keys come from a
 * small set: problem codes, error names. When more than 100 repeat at once, the others share one line.
 */
export function collapseRepeats(everyMs = oneMinuteMs): CollapseRepeats {
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

  return (of, log, times = 1) => {
    const key = open.has(of) || open.size < maxKeys ? of : ''
    const known = open.get(key)
    if (known) {
      known.times += times
      known.log = log
      return
    }
    const repeats = { times: 0, log }
    open.set(key, repeats)
    count(key, repeats)
    log(times)
  }
}
