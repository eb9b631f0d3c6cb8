import { gives } from '../forms/one-word.js'
import { isTitle } from '../forms/same-word.js'
import { stemOf } from '../forms/stem.js'
import type { Said } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'

const conducting = stemOf('prowadzic', 'pl')
/** Who leads may be said to lead anything there. */
const leading = /^(?:po)?kier(?:uj|owa)|^zarzadz|^dowodz|^przewod|^szef|^koordyn|^nadz|^prezes/
const preposition = /^(?:w|we|z|ze|na|do|dla|od|po|przy|pod|nad|przed|przez|przeciw|o|u|jako|podczas)$/
const reach = 4

/** Polish `prowadzić` is to hold and to lead: of who held an inspection it may be said of that, not of the store. */
export function conducted({ tokens, grounds, language }: Said): string | undefined {
  if (language !== 'pl') return undefined
  const at = tokens.findIndex(({ value }) => stemOf(value, 'pl') === conducting)
  const verb = tokens[at]
  if (!verb) return undefined
  const givers = (words: Iterable<string>) => [...words].filter((word) => gives(word, verb.value, 'pl'))
  const from = grounds.flatMap(({ words }) => givers(words))
  const own = grounds.flatMap((ground) => givers(partsOf(ground, 'pl').whole.words))
  const isFree =
    own.some((word) => isTitle(word, 'pl')) ||
    from.some((word) => stemOf(word, 'pl') === conducting || leading.test(word))
  if (from.length === 0 || isFree) return undefined
  const [behind, front] = [objectOf(tokens.slice(at + 1)), objectOf(tokens.slice(0, at).toReversed())]
  const object = behind.length > 0 ? behind : front
  const isHeld = object.some(({ value }) => gives(value, verb.value, 'pl'))
  return object.length === 0 || isHeld ? undefined : `${verb.raw} … ${object[0]!.raw}`
}

/** The words next to a verb, up to a preposition. */
function objectOf(among: readonly Token[]): readonly Token[] {
  const near = among.slice(0, reach)
  const end = near.findIndex(({ value, breaks }, at) => preposition.test(value) || (at > 0 && breaks))
  return near
    .slice(0, end < 0 ? undefined : end)
    .filter(({ kind, value }) => kind === 'word' && value.length > 3)
}
