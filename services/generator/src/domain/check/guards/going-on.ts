import { oncePerWord } from '../forms/once-per-word.js'
import type { Token } from '../tokens.js'

/** Verbs that say in their present that something goes on, as they are written, and what stands behind them then. */
const verbs: Readonly<Record<string, readonly (readonly [verb: RegExp, next: RegExp])[]>> = {
  en: [[/^(?:continues|keeps|remains)$/i, /^(?:to|as|at|in|on|the|a|an|\p{L}{2,}ing)$/u]],
  fr: [
    [/^continue(?:nt)?$/i, /^(?:à|de|d['’]\p{L}+|comme|au|chez)$/iu],
    [/^(?:demeure|reste)(?:nt)?$/i, /^(?:l[ae]|un|une)$/iu],
  ],
  es: [
    [/^(?:continúan?|sigue[n]?|permanecen?)$/iu, /^(?:como|en|a|al|con|siendo|\p{L}{2,}ndo)$/iu],
    [/^mantienen?$/iu, /./u],
  ],
  it: [
    [/^continua(?:no)?$/i, /^(?:ad?|come|con)$/i],
    [/^(?:mantiene|mantengono)$/i, /./u],
  ],
  pt: [
    [/^continuam?$/i, /^(?:ao?|à|com|como|em|n[ao]s?|\p{L}{2,}ndo)$/iu],
    [/^mant[éê]m$/iu, /./u],
    [/^(?:permanecem?|segue[m]?)$/i, /^(?:como|em|n[ao]s?|\p{L}{2,}ndo)$/iu],
  ],
  nl: [[/^(?:blijft|blijven)$/i, /./u]],
  de: [[/^bleib(?:t|en)$/i, /./u]],
  pl: [[/^kontynuuj[eą]$/iu, /./u]],
}

const verbsFor = (raw: string, language: string) =>
  (verbs[language] ?? []).filter(([verb]) => verb.test(raw.normalize('NFC')))
const isVerb = oncePerWord((raw, language) => verbsFor(raw, language).length > 0)

/** Whether the word at `at` says that something goes on: `continues to run`, `continúa gestionando`. */
export const isGoingOn = (tokens: readonly Token[], at: number, language: string): boolean => {
  const raw = tokens[at]?.raw ?? ''
  if (!isVerb(raw, language)) return false
  return verbsFor(raw, language).some(([, behind]) => behind.test(tokens[at + 1]?.raw ?? ''))
}
