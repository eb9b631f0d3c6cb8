import { isForm } from '../forms/one-word.js'
import { runsOf } from '../runs.js'
import { telling, type Said } from '../said.js'
import type { Token } from '../tokens.js'

const means = /^(?:in|with|using|on|via)$/

interface Half {
  /** What was done, and to what. */
  readonly deed: readonly Token[]
  /** The name of what it was done with, at its end: `in Dentrix`. */
  readonly tool: Token
}

function halfOf(run: readonly Token[], isPlain: Said['isPlain']): Half | undefined {
  const at = run.findLastIndex(({ value }) => means.test(value))
  const [deed, tool] = [telling(run.slice(0, Math.max(0, at)), isPlain), run[at + 1]]
  return tool?.isMarked && deed.length > 1 ? { deed, tool } : undefined
}

/** The tool of the second half of a line put to the deed of its first: `took X-rays in Dentrix` of `took X-rays and recorded data in Dentrix`. */
export function otherHalf({ tokens, told, language, isPlain }: Said): string | undefined {
  if (language !== 'en') return undefined
  const isIn = (among: readonly Token[], { value }: Token) =>
    among.some((other) => isForm(value, other.value, 'en'))
  const clauses = runsOf(tokens, language)
  for (const known of told) {
    const runs = runsOf(known, language)
    for (const [index, run] of runs.entries()) {
      const half = index > 0 ? halfOf(run, isPlain) : undefined
      if (!half || half.deed.some((word) => isIn(tokens, word))) continue
      const first = telling(runs[index - 1]!, isPlain)
      const wrong = clauses.find((clause) => {
        const said = halfOf(clause, isPlain)
        return (
          said?.tool.value === half.tool.value && first.filter((word) => isIn(said.deed, word)).length > 1
        )
      })
      if (wrong) return half.tool.raw
    }
  }
  return undefined
}
