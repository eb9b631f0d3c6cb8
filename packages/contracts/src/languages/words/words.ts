/** Words and phrases of a language. */
export type Words = readonly string[]

/** Words with ` | ` between, over as many lines as they need. */
export const words = (text: string): Words =>
  text
    .normalize('NFC')
    .trim()
    .split(/\s*\|\s*/)
