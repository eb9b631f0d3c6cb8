/** A browser may refuse storage altogether; the app then works for as long as the page is open. */
function entry(area: () => Storage, key: string) {
  let fallback: string | null = null
  return {
    read(): string | null {
      try {
        return area().getItem(key)
      } catch {
        return fallback
      }
    },
    write(value: string): void {
      fallback = value
      try {
        area().setItem(key, value)
      } catch {
        // Kept in memory alone.
      }
    },
    clear(): void {
      fallback = null
      try {
        area().removeItem(key)
      } catch {
        // Nothing was stored.
      }
    },
  }
}

export type StoredEntry = ReturnType<typeof entry>

export const storedToken = entry(() => localStorage, 'token')
export const storedTheme = entry(() => localStorage, 'thumb-theme')
/** That somebody was logged in here once. */
export const storedVisit = entry(() => localStorage, 'has-account')
/** Which questions about which resume were answered here. */
export const storedAnswers = entry(() => localStorage, 'answered-questions')
/** Until when no other code is sent to whom. */
export const storedCodeWait = entry(() => localStorage, 'code-wait')
/** Unsaved words of drafts. Cleared when the tab closes and on logout. */
export const storedWords = entry(() => sessionStorage, 'unsaved-words')
export const storedPackage = entry(() => sessionStorage, 'selectedPackage')
