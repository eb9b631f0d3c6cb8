import type { Composition, Sentence } from '../composition.js'
import { asRead, withoutRead } from './as-read.js'
import type { Page } from './page.js'
import { cleanText } from './text.js'

/** The page without the contact data its owner keeps private, also where it stands in a text. */
export function publicPage(page: Page): Page {
  const { email, phone, address } = page.contact
  const { basics } = page.content
  const other = page.otherContact
  const each = (pattern: typeof dialled, ...texts: readonly (string | undefined)[]) =>
    [...new Set(texts)].flatMap(pattern)
  const hidden: RegExp[] = [
    ...(email ? [] : each(literally, basics?.email, ...(other?.email ?? []))),
    ...(phone ? [] : each(dialled, basics?.phone, ...(other?.phone ?? []))),
    ...(address ? [] : each(literally, basics?.location?.address, ...(other?.address ?? []))),
  ]
  if (hidden.length === 0) return page
  const without = (text: string) => withoutRead(text, hidden)
  const tells = ({ text }: Sentence) => without(text) !== text
  return {
    ...page,
    content: changed(page.content, without),
    composition: silenced(page.composition, (sentence) => !tells(sentence)),
  }
}

/** A sentence goes as a whole: what is left of it would make no sense. */
const silenced = (composition: Composition, isPublic: (sentence: Sentence) => boolean): Composition => ({
  ...composition,
  intro: composition.intro.filter(isPublic),
  sections: composition.sections.map(({ name, entries }) => ({
    name,
    entries: entries.map((entry) => ({
      ...entry,
      ...(entry.prose && { prose: entry.prose.filter(isPublic) }),
    })),
  })),
})

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Shorter texts stand by chance in others. */
const telling = 6

function literally(text: string | undefined): RegExp[] {
  const words = cleanText(text ?? '')
  if (words.length < telling) return []
  return [new RegExp(asRead(words).text.split(' ').map(quoted).join('\\s+'), 'giu')]
}

/** Enough of a number's end to ring somebody up. */
const localDigits = 7

/** What stands between two numbers, or between a number and its extension; in some it stands inside. */
const apart = /[\p{L},;/|]+/u
const between = '[\\s()[\\].,·|_+/-]{0,3}'

/** Numbers however their digits are grouped, also without country or area: all of them as one, and each alone. */
function dialled(numbers: string | undefined): RegExp[] {
  const { text } = asRead(numbers ?? '')
  const all = [digitsOf(text)].filter(({ length }) => length >= telling)
  const each = text
    .split(apart)
    .map(digitsOf)
    .filter(({ length }) => length >= localDigits)
  return [...new Set([...all, ...each])].map((digits) => {
    const local = [...digits.slice(-localDigits)].join(between)
    const before = [...digits.slice(0, -localDigits)].map((digit) => `(?:${digit}${between})?`)
    return new RegExp(`[+(]?0?${before.join('')}${local}`, 'gu')
  })
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The same value with each text changed. */
function changed<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((each: unknown) => changed(each, change)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, change)])) as T
}
