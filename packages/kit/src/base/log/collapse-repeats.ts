/** Writes a line that stands for so many occurrences. */
export type Tell = (times: number) => void

/**
 * For what happens to every request at once, like an overload: the first of a key is told at once, what follows within
 * `everyMs` is counted and told as one line at the end. Keys are from a small set: problem codes, names of errors.
 */
export function collapseRepeats(everyMs: number): (key: string, tell: Tell) => void {
  const open = new Map<string, { times: number; tell: Tell }>()
  return (key, tell) => {
    const known = open.get(key)
    if (known) {
      known.times += 1
      known.tell = tell
      return
    }
    const repeats = { times: 0, tell }
    open.set(key, repeats)
    setTimeout(() => {
      open.delete(key)
      if (repeats.times > 0) repeats.tell(repeats.times)
    }, everyMs).unref()
    tell(1)
  }
}
