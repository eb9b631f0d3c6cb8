import { perLanguage } from './per-language.js'

const mostWords = 10_000
/** Longer ones are no words of any language, and are not kept. */
const longestWord = 60

/** What is made of a word of a language once: texts have the same words again and again. What is kept is bounded. */
export function oncePerWord<T extends object | string | boolean>(
  make: (word: string, language: string) => T,
): (word: string, language: string) => T {
  const keptOf = perLanguage(() => new Map<string, T>())
  return (word, language) => {
    const kept = keptOf(language)
    const known = kept.get(word)
    if (known !== undefined) return known
    const made = make(word, language)
    if (word.length > longestWord) return made
    if (kept.size >= mostWords) kept.clear()
    kept.set(word, made)
    return made
  }
}
