import { gathered } from '../../gathered.js'
import { perLanguage } from '../forms/per-language.js'
import { wordSet } from '../forms/word-set.js'
import type { Token } from '../tokens.js'
import { idleBefore } from '../words/idle-before.js'

/** What each such word of a language may stand in front of. */
const behindOf = perLanguage(
  (language): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      gathered(Object.entries(idleBefore[language] ?? {}), ([words, next]) => {
        const behind = wordSet(next)
        return [...wordSet(words)].map((word) => [word, behind] as const)
      }),
    ),
)

const leading = /^men(?:e|er|ait|ees?|ant)$/
const led =
  /^(?:equipe|brigade|groupe|service|entreprise|atelier|agence|societe|collegue|personne|salarie|homme|femme|projet)/
/** `a mené la campagne` is to make it, `mène une équipe` to lead it. */
const isMade = (tokens: readonly Token[], at: number) =>
  leading.test(tokens[at]?.value ?? '') && !tokens.slice(at + 1, at + 5).some(({ value }) => led.test(value))

/** Whether the word at `at` claims nothing in front of what stands behind it. */
export const isIdleBefore = (tokens: readonly Token[], at: number, language: string): boolean =>
  behindOf(language)
    .get(tokens[at]?.value ?? '')
    ?.has(tokens[at + 1]?.value ?? '') === true ||
  (language === 'fr' && isMade(tokens, at))
