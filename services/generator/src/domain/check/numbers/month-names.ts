import { normalForm } from '../forms/normal-form.js'

/** A composer names languages; what is kept of them is bounded. */
const mostLanguages = 100
const known = new Map<string, ReadonlyMap<string, number>>()
const whole = new Map<string, ReadonlySet<string>>()

/** Forms that prose has and dates have not. */
const furtherNames: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  en: [['sept', 9]],
  pl: 'styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrzesniu pazdzierniku listopadzie grudniu styczniem lutym marcem kwietniem majem czerwcem lipcem sierpniem wrzesniem pazdziernikiem listopadem grudniem'
    .split(' ')
    .map((name, index) => [name, (index % 12) + 1]),
}

/** A month's names in one language, long, short and as they stand in a date, in normal form. */
export function monthNames(language: string): ReadonlyMap<string, number> {
  const cached = known.get(language)
  if (cached) return cached
  const months = new Map<string, number>()
  const forms = (['long', 'short'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month, timeZone: 'UTC' }),
    new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month, day: 'numeric', timeZone: 'UTC' }),
  ])
  for (let month = 1; month <= 12; month += 1)
    for (const form of forms) {
      const parts = form.formatToParts(Date.UTC(2000, month - 1, 15))
      const name = normalForm(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '')
      if (/^\p{L}{3,}$/u.test(name)) months.set(name, month)
    }
  for (const [name, month] of furtherNames[language] ?? []) months.set(name, month)
  if (known.size >= mostLanguages) known.clear()
  known.set(language, months)
  return months
}

/** Whether a name is no short form, which is a word of its own as well: Polish `się`, Spanish `sea`. */
export function isWholeMonth(name: string, language: string): boolean {
  const cached = whole.get(language)
  if (cached) return cached.has(name)
  const names = new Set((furtherNames[language] ?? []).map(([each]) => each))
  for (const day of [{}, { day: 'numeric' }] as const) {
    const form = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, {
      month: 'long',
      timeZone: 'UTC',
      ...day,
    })
    for (let month = 0; month < 12; month += 1) {
      const parts = form.formatToParts(Date.UTC(2000, month, 15))
      names.add(normalForm(parts.find(({ type }) => type === 'month')?.value ?? ''))
    }
  }
  if (whole.size >= mostLanguages) whole.clear()
  whole.set(language, names)
  return names.has(name)
}
