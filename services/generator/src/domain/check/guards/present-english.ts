import { baseOf } from '../forms/stem.js'
import { wordSet } from '../forms/word-set.js'
import type { Token } from '../tokens.js'

const adverbs = wordSet('now also still currently regularly usually often')

/** What stands behind `I` and is no present: verbs of one form for both tenses, helping ones, adverbs and joints. */
const noPresent = wordSet(
  `was had did went came became got put set cut read let hit split spread quit shut could would should might may will can must have ve d ll
and or as with who when where both too myself alone then first later once twice even just never always again together only mainly mostly soon
already ever not cast cost burst sat stood knew thought felt said saw ate drank meant learnt spelt burnt slid swung lent`,
)
/** The `mend` of `I mend`, not `mended` or `led`. */
const isOfMeNow = ({ value, isMarked }: Token) =>
  !isMarked &&
  /^\p{L}{2,}$/u.test(value) &&
  !/(?:ed|ly|ing)$/.test(value) &&
  !noPresent.has(value) &&
  !adverbs.has(value) &&
  baseOf(value) === value

/** `she chairs`, `he still shunts`, `I am`: what goes on. `is` and `has` may go with a participle. */
export function isPresent(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  let last = at - 1
  while (last >= 0 && adverbs.has(tokens[last]!.value)) last -= 1
  const before = tokens[last]?.value ?? ''
  const word = tokens[at]?.value ?? ''
  if (before === 'i') return isOfMeNow(tokens[at]!)
  const isPerson = before === 'she' || before === 'he' || names.has(before)
  return (
    isPerson &&
    !tokens[at]?.isMarked &&
    /(?<!s)s$/.test(word) &&
    !/^(?:was|has|as)$/.test(word) &&
    !names.has(word)
  )
}

/** `he is completing`: what is not at an end. */
export function isProgressive(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  if (!/^(?:is|am)$/.test(tokens[at]!.value)) return false
  const [before = '', next = ''] = [tokens[at - 1]?.value, tokens[at + 1]?.value]
  return (/^(?:she|he|i)$/.test(before) || names.has(before)) && /^\p{L}{3,}ing$/u.test(next)
}
