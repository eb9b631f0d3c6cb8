import { normalForm } from '../forms/normal-form.js'

/** A composer names languages; what is kept of them is bounded. */
const mostLanguages = 100
const known = new Map<string, ReadonlyMap<string, number>>()

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
