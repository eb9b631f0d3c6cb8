import { normalForm } from '../forms/normal-form.js'
import { perLanguage } from '../forms/per-language.js'

/** Forms that prose has and dates have not. */
const furtherNames: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  en: [['sept', 9]],
  pl: 'styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrzesniu pazdzierniku listopadzie grudniu styczniem lutym marcem kwietniem majem czerwcem lipcem sierpniem wrzesniem pazdziernikiem listopadem grudniem'
    .split(' ')
    .map((name, index) => [name, (index % 12) + 1]),
}

/** Each name that a month has in a language, written so, alone and in a date, in normal form. */
function* namesIn(language: string, month: 'long' | 'short'): Generator<readonly [string, number]> {
  for (const day of [{}, { day: 'numeric' }] as const) {
    const form = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month, timeZone: 'UTC', ...day })
    for (let number = 1; number <= 12; number += 1) {
      const parts = form.formatToParts(Date.UTC(2000, number - 1, 15))
      const name = normalForm(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '')
      if (/^\p{L}{3,}$/u.test(name)) yield [name, number]
    }
  }
}

const further = (language: string) => furtherNames[language] ?? []

/** A month's names in one language, long, short and as they stand in a date, in normal form. */
export const monthNames = perLanguage(
  (language): ReadonlyMap<string, number> =>
    new Map([...namesIn(language, 'long'), ...namesIn(language, 'short'), ...further(language)]),
)

const wholeNames = perLanguage(
  (language) => new Set([...namesIn(language, 'long'), ...further(language)].map(([name]) => name)),
)

/** Whether a name is no short form, which is a word of its own as well: Polish `się`, Spanish `sea`. */
export const isWholeMonth = (name: string, language: string): boolean => wholeNames(language).has(name)
