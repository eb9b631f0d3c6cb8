/** Words with bars between, over as many lines as they need. */
export const listed = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .trim()
    .split(/\s*\|\s*/)
