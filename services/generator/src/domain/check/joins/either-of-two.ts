import { gathered } from '../../gathered.js'
import { byLanguage } from '../forms/word-set.js'
import { oncePerText } from '../once-per-text.js'
import { standsIn, upTo, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { determiners, ofs, prepositions } from '../words/function-words.js'

const orOf = byLanguage({
  ...{ en: 'or', de: 'oder', fr: 'ou', es: 'o u' },
  ...{ it: 'o oppure', nl: 'of', pl: 'lub albo', pt: 'ou' },
})

interface Either {
  readonly one: Token
  readonly other: Token
  /** What it is said of: `led or supported 12 projects`. */
  readonly amount: Token
}

const tells = ({ kind, value }: Token) => kind === 'word' && value.length > 3 && !determiners.has(value)
const far = 6
/** `12 Audits geleitet oder begleitet`: what is done stands at the end. */
const verbsLast = new Set(['de', 'nl'])
const counted = (tokens: readonly Token[]) => tokens.find(isAmount)

/** Of which of the two how many of an amount were, a text does not say. */
const eithersIn = oncePerText((tokens, language): readonly Either[] =>
  gathered(tokens, (token, at) => {
    const [one, other] = [tokens[at - 1], tokens[at + 1]]
    if (!orOf(language).has(token.value) || !one || !other || !tells(one) || !tells(other)) return []
    const behind = tokens.slice(at + 2, at + far)
    const before = tokens.slice(Math.max(0, at - far), at)
    // `calls or emails within 2 hours` counts neither.
    const isApart = ({ value, breaks }: Token) =>
      breaks || (prepositions(language).has(value) && !ofs(language).has(value))
    const amount = counted(upTo(behind, isApart)) ?? (verbsLast.has(language) ? counted(before) : undefined)
    return amount ? [{ one, other, amount }] : []
  }),
)

/** `led 12 projects` of `led or supported 12 projects`: all of what is told of either. */
export function oneOfEither({ tokens, told, language, isPlain }: Said): string | undefined {
  if (!tokens.some(isAmount) || tokens.some(({ value }) => orOf(language).has(value))) return undefined
  const has = ({ value }: Token) => standsIn(value, tokens, language)
  for (const known of told)
    for (const { one, other, amount } of eithersIn(known, language)) {
      const said = [one, other].filter(has)
      const isTold = told.some(
        (text) =>
          text !== known &&
          said.every(({ value }) => standsIn(value, text, language)) &&
          standsIn(amount.value, text, language),
      )
      const isClaim = said.length === 1 && !isPlain(said[0]!.value) && !isTold
      if (isClaim && tokens.some(({ value }) => value === amount.value))
        return `${said[0]!.raw} ${amount.raw}`
    }
  return undefined
}
