import { isTimeUnit } from '../numbers/time-words.js'
import { hasWord, isOver, type Ground } from '../ground.js'
import { isAmount, type Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { isAgeBehind } from './ages.js'
import { areListedFor, isFirstOfTwo, isWrittenIn, type Place } from './idle-by-entry.js'
import { isTurnTold } from './turns-taken.js'

const valueOf = (tokens: readonly Token[], at: number) => tokens[at]?.value ?? ''
const near = (tokens: readonly Token[], count: number, word: RegExp) =>
  tokens.slice(0, count).some(({ value }) => word.test(value))
const hasAny = (grounds: readonly Ground[], words: readonly string[]) =>
  words.some((word) => grounds.some((ground) => hasWord(ground, word, 'en')))

const way = /^(?:path|route|road|way|journey|career|training)$/
const onwards = /^(?:to|through|from|via|into|back|her|him|me|here)$/
const hired =
  /^(?:seasonal|temporary|casual|part-?time|full-?time|time|shift|agency|contract|summer|winter|weekend|saturday|holiday|freelance|permanent)$/
/** They come to an end by themselves, so who was there has completed them. */
const courses = /^(?:internship|stage|placement|traineeship|rotation|residency|secondment)$/
/** `did not have to pay`, `at no cost` of what is free. */
const paying = /^(?:pay|paying|paid|costs?|charges?|fees?)$/
const denying = /^(?:not|no|nothing|without)$/
const meetings = ['session', 'workshop', 'course', 'seminar', 'lesson', 'tour', 'study']
const collective = wordSet(
  'crew team staff choir group workforce department section brigade orchestra class company unit squad band ensemble fleet',
)

/** English words that claim nothing where these hold. */
const idle: readonly (readonly [word: RegExp, holds: (place: Place) => boolean])[] = [
  [
    /^more$/,
    ({ before, behind }) =>
      /^(?:know|learn|read|hear|see|out)$/.test(valueOf(before, 0)) &&
      (!behind[0] || behind[0].breaks || /^(?:about|here|below)$/.test(valueOf(behind, 0))),
  ],
  [/^lead?s?$|^led$/, ({ before, behind }) => near(before, 4, way) && onwards.test(valueOf(behind, 0))],
  [/^(?:routes?|roads?)$/, ({ behind }) => onwards.test(valueOf(behind, 0))],
  [
    /^gr[eo]wn?$/,
    ({ behind }) =>
      valueOf(behind, 0) === 'into' &&
      near(behind, 3, /^(?:jobs?|roles?|work|position|trade|profession|field|career)$/),
  ],
  [/^centr(?:es|ed|ing|e)$/, ({ behind }) => /^(?:on|around|upon)$/.test(valueOf(behind, 0))],
  [
    /^long$/,
    ({ before }) => isTimeUnit(valueOf(before, 0)) && before[1] !== undefined && isAmount(before[1]),
  ],
  [
    /^strong$/,
    ({ before, behind }) =>
      before[0] !== undefined && isAmount(before[0]) && collective.has(valueOf(behind, 0)),
  ],
  [/^olds?$/, ({ before, grounds }) => isAgeBehind(before, grounds)],
  [/^workers?$/, ({ before, grounds }) => isToldKind(before, grounds)],
  [
    /^(?:complet|finish)(?:ed|es|ing)?$/,
    ({ behind, grounds }) => behind.slice(0, 6).some((course) => isOverWith(course, grounds)),
  ],
  [/^first$/, isFirstOfTwo],
  [/^(?:client|customer)s$/, areListedFor],
  [
    /^(?:participant|attendee)s$/,
    ({ before, grounds }) =>
      /^(?:the|their|her|his|my)$/.test(valueOf(before, 0)) && hasAny(grounds, meetings),
  ],
  [/^(?:written|coded|programmed)$/, isWrittenIn],
  [
    /^(?:second|third|fourth|fifth|sixth|seventh|other)$/,
    ({ before, behind, grounds, token }) => isTurnTold([...before.slice(0, 1), token, ...behind], 1, grounds),
  ],
  [/^ashore$/, ({ before }) => before.length === 0],
  [paying, ({ before, grounds }) => near(before, 3, denying) && hasAny(grounds, ['free', 'unpaid'])],
  [denying, ({ behind, grounds }) => near(behind, 4, paying) && hasAny(grounds, ['free', 'unpaid'])],
]

const isToldKind = (before: readonly Token[], grounds: readonly Ground[]) =>
  hired.test(valueOf(before, 0)) && hasAny(grounds, [valueOf(before, 0)])

const isOverWith = ({ value }: Token, grounds: readonly Ground[]) =>
  courses.test(value) && grounds.some((ground) => isOver(ground) && hasWord(ground, value, 'en'))

/** Whether the English word at `at` claims something by itself, but not beside what it stands here. */
export function isIdleInEnglish(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const word = valueOf(tokens, at)
  const token = tokens[at]!
  const place = { token, before: tokens.slice(0, at).toReversed(), behind: tokens.slice(at + 1), grounds }
  return idle.some(([words, holds]) => words.test(word) && holds(place))
}
