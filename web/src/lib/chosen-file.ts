/** A file that was chosen on one page and is sent by the next: history cannot keep it, and a reload forgets it. */
let chosen: File | undefined

export const handOver = (file: File): void => void (chosen = file)

/** The file, once. */
export function takeChosen(): File | undefined {
  const file = chosen
  chosen = undefined
  return file
}
