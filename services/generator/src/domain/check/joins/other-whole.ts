import { changesIn } from '../changes.js'
import { gives, isForm } from '../forms/one-word.js'
import type { Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { conjunctions, determiners, prepositions, pronouns } from '../words/function-words.js'

const far = 8
const ends = /^(?:has|have|had|is|are|was|were|who|which|that)$/

/** What stands behind the `of` at `at`. */
function wholeBehind(tokens: readonly Token[], at: number): readonly Token[] {
  const behind = tokens.slice(at + 1, at + 1 + far)
  const end = behind.findIndex(
    ({ value, breaks }, index) =>
      ends.test(value) ||
      (breaks && index > 0) ||
      (index > 0 && (prepositions('en').has(value) || conjunctions.has(value))),
  )
  return (end < 0 ? behind : behind.slice(0, end)).filter(({ value }) => !determiners.has(value))
}

/** `of 12 people`, `of as many`, `of them`: no whole by its name. */
const isNone = (token: Token) =>
  isAmount(token) || pronouns.has(token.value) || prepositions('en').has(token.value)

/** A change of a part put to another whole: `the bundle of the platform from 84 to 31 kB` of what tells it of the checkout page. */
export function otherWhole({ tokens, told, language, isPlain }: Said): string | undefined {
  if (language !== 'en' || changesIn(tokens).length === 0) return undefined
  const figures = told.filter((known) => changesIn(known).length > 0)
  for (const [at, token] of tokens.entries()) {
    const head = tokens[at - 1]
    if (token.value !== 'of' || token.breaks || head?.kind !== 'word') continue
    if (head.isMarked || head.value.length < 4 || isPlain(head.value)) continue
    const whole = wholeBehind(tokens, at)
    if (whole.length === 0 || whole.some(isNone)) continue
    const wholes = figures.flatMap((known) =>
      known.flatMap(({ value }, index) =>
        value === 'of' && isForm(head.value, known[index - 1]?.value ?? '', 'en')
          ? [known.slice(index + 1, index + 1 + far)]
          : [],
      ),
    )
    const isOf = (known: readonly Token[]) =>
      whole.some(({ value }) =>
        known.some((other) => isForm(value, other.value, 'en') || gives(other.value, value, 'en')),
      )
    if (wholes.length > 0 && !wholes.some(isOf))
      return `${head.raw} of ${whole.map(({ raw }) => raw).join(' ')}`
  }
  return undefined
}
