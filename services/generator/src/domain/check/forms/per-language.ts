/** A composer names languages; what is kept of them is bounded. */
const mostLanguages = 100

/** What is made for a language once. A page has one language: the last one asked for is at hand. */
export function perLanguage<T extends object>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>()
  const add = (language: string) => {
    if (made.size >= mostLanguages) made.clear()
    const fresh = make(language)
    made.set(language, fresh)
    return fresh
  }
  let [last, own]: [string?, T?] = []
  return (language) => {
    if (own && language === last) return own
    own = made.get(language) ?? add(language)
    last = language
    return own
  }
}
