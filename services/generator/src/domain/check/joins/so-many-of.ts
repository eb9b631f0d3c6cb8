import { gathered } from '../../gathered.js'
import { isForm } from '../forms/one-word.js'
import { oncePerText } from '../once-per-text.js'
import { standsIn, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { articles, ofs } from '../words/function-words.js'

interface Part {
  readonly deed: Token | undefined
  readonly part: Token
  readonly all: Token
}

/** `Designed 120 of the 310 levels`: what was done to how many of how many. */
const partsIn = oncePerText((known, language): readonly Part[] =>
  gathered(known, (part, at) => {
    if (!isAmount(part) || !ofs(language).has(known[at + 1]?.value ?? '')) return []
    const all = known.slice(at + 2, at + 4).find((token) => !articles.has(token.value))
    return all && isAmount(all) ? [{ deed: known[at - 1], part, all }] : []
  }),
)

/** What was done to some of so many, told of all of them: `designed the 310 levels` of 120 of them. */
export function allOfSome({ tokens, told, language }: Said): string | undefined {
  for (const known of told)
    for (const { deed, part, all } of partsIn(known, language)) {
      if (deed?.kind !== 'word' || tokens.some(({ value }) => value === part.value)) continue
      const at = tokens.findIndex(({ value }) => value === all.value)
      if (at < 0 || !standsIn(deed.value, tokens, language)) continue
      const before = tokens.slice(0, at).findLast(({ value }) => !articles.has(value))
      if (before && isForm(deed.value, before.value, language)) return `${before.raw} … ${all.raw}`
    }
  return undefined
}
