import { gathered } from '../../gathered.js'
import { years } from '../numbers/time-words.js'
import { oncePerText } from '../once-per-text.js'
import { standsIn, standsInAny, telling, upTo, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'

const last = /^(?:last|latest|past|letzte[nr]?|zuletzt|laatste)$/

interface Last {
  readonly all: Token
  readonly part: Token
  readonly known: readonly Token[]
  readonly words: readonly Token[]
}

/** `14 years in operations, the last nine on fleets`: the years of all, and of what the last of them were spent with. */
const lastIn = oncePerText((known): readonly Last[] =>
  gathered(known, (all, at) => {
    if (!isAmount(all) || !years.has(known[at + 1]?.value ?? '')) return []
    const place = known.findIndex(({ value }, index) => index > at + 1 && index < at + 12 && last.test(value))
    const part = known[place + 1]
    if (place < 0 || !part || !isAmount(part) || Number(part.value) >= Number(all.value)) return []
    return [{ all, part, known, words: upTo(known.slice(place + 2), ({ breaks }) => breaks) }]
  }),
)

/** All the years told of what only the last ones were spent with. */
export function allForLast({ tokens, told, language, isPlain }: Said): string | undefined {
  for (const { all, part, known, words } of gathered(told, (text) => lastIn(text, language))) {
    const at = tokens.findIndex(
      ({ value }, index) => value === all.value && years.has(tokens[index + 1]?.value ?? ''),
    )
    if (at < 0 || tokens.some(({ value }) => value === part.value)) continue
    const others = [...told.filter((text) => text !== known), known.slice(0, known.indexOf(part))]
    const wrong = telling(words, isPlain).find(
      ({ value }) => standsIn(value, tokens, language) && !standsInAny(value, others, language),
    )
    if (wrong) return `${all.raw} … ${wrong.raw}`
  }
  return undefined
}
