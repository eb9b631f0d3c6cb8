import { isQuote, type Ground } from './ground.js'
import { guards } from './guards.js'
import { saidOf } from './said.js'
import { claimFreeWords } from './words/claim-free.js'

/** Letters, digits and the signs of ordinary prose. */
const strange = /[^\p{L}\p{M}\p{N}\p{Zs}\p{Sc}.,;:!?'’‘“”"„«»()&/%+#·–—\-@°ºª…_~=*]/u
const mixed =
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek}/u

/** The first thing a sentence says that its grounds do not; undefined when all of it stands there. */
export function unfounded(text: string, grounds: readonly Ground[], language: string): string | undefined {
  const said = saidOf(text, grounds, language)
  if (said.tokens.length === 0) return text.trim() === '' ? undefined : text.trim()
  // Word for word what the resume says, so nothing is added.
  if (isQuote(said.tokens, grounds, language)) return undefined
  const sign = (strange.exec(text) ?? mixed.exec(text))?.[0]
  if (sign !== undefined) return sign
  if (!claimFreeWords(language)) return text.trim()
  for (const guard of guards) {
    const more = guard(said)
    if (more !== undefined) return more
  }
  return undefined
}
