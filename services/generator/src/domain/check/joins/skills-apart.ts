import { entriesAmong, says, type Ground } from '../ground.js'
import { isAttached } from '../guards/set-with.js'
import { runsOf } from '../runs.js'
import { telling, type Said } from '../said.js'
import type { Token } from '../tokens.js'

const known = /^(?:skills|languages|certificates|interests)$/
const done = /^(?:work|projects|volunteer)$/

/** What somebody knows, set behind a deed that no entry did it with: `raises 300 queens, by insemination`. */
export function skillAsMeans(said: Said): string | undefined {
  const own = entriesAmong(said.grounds)
  if (!own.some(({ section }) => known.test(section)) || !own.some(({ section }) => done.test(section)))
    return undefined
  const runs = runsOf(said.tokens, said.language)
  return runs.find((run, at) => {
    const before = runs[at - 1]
    return (
      before !== undefined &&
      isAttached(run, said) &&
      isOf(run, known, own, said) &&
      isOf(before, done, own, said)
    )
  })?.[0]?.raw
}

/** Whether entries of such sections alone say the words of a run, and one of them is no word of theirs by what they are. */
function isOf(
  run: readonly Token[],
  section: RegExp,
  own: readonly Ground[],
  { language, isPlain }: Said,
): boolean {
  const words = telling(run, isPlain)
  const isTold = (token: Token, ground: Ground) => says(ground, token, language)
  if (own.some((ground) => words.some(({ value }) => section === known && ground.implied.has(value))))
    return false
  const from = words.map((word) => own.filter((ground) => isTold(word, ground)))
  return (
    from.some((grounds) => grounds.length > 0) &&
    from.every((grounds) => grounds.every((ground) => section.test(ground.section)))
  )
}
