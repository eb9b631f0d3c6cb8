/** A composer names languages; what is kept of them is bounded. */
const mostLanguages = 100

/** What is made for a language once. */
export function perLanguage<T extends object>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>()
  return (language) => {
    const known = made.get(language)
    if (known) return known
    if (made.size >= mostLanguages) made.clear()
    const fresh = make(language)
    made.set(language, fresh)
    return fresh
  }
}
