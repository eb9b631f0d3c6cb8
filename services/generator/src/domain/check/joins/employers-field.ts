import { bears, entriesAmong, personAmong, says, type Ground } from '../ground.js'
import { runsOf } from '../runs.js'
import type { Token } from '../tokens.js'
import { telling, type Said } from '../said.js'
import { partsOf } from '../statements.js'

/** What the person does somewhere, put to one employer whose entry does not say it: `strategy games at Saltmarsh`. */
export function fieldOfAnother(said: Said): string | undefined {
  const { tokens, grounds, language, isPlain } = said
  const person = grounds.find(({ section }) => section === 'basics')
  const own = entriesAmong(grounds)
  if (!person || own.length === 0) return undefined
  const { whole, statements } = partsOf(person, language)
  const names = personAmong(grounds)
  const isOwn = (token: Token) => own.some((ground) => bears(ground, token, language))
  for (const run of runsOf(tokens, language)) {
    if (!run.some((_, at) => isEmployer(run, at, own))) continue
    const wrong = telling(run, isPlain).find(
      (token) =>
        !isOwn(token) &&
        !says(whole, token, language) &&
        !names.has(token.value) &&
        statements.some((ground) => says(ground, token, language)),
    )
    if (wrong) return wrong.raw
  }
  return undefined
}

const isEmployer = (run: readonly Token[], at: number, own: readonly Ground[]) => {
  const { value, isMarked, kind } = run[at]!
  return (
    kind === 'word' &&
    isMarked &&
    own.some(({ name, section }) => /^(?:work|volunteer)$/.test(section) && name.has(value))
  )
}
