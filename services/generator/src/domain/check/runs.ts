import { stationsOf } from './guards/order.js'
import { oncePerText } from './once-per-text.js'
import type { Token } from './tokens.js'
import { byLanguage, wordSet } from './forms/word-set.js'
import { isFor } from './words/before-and-after.js'
import { articles, hasVerb, isAccented, prepositions, pronouns, subjects } from './words/function-words.js'

const boundariesOf = byLanguage({
  en: 'and or but who which while where before after then previously',
  de: 'und oder sowie aber davor danach bevor nachdem',
  fr: 'et ou mais puis qui où avant après',
  es: 'y e o u pero que donde antes después',
  it: 'e ed o ma che dove prima dopo poi',
  pt: 'e ou mas que onde antes depois',
  nl: 'en of maar die waar voordat daarna',
  pl: 'i oraz lub a ale który która które których którym gdzie potem następnie zanim',
})
const frontedOf = byLanguage({
  en: 'at as in from since with by',
  de: 'bei beim als seit in im mit',
  fr: 'a au aux chez comme dans depuis',
  es: 'en como desde con',
  it: 'a al alla ai presso da come in',
  pt: 'no na em como desde com',
  nl: 'bij als sinds in met',
})
const moving = wordSet(`came moved switched went`)

const order = wordSet(
  `outside away besides alongside außerhalb neben naast buiten after before nach vor après avant después antes dopo prima depois na voor po przed`,
)
const isOrder = (run: readonly Token[]) => order.has(run[0]?.value ?? '') && !isFor(run, 0)
const besides = wordSet('além fora paralelamente oltre fuori accanto parallelamente')
/** Portuguese `é` and Italian `è` are no `and`; but behind `além do trabalho` what is told of something else begins with it. */
const isCopula = (token: Token, run: readonly Token[]) =>
  isAccented(token) && !besides.has(run[0]?.value ?? '')
/** They make one of the word in front of them: `à côté de`. */
const aside = wordSet('côté dehors parallèle')

const combining =
  /^(?:compagin|[ck]ombin|concili|altern|conjug|coniug|conjugu)(?!aison)\p{L}*$|^a[uú]na\p{L}*$/u
const withOther = /^(?:con|com|avec|met|mit)$/

/** Whether a run begins with the second of two things that the one before it tells side by side: `combina las ventas | con un curso`. */
export const isCombined = (before: readonly Token[], first: Token | undefined): boolean =>
  withOther.test(first?.value ?? '') &&
  before.some(({ value, isMarked }, at) => combining.test(value) && (!isMarked || at === 0))

/** The words of a sentence in runs that speak of one thing; a phrase set in front belongs to what follows it. */
export const runsOf = oncePerText((tokens, language): readonly (readonly Token[])[] => {
  const runs: Token[][] = [[]]
  const [boundaries, fronted] = [boundariesOf(language), frontedOf(language)]
  const isMove = (at: number) =>
    moving.has(tokens[at]?.value ?? '') && /^(to|from|on)$/.test(tokens[at + 1]?.value ?? '')
  const moves = tokens.some((_, at) => isMove(at))
  const isTurned = language === 'de' || language === 'nl'
  const path = new Set(stationsOf(tokens, language))
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const run = runs.at(-1)!
    // What came before or after is told of something else.
    const isAside = () => aside.has(run[1]?.value ?? '')
    const isApart = run[0]?.value === 'when' && run.length > 2 && run.some(({ value }) => value === 'not')
    const isSubject = () => !tokens.slice(0, at).some(({ value }) => pronouns.has(value))
    const isOther =
      pronouns.has(token.value) &&
      (isApart ||
        isOrder(run) ||
        // `Naast SQL, Python en Excel kan hij …`
        (isTurned && isSubject() && isOrder(runs[0] ?? [])))
    const isFront =
      token.breaks &&
      runs.length === 1 &&
      !isAside() &&
      fronted.has(run[0]?.value ?? '') &&
      !run.some(({ value }) => pronouns.has(value)) &&
      !hasVerb(run, language)
    // `zowel Engels als Duits`
    const isSecond =
      isTurned &&
      ((token.value === 'als' && run.some(({ value }) => /^(?:zowel|sowohl)$/.test(value))) ||
        (token.value === 'wie' && run.some(({ value }) => value === 'ebenso')))
    const isJoint =
      isSecond ||
      (token.kind === 'word' &&
        !token.isMarked &&
        ((boundaries.has(token.value) && !isCopula(token, run)) || (moves && isMove(at))))
    const isStop = path.has(at) || isOther || isCombined(run, token) || (moves && token.value === 'from')
    if (run.length > 0 && ((token.breaks && !isFront) || isJoint || isStop)) runs.push([token])
    else run.push(token)
  }
  return runs
})

/** `a tile factory, …` behind a name in front tells by itself what the name is. */
function besideName(clause: readonly Token[]): readonly (readonly Token[])[] {
  const end = clause.findIndex(({ breaks }, at) => at > 1 && breaks)
  const isBeside = clause[0]?.breaks === true && articles.has(clause[0].value) && end > 0
  return isBeside ? [clause.slice(0, end), clause.slice(end)] : [clause]
}

/** Runs of words; a phrase set in front is one of its own. */
export function clausesOf(tokens: readonly Token[], language: string): readonly (readonly Token[])[] {
  const [first = [], ...rest] = runsOf(tokens, language)
  const end = first.findIndex(({ breaks, value }, at) => at > 1 && (breaks || subjects(language).has(value)))
  // `By rebuilding the page she cut its size`: the means and what came of it are told together.
  const isMeans = language === 'en' && first[0]?.value === 'by' && /ing$/.test(first[1]?.value ?? '')
  const isFront = !isMeans && prepositions(language).has(first[0]?.value ?? '') && end > 0
  // The verb stands before who did it.
  const isTurned = !first[end]?.breaks && (language === 'de' || language === 'nl')
  const start = isTurned ? end - 1 : end
  return isFront ? [first.slice(0, start), ...besideName(first.slice(start)), ...rest] : [first, ...rest]
}
