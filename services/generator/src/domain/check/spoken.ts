import type { Ground } from './ground.js'
import { guards } from './guards.js'
import { saidOf, type Said } from './said.js'
import type { Token } from './tokens.js'
import { claimFreeWords } from './words/claim-free.js'
import { isQuote } from './word-for-word.js'

/** Letters, digits and the signs of ordinary prose. */
const strange = /[^\p{L}\p{M}\p{N}\p{Zs}\p{Sc}.,;:!?¿¡×'’‘“”"„«»()&/%+#·–—\-@°ºª…_~=*]/u
const mixed =
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek}/u

/** Characters of a sentence that is looked at: guards compare its words with each other. People write a third of that. */
const longestSentence = 1_000
export const isTooLong = (text: string): boolean => text.length > longestSentence

/** A sentence and what it may lean on. */
export interface Spoken {
  readonly text: string
  /** The text as it was read, where it was read before. */
  readonly tokens?: readonly Token[]
  readonly cites: readonly Ground[]
}

/** The first thing a sentence says that its grounds do not; undefined when all of it stands there. */
export const unfounded = (text: string, cites: readonly Ground[], language: string): string | undefined => {
  const spoken = { text, cites }
  return unfoundedIn([spoken], language).get(spoken)
}

/** The same of many sentences: those that say more than their grounds, with the first thing that is more. */
export function unfoundedIn(sentences: readonly Spoken[], language: string): ReadonlyMap<Spoken, string> {
  const more = new Map<Spoken, string>()
  let open = sentences
    .map((spoken) => ({ spoken, said: saidOf(spoken.text, spoken.cites, language, spoken.tokens) }))
    .filter(({ said }) => !isFounded(said))
  // Guard by guard: each is a lot of code, which the processor then has at hand for the next sentence.
  for (const guard of [unreadable, ...guards]) {
    if (open.length === 0) break
    open = open.filter(({ spoken, said }) => {
      const wrong = guard(said)
      if (wrong !== undefined) more.set(spoken, wrong)
      return wrong === undefined
    })
  }
  return more
}

/** Nothing, or word for word what the resume says, so nothing is added. */
const isFounded = ({ text, tokens, grounds, language }: Said) =>
  tokens.length === 0 ? text.trim() === '' : isQuote(tokens, grounds, language)

/** Characters that are told of what stands nowhere at all. */
const told = 80
const begun = (text: string) =>
  (text.length > told ? `${text.slice(0, told).replace(/\s+\S*$/, '')}…` : text).trim()

/** What no guard can judge: signs of no prose, a sentence without an end, or a language without word lists. */
function unreadable({ text, tokens, language }: Said): string | undefined {
  if (tokens.length === 0 || isTooLong(text)) return begun(text)
  const sign = (strange.exec(text) ?? mixed.exec(text))?.[0]
  if (sign !== undefined) return sign
  return claimFreeWords(language) ? undefined : begun(text)
}
