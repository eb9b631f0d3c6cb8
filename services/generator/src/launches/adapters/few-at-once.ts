/** Limits work that is heavy on memory. */
export interface FewAtOnce {
  readonly atOnce: number
  /** Work that cannot begin within this time is refused. */
  readonly patienceMs: number
  readonly refusal: () => Error
}

/** Runs work in order, `atOnce` pieces at the same time. */
export function fewAtOnce({ atOnce, patienceMs, refusal }: FewAtOnce) {
  const waiting: (() => void)[] = []
  let running = 0

  const place = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        running++
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(refusal())
      }, patienceMs)
      if (running < atOnce) begin()
      else waiting.push(begin)
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await place()
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
