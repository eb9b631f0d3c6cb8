import { entriesAmong, type Ground } from '../ground.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'

/** As they are written: without its accent `là` is an article. */
const thereOf: Readonly<Record<string, RegExp>> = {
  en: /^there$/i,
  de: /^dort$/i,
  fr: /^là$/i,
  es: /^(?:allí|ahí)$/i,
  it: /^(?:lì|là)$/i,
  nl: /^(?:daar|er)$/i,
  pl: /^tam$/i,
  pt: /^(?:lá|ali)$/i,
}
/** Behind it these tell that there is something, not where. */
const existing = /^(?:is|are|was|were|has|have|zijn|waren|bij|op|aan|in|mee|toe|van|voor|naar|uit)$/
/** The opening words of a sentence; later on it looks back at a word of its own. */
const near = 3

/** `There she built …` of two jobs in two places, neither of which the sentence names. */
export function unnamedPlace({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const there = thereOf[language]
  const at = tokens.findIndex(({ raw }) => there?.test(raw))
  if (at < 0 || at >= near || existing.test(tokens[at + 1]?.value ?? '')) return undefined
  if (tokens[at]?.value === 'er' && at === 0) return undefined
  const own = entriesAmong(grounds).filter(({ name, town }) => name.size > 0 || town.size > 0)
  const isNamed = ({ value, kind }: Token) =>
    kind === 'word' && !isPlain(value) && own.some(({ name, town }) => name.has(value) || town.has(value))
  const arePlaces = own.some((one) => own.some((other) => areApart(one, other)))
  return arePlaces && !tokens.some(isNamed) ? tokens[at]?.raw : undefined
}

const areApart = (one: Ground, other: Ground) =>
  one.name.size > 0 &&
  other.name.size > 0 &&
  ![...one.town].some((word) => other.town.has(word)) &&
  ![...one.name].every((word) => other.name.has(word))
