/** What the field shows: small letters, hyphens for gaps. A gap at the end stays until it is known whether more follows. */
export const shownName = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/^\s+/, '')
    .replace(/\s+(?=\S)/g, '-')

/** The name that is meant: phones put a space behind a word. */
export const meantName = (shown: string): string => shown.trim()
