/** The header counts whole seconds and the answer takes its time: less than that is no difference. */
const precisionMs = 2_000

let aheadMs = 0

/** Learns what time it is on the server from the `Date` of an answer, which is as old as its way here. */
export function learnServerTime(date: unknown, nowMs = Date.now()): void {
  const difference = typeof date === 'string' ? Date.parse(date) - nowMs : NaN
  if (Number.isNaN(difference)) return
  aheadMs = Math.abs(difference) <= precisionMs ? 0 : difference
}

/** Epoch milliseconds by the server's clock: a device's own may be minutes off. */
export const serverNow = (nowMs = Date.now()): number => nowMs + aheadMs
