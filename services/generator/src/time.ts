export const dayMs = 24 * 3_600_000

/** The day in UTC, `2026-05-01`. */
export const dayOf = (at: number): string => isoTime(at).slice(0, 10)

export const isoTime = (at: number): string => new Date(at).toISOString()
