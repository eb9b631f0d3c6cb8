import { gathered } from '../../gathered.js'
import type { Ground } from '../ground.js'
import { isFamily } from '../forms/same-word.js'
import type { Token } from '../tokens.js'
import { determiners } from '../words/function-words.js'

const leading =
  /^(?:(?:dirig|encadr|pilot|command)(?:er|ee?s?|ait|eait|ent|aient|eaient|ant|eant)|condui(?:t|re|te|ts|sait|sant)|men(?:er|ait|ee?s?))$/
const head = /^(?:chef|cheffe|responsable)$/
const frenchOf = /^(?:d|de|du|des)$/
const small = 4

/** What somebody is the head of: the `équipe` of a `Chef d'équipe maçon`, at the beginning of a part of a text. */
const headedIn = (known: readonly Token[]): readonly Token[] =>
  gathered(known, (token, at) => {
    if (!head.test(token.value) || (at > 0 && !token.breaks)) return []
    const [next, second] = known.slice(at + 1)
    if (frenchOf.test(next?.value ?? '')) return second ?? []
    return next && /^d['’]/iu.test(next.raw) ? next : []
  })

/** `une équipe de 5 maçons`, `l'équipe d'apprentis`: what stands behind a thing and its `de`. */
function partOf(tokens: readonly Token[], object: number): Token | undefined {
  const [next, second] = tokens.slice(object + 1)
  if (frenchOf.test(next?.value ?? '')) return second
  return next && (next.kind === 'number' || /^d['’]/iu.test(next.raw)) ? next : undefined
}

/** Of what a thing is made or how many, a text has right behind it too. */
const isMadeSo = (object: number, tokens: readonly Token[], sequences: readonly (readonly Token[])[]) => {
  const part = partOf(tokens, object)
  const isIt = (known: readonly Token[], at: number) =>
    isFamily(known[at]!.value, tokens[object]!.value, '') &&
    known.slice(at + 1, at + 4).some(({ value }) => value === part?.value)
  return part === undefined || sequences.some((known) => known.some((_, at) => isIt(known, at)))
}

const isJob = ({ section }: Ground) => /^(?:work|volunteer|basics)$/.test(section)
const isHead = ({ sequences }: Ground, thing: string) =>
  sequences.some((known) => headedIn(known).some(({ value }) => value === thing))

/** `dirigeait une équipe de 5 maçons` of a `Chef d'équipe` with such a team: who is the head of a thing leads it. */
export function isLedByHead(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  if (language !== 'fr' || !leading.test(tokens[at]?.value ?? '')) return false
  const behind = tokens.slice(at + 1).findIndex(({ value }) => !determiners.has(value))
  const object = at + 1 + behind
  const thing = tokens[object]?.value ?? ''
  if (behind < 0 || thing.length < small) return false
  // In another job the same word is of those whom somebody else leads.
  const jobs = grounds.filter((ground) => isJob(ground) && ground.words.has(thing))
  const headed = jobs.filter((ground) => isHead(ground, thing))
  return (
    headed.length > 0 &&
    jobs.every(({ id }) => headed.some((ground) => ground.id === id)) &&
    jobs.some(({ sequences }) => isMadeSo(object, tokens, sequences))
  )
}
