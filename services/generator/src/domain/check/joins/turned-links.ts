import { gathered } from '../../gathered.js'
import { isForm } from '../forms/one-word.js'
import { wordSet } from '../forms/word-set.js'
import { oncePerText } from '../once-per-text.js'
import type { Said } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import { conjunctions, determiners } from '../words/function-words.js'

type Kind = 'with' | 'for' | 'while' | 'after' | 'before'

const kindsOf = (kinds: Readonly<Partial<Record<Kind, string>>>): ReadonlyMap<string, Kind> =>
  new Map(
    Object.entries(kinds).flatMap(([kind, words]) => [...wordSet(words)].map((word) => [word, kind as Kind])),
  )

/** How a thing lies to what is told with it, by the word in front of it. */
const links: Readonly<Record<string, ReadonlyMap<string, Kind>>> = {
  en: kindsOf({
    with: 'with',
    for: 'for',
    while: 'during alongside',
    after: 'after since',
    before: 'before',
  }),
  de: kindsOf({ with: 'mit', for: 'für', while: 'während neben', after: 'nach seit', before: 'vor' }),
  nl: kindsOf({ with: 'met', for: 'voor', while: 'tijdens naast', after: 'na sinds' }),
}
/** Told so, it is not as the other says. */
const against: Readonly<Record<Kind, readonly Kind[]>> = {
  with: [],
  for: ['with'],
  while: ['after', 'before'],
  after: ['while', 'before'],
  before: ['while', 'after'],
}
/** From a preposition to the noun behind it. */
const near = 4
/** What was replaced with another thing made way for it. */
const replacing = /^(?:replac|swap|ersetz|verv[ai]ng)/

interface Link {
  readonly kind: Kind
  readonly noun: Token
}

const linksIn = oncePerText((tokens, language): readonly Link[] => {
  const isReplaced = tokens.some(({ value }) => replacing.test(value))
  return gathered(tokens, ({ value }, at) => {
    const kind = links[language]?.get(value)
    if (kind === undefined || (kind === 'with' && isReplaced)) return []
    for (const noun of tokens.slice(at + 1, at + 1 + near)) {
      // `for a 70-seat room` tells how large, `for two colleagues` who.
      if (noun.breaks || /^\d/.test(noun.raw) || conjunctions.has(noun.value)) break
      if (noun.kind === 'word' && noun.value.length > 3 && !determiners.has(noun.value))
        return [{ kind, noun }]
    }
    return []
  })
})

/** What every text tells with or during a thing, told for or after it: `for the head of product` of `with the head of product`. */
export function turnedLink({ tokens, grounds, language }: Said): string | undefined {
  const said = linksIn(tokens, language).filter(({ kind }) => against[kind].length > 0)
  if (said.length === 0) return undefined
  // A title may have the same word: `with the executive chef` of an executive sous chef.
  const told = gathered(grounds, (ground) => {
    const { frames, statements } = partsOf(ground, language)
    return [...frames, ...statements].flatMap(({ sequences }) => sequences)
  })
  return said.find(({ kind, noun }) => {
    const is = ({ value }: Token) => isForm(noun.value, value, language)
    const own = gathered(told, (text) => linksIn(text, language).filter((link) => is(link.noun)))
    if (own.length === 0 || !own.every((link) => against[kind].includes(link.kind))) return false
    return gathered(told, (text) => text.filter(is)).length === own.length
  })?.noun.raw
}
