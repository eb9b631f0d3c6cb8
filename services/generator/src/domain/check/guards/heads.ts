import type { Ground } from '../ground.js'
import { isFamily } from '../forms/same-word.js'
import type { Token } from '../tokens.js'
import { determiners } from '../words/function-words.js'

const leading =
  /^(?:(?:dirig|encadr|pilot|command)(?:e|er|ee?s?|ait|eait|ent|aient|eaient|ant|eant)|condui(?:t|re|te|ts|sait|sant)|men(?:e|er|ait|ee?s?))$/
const head = /^(?:chef|cheffe|responsable)$/
const ofs = /^(?:d|de|du|des)$/
const small = 4

/** What somebody is the head of: the `équipe` of a `Chef d'équipe maçon`, at the beginning of a text. */
function headedIn(known: readonly Token[]): Token | undefined {
  if (!head.test(known[0]?.value ?? '')) return undefined
  const thing = ofs.test(known[1]?.value ?? '') ? known[2] : known[1]
  return thing && (thing !== known[1] || /^d['’]/iu.test(thing.raw)) ? thing : undefined
}

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
    grounds
      .filter(({ section }) => section === 'work' || section === 'volunteer')
      .some(
        ({ sequences }) =>
          sequences.some((known) => {
            const thing = headedIn(known)
            return thing !== undefined && isFamily(tokens[object]!.value, thing.value, '')
          }) && isCountedSo(object, tokens, sequences),
      )
  )
}
