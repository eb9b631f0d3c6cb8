import { anyWord } from '../any-word.js'
import { gathered } from '../../gathered.js'
import { changesIn } from '../changes.js'
import { byLanguage } from '../forms/word-set.js'
import { oncePerText } from '../once-per-text.js'
import type { Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'

/** Whoever does this changes an amount. */
const bringingOf = byLanguage({
  fr: 'porté porter amené ramené fait',
  es: 'llevó llevado llevar elevó elevado subió bajó redujo hizo',
  it: 'portato portare portò elevato alzato ridotto',
  pt: 'levou levar elevou aumentou subiu baixou reduziu fez',
  pl: 'zwiększył zwiększyła podniósł podniosła doprowadził doprowadziła',
})
const toOf = byLanguage({ fr: 'à', es: 'a hasta', it: 'a ad fino', pt: 'para a até', pl: 'do' })
const brings = anyWord((word, language) => bringingOf(language).has(word))
const far = 6

const isTo = (tokens: readonly Token[], at: number, language: string) => {
  const before = tokens[at - 1]?.value === 'r' ? tokens[at - 2] : tokens[at - 1]
  return before !== undefined && (toOf(language).has(before.value) || /^a[dl]?l?$/.test(before.value))
}
/** The amounts that a text tells a thing to have come to. */
const endsIn = oncePerText(
  (known, language) =>
    new Set([
      ...gathered(known, (token, at) => (isAmount(token) && isTo(known, at, language) ? [token.value] : [])),
      ...changesIn(known).map(({ to, unit }) => `${to}${unit}`),
    ]),
)

/** `brought sales to 62 million` of a firm with sales of 62 million: an amount that no text tells to be come to. */
export function broughtTo({ tokens, told, language }: Said): string | undefined {
  if (!brings(tokens, language)) return undefined
  const verb = tokens.findIndex(({ value }) => bringingOf(language).has(value))
  const end = tokens.findIndex(
    (token, at) => at > verb && at <= verb + far && isAmount(token) && isTo(tokens, at, language),
  )
  if (end < 0 || tokens.slice(verb, end).some(({ breaks }) => breaks)) return undefined
  const { value, raw } = tokens[end]!
  const own = told.filter((known) => known.some((token) => token.value === value))
  return own.length > 0 && own.every((known) => !endsIn(known, language).has(value)) ? raw : undefined
}
