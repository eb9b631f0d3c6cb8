import { changesIn, isDifference } from '../changes.js'
import { entriesAmong, hasWord, type Ground } from '../ground.js'
import { isPlaceInOrder } from './ordinals.js'
import { isHandled } from './handled.js'
import { isNegation } from './negation.js'
import { isIdleBefore } from './idle-before.js'
import { isInPhrase } from './idle-phrases.js'
import { isGivenBy, isLearnedFrom } from './others-deeds.js'
import { isAdverbOf, isToldPer } from './periods.js'
import { isFamily } from '../forms/same-word.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { isAmount, type Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

const compares = wordSet('more mehr plus mas piu mais meer wiecej less weniger menos meno minder mniej')
const than = /^(?:than|als|de|di|do|que|dan|niz|du|des|del|dei|dello|della|tard|tardi)$/
const eachOf = /^(?:each|every|per|a|an|the)$/
const denying =
  /^(?:no|without|aucune?|sans|ne|nessun[ao]?|senza|sin|sem|ningun[ao]?|nenhuma?|nao|nunca|jamais|ni|nem)$/
const only =
  /^(?:only|just|nur|lediglich|seulement|solo|soltanto|solamente|tylko|jedynie|zaledwie|slechts|apenas|somente)$/

/** `tylko 12` of what fell from 35 to 12. */
const isLeftOf = (tokens: readonly Token[], at: number, grounds: readonly Ground[]) =>
  [1, 2].some((step) => {
    const amount = tokens[at + step]
    return (
      amount?.kind === 'number' &&
      grounds.some(({ changes }) =>
        changes.some(({ from, to, unit }) => to < from && amount.value === `${to}${unit}`),
      )
    )
  })

/** `…, sempre di Formedil`: the same one again. */
const isSameAgain = (tokens: readonly Token[], at: number, grounds: readonly Ground[]) =>
  tokens[at]!.breaks &&
  /^(?:d[ai]|del|della|dal|dalla)$/.test(tokens[at + 1]?.value ?? '') &&
  tokens[at + 2]?.isMarked === true &&
  entriesAmong(grounds).length > 1

const tasked = /^(?:du|des|de (?:la|l['’]\p{L}+|\p{L}*(?:er|ir|re)))(?= |$)/iu
const rawBehind = (tokens: readonly Token[], at: number) => `${tokens[at + 1]?.raw} ${tokens[at + 2]?.raw}`

/** Whether the word at `at` claims something by itself, but not where it stands here. */
export function isIdleHere(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const [word = '', next = ''] = [tokens[at]?.value, tokens[at + 1]?.value]
  if (
    isInPhrase(tokens, at, language) ||
    isGivenBy(tokens, at, grounds) ||
    isLearnedFrom(tokens, at, grounds)
  )
    return true
  if (compares.has(word)) return than.test(next)
  if (word === 'sempre') return isSameAgain(tokens, at, grounds)
  if (word === 'one' && isTimeUnit(next)) return !isSeveralOf(next, grounds)
  if (only.test(word) && isLeftOf(tokens, at, grounds)) return true
  if (isHandled(tokens, at, grounds)) return true
  // `elle s'est chargée des bilans`, `chargée de tenir la caisse`, `chargée de la caisse`, not `chargée de mission`.
  if (
    /^charge(?:e?s?|ait)?$/.test(word) &&
    (/^s(?:['’]|e$)/iu.test(tokens[at - 1]?.raw ?? '') || tasked.test(rawBehind(tokens, at)))
  )
    return true
  if (word === 'feira') return /^(?:segunda|terca|quarta|quinta|sexta)s?$/.test(tokens[at - 1]?.value ?? '')
  if (isIdleBefore(tokens, at, language)) return true
  if (word === 'not') return tokens.slice(Math.max(0, at - 4), at).some(({ value }) => value === 'when')
  if (isPlaceInOrder(tokens, at, grounds)) return true
  if (/^primeir?o$/.test(word) && /^(?:como|en|em|n[ao])$/.test(next)) return goesOn(tokens.slice(at + 1))
  if (word === 'first') return /^(?:in|at|as|with|for)$/.test(next) && goesOn(tokens.slice(at + 1))
  if (word === 'running' && isTimeUnit(tokens[at - 1]?.value ?? '')) return true
  if (word === 'charge' && tokens[at - 1]?.value === 'of')
    return grounds.some((ground) => hasWord(ground, 'free', 'en'))
  if (word === 'charge')
    return tokens[at - 1]?.value === 'in' && grounds.some((ground) => hasWord(ground, 'lead', 'en'))
  if (word === 'many') return tokens[at - 1]?.value === 'as' && next === 'as'
  if (word === 'own') return tokens[at - 2]?.value !== 'on' && !isShared(next, grounds)
  if (/^(?:pas|non)$/.test(word)) return isDeniedToo(tokens.slice(at + 1), grounds)
  if (denying.test(word))
    return grounds.some(({ sequences }) => sequences.some((known) => known.some(isNegation)))
  if (isToldPer(tokens, at, grounds)) return true
  return /^(?:each|every)$/.test(word) && isCountedBy(next, tokens, grounds)
}

/** `one year` of what took two. */
const isSeveralOf = (unit: string, grounds: readonly Ground[]) =>
  grounds.some(({ sequences }) =>
    sequences.some((known) =>
      known.some(({ value }, at) => value === `${unit}s` && isAmount(known[at - 1] ?? known[at]!)),
    ),
  )

/** `non ha avuto incidenti` of `nessun incidente`: what stands behind the word is denied in an entry as well. */
const isDeniedToo = (behind: readonly Token[], grounds: readonly Ground[]) =>
  grounds.some(({ sequences }) =>
    sequences.some((known) =>
      known.some(
        (token, at) =>
          isNegation(token) &&
          known
            .slice(at + 1, at + 3)
            .some((denied) => behind.some((said) => isFamily(said.value, denied.value, ''))),
      ),
    ),
  )

/** `a shared caseload` */
const isShared = (noun: string, grounds: readonly Ground[]) =>
  grounds.some(({ pairs }) => ['shared', 'joint', 'common'].some((word) => pairs.has(`${word} ${noun}`)))

const goesOn = (tokens: readonly Token[]) =>
  tokens.some(({ value }) => /^(?:then|now|later|before|after|despues|luego|depois)$/.test(value))

/** `every day` of what is done daily, `six dishes each season` of what the entry counts by the season. */
function isCountedBy(noun: string, tokens: readonly Token[], grounds: readonly Ground[]): boolean {
  if (
    grounds.some(({ words }) => isAdverbOf(noun, words) || words.has(`${noun}al`) || words.has(`${noun}ly`))
  )
    return true
  const amounts = tokens.filter(({ kind }) => kind === 'number')
  const isOfAmount = (known: readonly Token[]) =>
    known.some(({ value }) => amounts.some((amount) => amount.value === value)) ||
    amounts.some((amount) => isDifference(amount, changesIn(known)))
  const isSo = (known: readonly Token[]) =>
    (amounts.length === 0 || isOfAmount(known)) &&
    known.some(
      ({ value }, at) =>
        (value === noun && eachOf.test(known[at - 1]?.value ?? '')) ||
        (value === `${noun}s` && known[at - 1]?.value === 'on'),
    )
  return grounds.some(({ sequences }) => sequences.some(isSo))
}
