import type { Ground } from '../ground.js'
import { isFamily } from '../forms/same-word.js'
import type { Token } from '../tokens.js'
import { determiners } from '../words/function-words.js'

const leading =
  /^(?:(?:dirig|encadr|pilot|command)(?:e|er|ee?s?|ait|eait|ent|aient|eaient|ant|eant)|condui(?:t|re|te|ts|sait|sant)|men(?:e|er|ait|ee?s?))$/
const head = /^(?:chef|cheffe|responsable)$/
const ofs = /^(?:d|de|du|des)$/
const small = 4

/** What somebody is the head of: the `équipe` of a `Chef d'équipe maçon`, at the beginning of a part of a text. */
const headedIn = (known: readonly Token[]): readonly Token[] =>
  known.flatMap((token, at) => {
    if (!head.test(token.value) || (at > 0 && !token.breaks)) return []
    const [next, second] = known.slice(at + 1)
    if (ofs.test(next?.value ?? '')) return second ?? []
    return next && /^d['’]/iu.test(next.raw) ? next : []
  })

/** `une équipe de 5 maçons`: the number that stands behind a thing is told of it. */
const isCountedSo = (object: number, tokens: readonly Token[], sequences: readonly (readonly Token[])[]) => {
  const amount = tokens.slice(object + 1, object + 3).find(({ kind }) => kind === 'number')
  const isIt = (known: readonly Token[], at: number) =>
    isFamily(known[at]!.value, tokens[object]!.value, '') &&
    known.slice(at + 1, at + 3).some(({ value }) => value === amount?.value)
  return amount === undefined || sequences.some((known) => known.some((_, at) => isIt(known, at)))
}

/** `dirigeait une équipe de 5 maçons` of a `Chef d'équipe` with such a team: who is the head of a thing leads it. */
export function isLedByHead(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  if (language !== 'fr' || !leading.test(tokens[at]?.value ?? '')) return false
  const isThing = ({ kind, value }: Token) =>
    kind === 'word' && value.length >= small && !determiners.has(value)
  const object = tokens.findIndex((token, index) => index > at && index < at + 4 && isThing(token))
  return (
    object > 0 &&
    grounds.some(
      ({ section, sequences }) =>
        /^(?:work|volunteer|basics)$/.test(section) &&
        sequences.some((known) =>
          headedIn(known).some(({ value }) => isFamily(tokens[object]!.value, value, '')),
        ) &&
        isCountedSo(object, tokens, sequences),
    )
  )
}
