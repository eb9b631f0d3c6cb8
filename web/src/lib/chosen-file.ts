/** A file that was chosen on one page and is uploaded by the next. Kept in memory only: a reload loses it. */
let chosen: File | undefined

export const handOver = (file: File): void => void (chosen = file)

/** Returns the file and forgets it. */
export function takeChosen(): File | undefined {
  const file = chosen
  chosen = undefined
  return file
}
