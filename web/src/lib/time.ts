const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })

/** 'just now', '5 minutes ago', 'last week'. */
export function relativeTime(iso: string, nowMs: number): string {
  const seconds = (Date.parse(iso) - nowMs) / 1000
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? []
  return unit && length ? relative.format(Math.trunc(seconds / length), unit) : 'just now'
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** 'May 4, 2026'. */
export const exactDay = (iso: string): string => day.format(new Date(iso))

export const exactTime = (iso: string): string => exact.format(new Date(iso))

/** Whole days from now until then, at least one. */
export const daysUntil = (iso: string, nowMs: number): number =>
  Math.max(1, Math.ceil((Date.parse(iso) - nowMs) / 86_400_000))

/** '0.4 s' below a minute, then '1:05'. Never negative: clocks of two machines differ. */
export function elapsed(ms: number): string {
  const whole = Math.max(0, ms)
  if (whole < 59_950) return `${(whole / 1000).toFixed(1)} s`
  const seconds = Math.round(whole / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
