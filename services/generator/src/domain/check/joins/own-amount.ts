import { isForm } from '../forms/one-word.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { standsIn, telling, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { runsOf } from '../runs.js'

/** From an amount to what it counts. */
const near = 2

const isThing = ({ kind, value }: Token) => kind === 'word' && value.length > 3 && !isTimeUnit(value)

/** Whether a text counts a thing by an amount like this. */
const counts = (known: readonly Token[], thing: Token, isIt: (token: Token) => boolean, language: string) =>
  known.some(
    (token, at) =>
      isAmount(token) &&
      isIt(token) &&
      known.slice(at + 1, at + 1 + near).some(({ value }) => isForm(thing.value, value, language)),
  )

/** `teaches 48 classes` of who teaches six in a school that has 48: a deed's own amount told by that of the whole. */
export function amountOfWhole({ tokens, told, language, isPlain }: Said): string | undefined {
  if (!tokens.some(isAmount)) return undefined
  for (const run of runsOf(tokens, language))
    for (const [at, amount] of run.entries()) {
      const thing = run[at + 1]
      if (!isAmount(amount) || !thing || !isThing(thing)) continue
      const deeds = telling(run.slice(0, at), isPlain).filter(
        (token) => token === tokens[0] || !token.isMarked,
      )
      const isSame = ({ value }: Token) => value === amount.value
      const whole = told.filter((known) => counts(known, thing, isSame, language))
      const own = told.filter(
        (known) => !whole.includes(known) && counts(known, thing, (token) => !isSame(token), language),
      )
      // `six of 48 classes` tells both.
      const isBoth = own.some((known) =>
        counts(
          known,
          thing,
          (token) => !isSame(token) && tokens.some(({ value }) => value === token.value),
          language,
        ),
      )
      if (whole.length === 0 || own.length === 0 || isBoth) continue
      const isOwn = ({ value }: Token) =>
        own.some((known) => standsIn(value, known, language)) &&
        !whole.some((known) => standsIn(value, known, language))
      const deed = deeds.find(isOwn)
      if (deed) return `${deed.raw} … ${amount.raw}`
    }
  return undefined
}
