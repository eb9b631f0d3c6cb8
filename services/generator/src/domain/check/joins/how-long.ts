import { isTimeUnit } from '../numbers/time-words.js'
import type { Token } from '../tokens.js'

/** Behind an amount they tell how often. */
export const times = /^(?:times|fois|veces|vezes|volte|keer|razy)$/
const hours = /^(?:hours?|minut\p{L}*|stunden?|heures?|horas?|or[ae]|u[ur]en|uur|godzin\p{L}*)$/u
/** How long is not how often: `twice a week` of two hours a week. */
export const isLasting = (known: readonly Token[], { value }: Token): boolean =>
  known.some((token, at) => {
    const [unit = '', next = ''] = [known[at + 1]?.value, known[at + 2]?.raw]
    return token.value === value && (hours.test(unit) || (isTimeUnit(unit) && !per.test(next)))
  })
const per = /^(?:par|per|pro|a|an|al|all|ao|por|na|w|each|every|chaque|cada|ogni|im|am)$/
