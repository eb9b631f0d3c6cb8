import type { Blobs } from './blobs.js'

const dayMs = 24 * 3_600_000

/**
 * Removes what no document refers to, a day after it was written: a blob comes before the document that names it.
 * Answers with how many went.
 */
export async function sweepBlobs(
  blobs: Blobs,
  prefix: string,
  isReferenced: (name: string) => Promise<boolean>,
  now: () => number,
): Promise<number> {
  let removed = 0
  for await (const { name, writtenAt } of blobs.list(prefix)) {
    if (writtenAt > now() - dayMs || (await isReferenced(name))) continue
    await blobs.remove(name)
    removed++
  }
  return removed
}
