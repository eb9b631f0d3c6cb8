import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { isForm } from '../forms/one-word.js'
import { every } from '../words/function-words.js'
import type { Token } from '../tokens.js'
import type { Said } from '../said.js'

const mayCount = anyWord((word) => word === 'om' || every.has(word))

/** The word that a text counts by, and what stands between: `every second Saturday`, `om de week`. */
function countedBy(tokens: readonly Token[], at: number): readonly Token[] {
  const isEveryOther = tokens[at]?.value === 'om' && tokens[at + 1]?.value === 'de'
  return isEveryOther || every.has(tokens[at]?.value ?? '') ? tokens.slice(at + 1, at + 3) : []
}

/** They write `every Thursday evening` with one word for what is counted. */
const compounding = new Set(['de', 'nl'])

/** `Every Saturday` of what is done every second one. */
export function otherTurn({ tokens, grounds, language }: Said): string | undefined {
  if (!mayCount(tokens, language)) return undefined
  for (const [at, token] of tokens.entries()) {
    const [said] = countedBy(tokens, at)
    if (said?.kind !== 'word') continue
    const is = (known: Token | undefined) => known !== undefined && isForm(said.value, known.value, language)
    const told = gathered(grounds, ({ sequences }) =>
      gathered(sequences, (known) => known.map((_, place) => countedBy(known, place))),
    )
    const isLonger = (known: Token | undefined) =>
      compounding.has(language) &&
      known !== undefined &&
      known.value.length > said.value.length &&
      known.value.endsWith(said.value)
    if (told.some(([first, second]) => is(second) || isLonger(first)) && !told.some(([first]) => is(first)))
      return `${token.raw} ${said.raw}`
  }
  return undefined
}
