/** Milliseconds before the next try, after that many failed ones. */
export type Backoff = (tries: number) => number

/** 200 ms, doubled each time, at most 30 s: ten tries take about 80 s. */
export const defaultBackoff: Backoff = (tries) => Math.min(100 * 2 ** tries, 30_000)

/** Between half and all of it, so that what failed together does not come back together. */
export const jittered = (ms: number, random: () => number): number => ms * (0.5 + random() / 2)
