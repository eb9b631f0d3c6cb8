import { oncePerText, rowOf } from '../once-per-text.js'
import { standsIn, standsInAny, telling, type Said } from '../said.js'

/** Behind one of these stand some of those before. */
const some = /^(?:among them|including|darunter|unter ihnen|waaronder|onder wie)$/
const partly =
  / (?:among|including|include[sd]?|some|partly|also|one|darunter|davon|einschliesslich|auch|teils|unter anderem|unter|einige|waaronder|onder|ook|deels|enkele|inclusief) /

/** Where a text begins to tell of some of them. */
const someAt = oncePerText((known, language) =>
  known.findIndex(
    ({ breaks }, at) =>
      breaks && [1, 2].some((length) => some.test(rowOf(known.slice(at, at + length), language).trim())),
  ),
)

/** Where or what some of them were, told of all: `treated seniors in a nursing home` of seniors, among them residents of one. */
export function someAsAll({ tokens, told, language, isPlain }: Said): string | undefined {
  for (const known of told) {
    const at = someAt(known, language)
    if (at < 1 || partly.test(rowOf(tokens, language))) continue
    const [all, part] = [known.slice(0, at), known.slice(at + 1)]
    const others = [all, ...told.filter((text) => text !== known)]
    const isSaid = ({ value }: { value: string }) => standsIn(value, tokens, language)
    const whole = all.at(-1)
    const word = telling(part, isPlain).find(
      (token) => isSaid(token) && !standsInAny(token.value, others, language),
    )
    if (word && whole && isSaid(whole) && telling(all, isPlain).filter(isSaid).length > 1) return word.raw
  }
  return undefined
}
