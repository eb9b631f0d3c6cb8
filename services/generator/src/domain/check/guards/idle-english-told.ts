import type { Ground } from '../ground.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { valueOf } from '../token.js'
import { isAmount, type Token } from '../tokens.js'
import { isForm } from '../forms/one-word.js'
import { deedsOf } from '../forms/same-word.js'
import { upTo } from '../said.js'
import { determiners } from '../words/function-words.js'
import { hasAny, type Place } from './idle-by-entry.js'

const isInAny = (grounds: readonly Ground[], isThere: (known: readonly Token[], at: number) => boolean) =>
  grounds.some(({ sequences }) => sequences.some((known) => known.some((_, at) => isThere(known, at))))

const vehicle =
  /^(?:truck|lorr(?:y|ie)|van|car|bus|buse|tipper|trailer|vehicle|tractor|bike|boat|ship|vessel|barge|plane|aircraft|taxi)s?$/
const isOfAmount = (behind: readonly Token[]) =>
  valueOf(behind, 0) === 'of' && behind[1] !== undefined && isAmount(behind[1])

const near = (behind: readonly Token[], word: string) =>
  behind.slice(1, 4).some(({ value }) => value === word)

/** `leads a team of 19` of a manager whose entry says `Team of 19`. */
function isTeamLed({ behind, grounds }: Place): boolean {
  const at = behind.findIndex(({ value }) => /^(?:team|crew|staff)$/.test(value))
  const amount = behind[at + 2]
  if (at < 0 || at > 2 || behind[at + 1]?.value !== 'of' || !amount) return false
  return grounds.some(
    ({ section, sequences }) =>
      section === 'work' &&
      sequences.some(
        (known) =>
          known.length < 8 &&
          known.some(({ value }) => head.test(value)) &&
          !known.some(({ value }) => below.test(value)),
      ) &&
      sequences.some(
        ([team, of, count]) =>
          /^(?:team|crew|staff)$/.test(team?.value ?? '') &&
          of?.value === 'of' &&
          count?.value === amount.value,
      ),
  )
}
const head = /^(?:manager|head|supervisor|foreman|forewoman|director|chief|lead|leader)$/
const below =
  /^(?:assistant|deputy|associate|account|product|project|marketing|sales|community|content|case|junior|brand|category|program|programme|client|customer|event|campaign|change|risk|release)$/

/** `introduced an online form` of `Replaced paper reports with an online form`: what came in stands behind the `with`. */
function isReplacement({ before, behind, grounds }: Place): boolean {
  const tells = ({ kind, value }: Token) => kind === 'word' && value.length > 3
  const isRelative =
    /^(?:he|she|i|they|that|which)$/.test(valueOf(before, 0)) && /^(?:that|which)$/.test(valueOf(before, 1))
  const beside = isRelative ? before.slice(2, 5) : behind.slice(0, 3)
  const things = beside.filter(tells)
  return (
    things.length > 0 &&
    isInAny(grounds, (known, at) => {
      const replaced = known.findIndex(({ value }) => /^replac/.test(value))
      if (replaced < 0 || at <= replaced || known[at]!.value !== 'with') return false
      const rest = upTo(known.slice(at + 1, at + 6), ({ breaks }) => breaks)
      return things.every(({ value }) => rest.some((token) => token.value === value))
    })
  )
}

/** The noun beside a verb, behind it or in front, past an article. */
const beside = ([first, second]: readonly Token[]) => (first && determiners.has(first.value) ? second : first)

/** `binding books` of `Bookbinding`, `sold books` of a `Bookseller`: the word at hand is one of the two. */
function isOfCompound({ token, before, behind, grounds }: Place): boolean {
  const isPair = (verb: Token | undefined, noun: Token | undefined) => {
    const thing = noun?.value.replace(/s$/, '') ?? ''
    if (!verb || verb.value.length < 4 || thing.length < 3) return false
    const isDeed = (rest: string) =>
      /(?:ing|ers?)$/.test(rest) &&
      [rest, ...deedsOf(rest)].some((deed) => deed.length > 2 && isForm(verb.value, deed, 'en'))
    return grounds.some(({ words }) =>
      [...words].some(
        (known) => known.length > 7 && known.startsWith(thing) && isDeed(known.slice(thing.length)),
      ),
    )
  }
  return isPair(token, beside(behind)) || isPair(beside(before), token)
}

/** `shortened from 6 weeks to 10 days` of a reduction of that time. */
const isTimeCut = ({ behind, grounds }: Place): boolean => {
  const at = behind.findIndex(isAmount)
  const from = behind[at - 1]?.value
  const [amount, unit] = [behind[at]?.value, valueOf(behind, at + 1)]
  const isCut = ({ value }: Token) => /^(?:reduc(?:ed|es|ing|tion)|cut|cuts|cutting)$/.test(value)
  return (
    from === 'from' &&
    isTimeUnit(unit) &&
    isInAny(
      grounds,
      (known, index) =>
        known[index]!.value === amount &&
        valueOf(known, index + 1) === unit &&
        known.slice(0, index).some(isCut),
    )
  )
}

/** English words that tell in another way what an entry tells, by what it tells. */
export const toldByEntry: readonly (readonly [word: RegExp, holds: (place: Place) => boolean])[] = [
  [/^(?:lead|manag|supervis|head|oversee|r[au]n)(?:e?s|ing|e?d)?$|^led$|^oversaw$/, isTeamLed],
  [/^introduc(?:ed|ing|es|e)$/, isReplacement],
  [/^\p{L}{4,}$/u, isOfCompound],
  [/^shorten(?:ed|ing|s)?$/, isTimeCut],
  [
    /^(?:earn|generat|yield|rais)(?:ed|ing|e?s)$/,
    ({ behind, grounds }) =>
      behind[0] !== undefined &&
      isAmount(behind[0]) &&
      isInAny(
        grounds,
        (known, at) =>
          /^(?:brought|bring|brings|bringing)$/.test(known[at]!.value) &&
          valueOf(known, at + 1) === 'in' &&
          known.slice(at + 2, at + 5).find(isAmount)?.value === valueOf(behind, 0),
      ),
  ],
  [
    /^(?:drawing|draws|drew|drawn)$/,
    ({ behind, grounds }) =>
      /^(?:on|from)$/.test(valueOf(behind, 0)) &&
      isInAny(
        grounds,
        (known, at) =>
          /^(?:based|drawn)$/.test(known[at]!.value) &&
          /^(?:on|from)$/.test(valueOf(known, at + 1)) &&
          known.slice(at + 2, at + 5).some(({ value }) => value.length > 3 && near(behind, value)),
      ),
  ],
  [
    /^once$/,
    ({ before, grounds }) =>
      valueOf(before, 0) === 'at' &&
      isInAny(grounds, (known, at) => known[at]!.value === 'time' && valueOf(known, at - 1) === 'a'),
  ],
  [
    /^fleet$/,
    ({ behind, grounds }) =>
      isOfAmount(behind) && vehicle.test(valueOf(behind, 2)) && hasAny(grounds, [valueOf(behind, 2)]),
  ],
  [
    /^(?:team|crew)$/,
    ({ before, behind, grounds }) =>
      isOfAmount(behind) &&
      before
        .slice(0, 6)
        .some(({ value }) => /^(?:charge|leads?|led|leading|manag\p{L}+|supervis\p{L}+)$/u.test(value)) &&
      hasAny(grounds, ['charge', 'lead', 'manage', 'supervise']),
  ],
]
