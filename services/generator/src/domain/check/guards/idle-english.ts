import { isTimeUnit } from '../numbers/time-words.js'
import { hasWord, isOver, personAmong, type Ground } from '../ground.js'
import { valueOf } from '../token.js'
import { isAmount, type Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { isAgeBehind } from './ages.js'
import {
  areListedFor,
  hasAny,
  isFirstOfTwo,
  isOneForEach,
  isTheOneWho,
  isWrittenIn,
  type Place,
} from './idle-by-entry.js'
import { pronouns } from '../words/function-words.js'
import { toldByEntry } from './idle-english-told.js'
import { isTurnTold } from './turns-taken.js'

const near = (tokens: readonly Token[], count: number, word: RegExp) =>
  tokens.slice(0, count).some(({ value }) => word.test(value))

const way = /^(?:path|route|road|way|journey|career|training)$/
const onwards = /^(?:to|through|from|via|into|back|her|him|me|here)$/
const hired =
  /^(?:seasonal|temporary|casual|part-?time|full-?time|time|shift|agency|contract|summer|winter|weekend|saturday|holiday|freelance|permanent)$/
/** They come to an end by themselves, so who was there has completed them. */
const courses = /^(?:internship|stage|placement|traineeship|rotation|residency|secondment)$/
/** `did not have to pay`, `at no cost` of what is free. */
const ofLeisure = /^(?:interests|volunteer|projects)$/
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
  [/^(?:runs?|operates?)$/, ({ before, grounds }) => isEmployer(before[0], grounds)],
  [
    /^runs?$/,
    ({ before, behind }) =>
      /^(?:that|which)$/.test(valueOf(before, 0)) && /^(?:dai|week|month|year)ly$/.test(valueOf(behind, 0)),
  ],
  [
    /^(?:runs?|ran|running)$/,
    ({ behind }) =>
      /^(?:in|within)$/.test(valueOf(behind, 0)) &&
      behind[1] !== undefined &&
      isAmount(behind[1]) &&
      isTimeUnit(valueOf(behind, 2)),
  ],
  [
    /^built$/,
    ({ before, behind, grounds }) =>
      /^(?:on|around|upon|with|in)$/.test(valueOf(behind, 0)) && !isSubject(before[0], grounds),
  ],
  [/^users?$/, ({ behind, grounds }) => /^(?:can|may)$/.test(valueOf(behind, 0)) && grounds.some(isProject)],
  [
    /^once$/,
    ({ before, behind }) =>
      behind.length > 0 &&
      valueOf(before, 0) !== 'at' &&
      (!/^(?:an?|per|each|every|in|more|again|daily|weekly|monthly)$/.test(valueOf(behind, 0)) ||
        (valueOf(behind, 0) === 'a' && !isTimeUnit(valueOf(behind, 1)) && behind[2]?.breaks === false)),
  ],
  [/^(?:draw|attract|receive|welcome|get|see)s?$/, drawsPeople],
  [
    /^(?:skilled|versed)$/,
    ({ behind, grounds }) => /^(?:in|at)$/.test(valueOf(behind, 0)) && grounds.some(isSkill),
  ],
  [
    /^dr(?:aws?|ew|awn|awing)$/,
    ({ behind, grounds }) =>
      near(behind, 4, /^up$/) && hasAny(grounds, ['write', 'prepare', 'draft', 'compile', 'draw']),
  ],
  [
    /^due$/,
    ({ behind }) =>
      valueOf(behind, 0) !== 'to' || /^(?:start|begin|open|finish|end)$/.test(valueOf(behind, 1)),
  ],
  [/^hand$|^lent$/, ({ grounds }) => hasAny(grounds, ['help', 'assist'])],
  [/^light$/, ({ before, grounds }) => isFound(before) && hasAny(grounds, ['find', 'discover', 'uncover'])],
  [/^one$/, ({ behind }) => /^(?:third|quarter|fifth|sixth|tenth)$/.test(valueOf(behind, 0))],
  [/^one$/, isPronoun],
  [/^one$/, isTheOneWho],
  [/^one$/, isOneForEach],
  // `64 interviews in all`, not `in all departments`.
  [
    /^all$/,
    ({ before, behind }) =>
      valueOf(before, 0) === 'in' && /^(?:and|with|at|for|between|from|by|during)$/.test(valueOf(behind, 0)),
  ],
  [
    /^once$/,
    ({ behind, grounds }) =>
      /^(?:an?|per|each|every)$/.test(valueOf(behind, 0)) &&
      hasAny(grounds, oftenBy.get(valueOf(behind, 1)) ?? []),
  ],
  [
    /^reports?$/,
    ({ behind, grounds }) =>
      valueOf(behind, 0) === 'to' &&
      /^(?:her|him|me)$/.test(valueOf(behind, 1)) &&
      hasAny(grounds, ['manage', 'supervise', 'lead']),
  ],
  [/^behalf$/, ({ before, behind }) => valueOf(before, 0) === 'on' && valueOf(behind, 0) === 'of'],
  [
    /^(?:devot|dedicat)e[sd]?$/,
    ({ behind }) =>
      /^(?:her|his|my|an?|the|one|two|part|time)$/.test(valueOf(behind, 0)) && near(behind, 6, /^to$/),
  ],
  [/^good$/, ({ before, behind }) => valueOf(before, 0) === 'a' && isSpan(behind)],
  [
    /^co$/,
    ({ behind, grounds }) =>
      /^(?:wr|author)/.test(valueOf(behind, 0)) &&
      grounds.some(
        ({ section, words }) => section === 'publications' && (words.has('with') || words.has('and')),
      ),
  ],
  [
    /^free$/,
    ({ behind, grounds }) =>
      valueOf(behind, 0) === 'time' && grounds.some(({ section }) => ofLeisure.test(section)),
  ],
  [
    /^gr[eo]wn?$/,
    ({ behind, grounds }) =>
      valueOf(behind, 0) === 'up' &&
      /^(?:with|speaking)$/.test(valueOf(behind, 1)) &&
      grounds.some(({ section, implied }) => section === 'languages' && implied.has('natively')),
  ],
  [/^worth$/, ({ behind }) => behind[0] !== undefined && isAmount(behind[0])],
  [
    /^(?:fun|balance)$/,
    ({ before, grounds }) =>
      before.length === 1 &&
      valueOf(before, 0) === 'for' &&
      grounds.some(({ section }) => section === 'interests'),
  ],
  [
    /^privately$/,
    ({ before, grounds }) => before.length === 0 && grounds.some(({ section }) => section === 'interests'),
  ],
  [/^(?:countries|counties|states|regions)$/, ({ before }) => before[0] !== undefined && isAmount(before[0])],
  [
    /^(?:pass|top|exceed|surpass)e[ds]$/,
    ({ behind, grounds }) =>
      behind[0] !== undefined && isAmount(behind[0]) && hasAny(grounds, ['over', 'more', 'above']),
  ],
  [
    /^size$/,
    ({ behind }) => behind.slice(0, 6).some(({ value }) => /^(?:[kmgt]i?b|hectares?|acres?)$/.test(value)),
  ],
  [
    /^graduate$/,
    ({ before, grounds }) =>
      /^expect(?:s|ed|ing)? to$/.test(`${valueOf(before, 1)} ${valueOf(before, 0)}`) &&
      grounds.some(({ section, goesOn }) => section === 'education' && goesOn),
  ],
  [denying, ({ behind, grounds }) => near(behind, 4, paying) && hasAny(grounds, ['free', 'unpaid'])],
  ...toldByEntry,
]

/** What an entry has that is once in such a time. */
const oftenBy: ReadonlyMap<string, readonly string[]> = new Map([
  ['day', ['daily']],
  ['week', ['weekly']],
  ['month', ['monthly']],
  ['quarter', ['quarterly']],
  ['year', ['yearly', 'annual', 'annually']],
])

const isSpan = ([amount, unit]: readonly Token[]) =>
  amount !== undefined && isAmount(amount) && isTimeUnit(unit?.value ?? '')

const isEmployer = (before: Token | undefined, grounds: readonly Ground[]) =>
  before?.isMarked === true &&
  grounds.some(({ section, name }) => /^(?:work|volunteer)$/.test(section) && name.has(before.value))

const isSubject = (before: Token | undefined, grounds: readonly Ground[]) =>
  before === undefined ||
  /^(?:has|have|had|and)$/.test(before.value) ||
  pronouns.has(before.value) ||
  personAmong(grounds).has(before.value)

const isProject = ({ section }: Ground) => section === 'projects'
const isSkill = ({ section, words }: Ground) =>
  section === 'skills' &&
  !['basic', 'beginner', 'learning', 'elementary', 'some'].some((low) => words.has(low))
const isFound = (before: readonly Token[]) =>
  valueOf(before, 0) === 'to' && /^(?:came|come|comes|brought)$/.test(valueOf(before, 1))

/** `a weekly one`: it stands for a thing named before. */
function isPronoun({ before, behind }: Place): boolean {
  const isAlone = !behind[0] || behind[0].breaks
  return (
    /^an?$/.test(valueOf(before, 1)) &&
    (isAlone || /^(?:for|with|in|on|at|that|which|and)$/.test(valueOf(behind, 0)))
  )
}

/** `The zoo receives about 400,000 visitors`: no more than that it has them; who the resume is about does not draw them. */
function drawsPeople({ before, behind, grounds }: Place): boolean {
  const at = behind.findIndex(isAmount)
  const people = behind.slice(at + 1, at + 3)
  return (
    at >= 0 &&
    at <= 2 &&
    before.length > 0 &&
    (valueOf(before, 0) === 'and' || !isSubject(before[0], grounds)) &&
    people.some(({ value }) =>
      /^(?:visitor|guest|reader|user|viewer|listener|subscriber|follower)s$/.test(value),
    )
  )
}

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
