import type { Ground } from './ground.js'
import { rowOf } from './once-per-text.js'
import type { Token } from './tokens.js'

const lettersOf = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether one stands in the other word for word. An amount at its end ends a clause there: `4` is not `4 %`. */
export function standsWordForWord(statement: string, text: string): boolean {
  const [words, sentence] = [lettersOf(statement).replace(/[.,;:!\s]+$/, ''), lettersOf(text)]
  if (words === '') return false
  const [isBegin, isEnd] = [
    /^\p{N}/u.test(words) ? /(?:^|[.,;:!?(]\s)$/ : /(?<![\p{L}\p{M}\p{N}+#@.-])$/u,
    /\p{N}$/u.test(words) ? /^(?:$|[.,;:!?)]+(?:\s|$))/ : /^(?![\p{L}\p{M}\p{N}+#@-])/u,
  ]
  let at = sentence.indexOf(words)
  while (at >= 0) {
    if (
      isBegin.test(sentence.slice(Math.max(0, at - 2), at)) &&
      isEnd.test(sentence.slice(at + words.length))
    )
      return true
    at = sentence.indexOf(words, at + 1)
  }
  return false
}

/** Whether a text of the entries says all of it in a row. */
export const isQuote = (tokens: readonly Token[], grounds: readonly Ground[], language: string): boolean => {
  const said = rowOf(tokens, language)
  return grounds.some(({ texts }) => texts.some((text) => text.includes(said)))
}
