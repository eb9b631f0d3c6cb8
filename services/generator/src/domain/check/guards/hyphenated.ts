import { hasWord, type Ground } from '../ground.js'
import { normalForm } from '../forms/normal-form.js'
import { tokensOf } from '../tokens.js'
import type { Said } from '../said.js'

const hyphen = /[-‐‑]/
/** Not in an address. */
const compound =
  /(?<![\p{L}\p{N}./@-])\p{L}[\p{L}\p{M}]*(?:[-‐‑]\p{L}[\p{L}\p{M}]*)+(?![\p{L}\p{M}\p{N}])(?![./@]\p{L})/gu
/** Of words that are joined in any text. */
const idle =
  /^(?:e-mail|day-to-day|end-to-end|one-to-one|face-to-face|part-time|full-time|week-end|c'est-a-dire|peut-etre|la-bas|rendez-vous|\p{L}+-(?:years?(?:-olds?)?|months?|weeks?|days?|hours?|person|jahrig|jarige))$/u
/** Pronouns that follow their verb. */
const enclitics: Readonly<Record<string, RegExp>> = {
  fr: /-(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|ci|la|le|les|lui|leur|y|en|meme|memes)$/,
  pt: /-(?:me|te|se|nos|vos|lhes?|l?[oa]s?|n[oa]s?)$/,
}

/** A word that a hyphen makes of plain ones is more than these: `results-driven`. Undefined when the grounds have it. */
export function newCompound({ text, grounds, language, isPlain }: Said): string | undefined {
  if (!hyphen.test(text)) return undefined
  return [...text.matchAll(compound)]
    .map(([raw]) => raw)
    .find((raw) => {
      const whole = normalForm(raw).replace(/[‐‑]/g, '-')
      if (idle.test(whole) || enclitics[language]?.test(whole) || isPlain(whole)) return false
      const parts = whole.split('-')
      if (/-based$/.test(whole) && isTown(parts.slice(0, -1), grounds)) return false
      const isJoined = grounds.some((ground) => hasWord(ground, parts.join(''), language))
      return !isJoined && parts.some((part) => !isTold(part, grounds, language, isPlain))
    })
}

/** `Leeds-based`. */
const isTown = (parts: readonly string[], grounds: readonly Ground[]) =>
  grounds.some(({ town }) => parts.every((part) => town.has(part)))

/** Numbers are checked where they are counted; `in` and `a` say nothing. */
const isTold = (
  part: string,
  grounds: readonly Ground[],
  language: string,
  isPlain: (word: string) => boolean,
): boolean =>
  grounds.some((ground) => ground.implied.has(part) || hasWord(ground, part, language)) ||
  tokensOf(part, language)[0]?.kind === 'number' ||
  (part.length < 4 && isPlain(part))
