import { changesIn, isDifference } from '../changes.js'
import { entriesAmong, hasWord, type Ground } from '../ground.js'
import { isForm } from '../forms/one-word.js'
import { isFamily } from '../forms/same-word.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { valueOf } from '../token.js'
import { isAmount, type Token } from '../tokens.js'
import { articles } from '../words/function-words.js'
import { isIdleBefore } from './idle-before.js'
import { isLineOfJob } from './handled.js'
import { isNegation } from './negation.js'
import { isAdverbOf } from './periods.js'

/** Whether the word at `at` claims nothing where it stands. */
type Holds = (tokens: readonly Token[], at: number, grounds: readonly Ground[]) => boolean

/** `one year` of what took two. */
const isOneOfSeveral = (unit: string, grounds: readonly Ground[]) =>
  grounds.some(({ sequences }) =>
    sequences.some((known) =>
      known.some(({ value }, at) => value === `${unit}s` && isAmount(known[at - 1] ?? known[at]!)),
    ),
  )

const isOne: Holds = (tokens, at, grounds) => {
  const next = valueOf(tokens, at + 1)
  return isTimeUnit(next) ? !isOneOfSeveral(next, grounds) : isIdleBefore(tokens, at, 'en')
}

/** `first at Acme, then at Borg`: what came afterwards is told as well. */
const isFirst =
  (next: RegExp, then: RegExp): Holds =>
  (tokens, at) =>
    next.test(valueOf(tokens, at + 1)) && tokens.slice(at + 1).some(({ value }) => then.test(value))

/** `free of charge`, `in charge` of those who lead. */
const isCharge: Holds = (tokens, at, grounds) => {
  const before = valueOf(tokens, at - 1)
  const told = before === 'of' ? 'free' : 'lead'
  return /^(?:of|in)$/.test(before) && grounds.some((ground) => hasWord(ground, told, 'en'))
}

/** `her own tools`, not `on her own`, nor `her own caseload` of a shared one. */
const isOwn: Holds = (tokens, at, grounds) => {
  const shared = ['shared', 'joint', 'common'].map((word) => `${word} ${valueOf(tokens, at + 1)}`)
  return (
    valueOf(tokens, at - 2) !== 'on' && !grounds.some(({ pairs }) => shared.some((pair) => pairs.has(pair)))
  )
}

const eachOf = /^(?:each|every|per|a|an|the)$/

/** `every day` of what is done daily, `six dishes each season` of what the entry counts by the season. */
const isCounted: Holds = (tokens, at, grounds) => {
  const noun = valueOf(tokens, at + 1)
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
      ({ value }, index) =>
        (value === noun && eachOf.test(valueOf(known, index - 1))) ||
        (value === `${noun}s` && valueOf(known, index - 1) === 'on'),
    )
  return grounds.some(({ sequences }) => sequences.some(isSo))
}

const tasked = /^(?:du|des|de (?:la|l['’]\p{L}+))(?= |$)/iu
/** `elle s'est chargée des bilans`, `chargée de tenir la caisse`, `chargée de la caisse` of a line so, not `chargée de mission`. */
const isTasked: Holds = (tokens, at, grounds) => {
  const [next, second] = tokens.slice(at + 1)
  return (
    /^s(?:['’]|e$)/iu.test(tokens[at - 1]?.raw ?? '') ||
    (next?.value === 'de' && /(?:er|ir|re)$/.test(second?.value ?? '')) ||
    (tasked.test(`${next?.raw} ${second?.raw}`) && isLineOfJob(tokens, at, grounds, 'fr'))
  )
}

/** `responsável por orientar um estagiário`: who answers for a deed does it, which an entry says besides. */
const isAnswering =
  (link: string, infinitive: RegExp): Holds =>
  (tokens, at) =>
    valueOf(tokens, at + 1) === link &&
    infinitive.test(valueOf(tokens, at + 2)) &&
    (tokens[at + 3]?.kind === 'number' || articles.has(valueOf(tokens, at + 3)))

const whole = /^(?:ensemble|tou[st]|toutes?|totalite|integralite|entiere?s?|complete?s?)$/
/** `ils travaillent ensemble`, but `l'ensemble des rejets` is all of them, which an entry says too, by a number at least. */
const isTogether: Holds = (tokens, at, grounds) =>
  !/^l['’]/iu.test(tokens[at]!.raw) ||
  !/^(?:d|de|des|du)$/.test(valueOf(tokens, at + 1)) ||
  tokens[at + 2]?.kind === 'number' ||
  grounds.some(({ words }) => [...words].some((word) => whole.test(word)))

/** `…, sempre di Formedil`: the same one again. */
const isSameAgain: Holds = (tokens, at, grounds) =>
  tokens[at]!.breaks &&
  /^(?:d[ai]|del|della|dal|dalla)$/.test(valueOf(tokens, at + 1)) &&
  tokens[at + 2]?.isMarked === true &&
  entriesAmong(grounds).filter(({ words }) => words.has(valueOf(tokens, at + 2))).length > 1

/** `non ha avuto incidenti` of `nessun incidente`: what stands behind the word is denied in an entry as well. */
const isDeniedToo: Holds = (tokens, at, grounds) => {
  const behind = tokens.slice(at + 1)
  const isSaid = (denied: Token) => behind.some((said) => isFamily(said.value, denied.value, ''))
  return grounds.some(({ sequences }) =>
    sequences.some((known) =>
      known.some((token, index) => isNegation(token) && known.slice(index + 1, index + 3).some(isSaid)),
    ),
  )
}

/** `bevat geen advertenties` of `zonder advertenties`: what is denied right behind the word is denied in an entry as well. */
const isDeniedSo: Holds = (tokens, at, grounds) => isDeniedToo(tokens.slice(0, at + 3), at, grounds)

const having = /^(?:hab|habe|hat|hatten?|gab|gibt|kam|kamen|entstand|entstanden)$/
/** The `Unfall` of `kein selbst verschuldeter Unfall bei …`. */
const deniedBehind = (known: readonly Token[], at: number) =>
  known.slice(at + 1, at + 5).find(({ isMarked }) => isMarked)?.value ?? ''

/** `einen Unfall hatte er nicht` of `kein Unfall`: of what an entry denies, the word stands at the end of the clause. */
const isDeniedBefore: Holds = (tokens, at, grounds) => {
  const start = tokens.slice(0, at + 1).findLastIndex(({ breaks }) => breaks)
  const clause = tokens.slice(Math.max(0, start), at)
  const things = clause.filter(({ isMarked, value }, index) => isMarked && (index > 0 || value.length > 4))
  const isLast = tokens[at + 1]?.breaks !== false && clause.some(({ value }) => having.test(value))
  return (
    isLast &&
    grounds.some(({ sequences }) =>
      sequences.some((known) =>
        known.some(
          (token, index) =>
            isNegation(token) &&
            things.some(({ value }) => isFamily(value, deniedBehind(known, index), 'de')),
        ),
      ),
    )
  )
}

/** `ging dem Leiter zur Hand` of who helped; whom somebody else lent it, was helped. */
const isHelping: Holds = (tokens, at, grounds) =>
  valueOf(tokens, at - 1) === 'zur' &&
  !tokens.some(({ value }) => /^(?:ihr|ihm|mir|uns|ihnen)$/.test(value)) &&
  tokens.some(({ value }) => /^(?:sie|er|ich)$/.test(value)) &&
  grounds.some((ground) => hasWord(ground, 'helfen', 'de') || hasWord(ground, 'unterstutzen', 'de'))

/** `behandelt sie selbst` of `eigene Behandlung`: the deed is told as their own. */
const isOwnDeed: Holds = (tokens, at, grounds) =>
  grounds.some(({ sequences }) =>
    sequences.some((known) =>
      known.some(
        ({ value }, index) =>
          /^(?:eigene[rnms]?|selbst)$/.test(value) &&
          tokens.slice(0, at).some((token) => isForm(token.value, valueOf(known, index + 1), 'de')),
      ),
    ),
  )

const rules: Readonly<Record<string, readonly (readonly [word: RegExp, holds: Holds])[]>> = {
  en: [
    [/^one$/, isOne],
    [/^not$/, (tokens, at) => tokens.slice(Math.max(0, at - 4), at).some(({ value }) => value === 'when')],
    [/^first$/, isFirst(/^(?:in|at|as|with|for)$/, /^(?:then|now|later|before|after)$/)],
    [/^running$/, (tokens, at) => isTimeUnit(valueOf(tokens, at - 1))],
    [/^charge$/, isCharge],
    [/^many$/, (tokens, at) => valueOf(tokens, at - 1) === 'as' && valueOf(tokens, at + 1) === 'as'],
    [/^own$/, isOwn],
    [/^(?:each|every)$/, isCounted],
  ],
  de: [
    [/^nicht$/, isDeniedBefore],
    [/^hand$/, isHelping],
    [/^selbst$/, isOwnDeed],
  ],
  es: [
    [/^primero$/, isFirst(/^(?:como|en)$/, /^(?:despues|luego)$/)],
    [/^responsables?$/, isAnswering('de', /(?:ar|[^l]er|ir)$/)],
  ],
  fr: [
    [/^charge(?:e?s?|ait)$/, isTasked],
    [/^(?:pas|non)$/, isDeniedToo],
    [/^ensemble$/, isTogether],
  ],
  it: [
    [/^non$/, isDeniedToo],
    [/^sempre$/, isSameAgain],
    [/^responsabil[ei]$/, isAnswering('di', /(?:ar|er|ir)e$/)],
  ],
  nl: [[/^(?:geen|niet)$/, isDeniedSo]],
  pt: [
    [/^feira$/, (tokens, at) => /^(?:segunda|terca|quarta|quinta|sexta)s?$/.test(valueOf(tokens, at - 1))],
    [/^primeiro$/, isFirst(/^(?:como|em|n[ao])$/, /^depois$/)],
    [/^responsave(?:l|is)$/, isAnswering('por', /(?:ar|er|ir)$/)],
  ],
}

/** When a word of a language claims nothing, of those that this can be told of by what stands around them. */
export const idleRuleOf = (word: string, language: string): Holds | undefined =>
  rules[language]?.find(([words]) => words.test(word))?.[1]
