import type { Blobs } from './blobs.js'

/**
 * Removes what no document refers to. A blob is written before the document that names it, so the young ones stay.
 * `olderThanMs` is a day in this product. Answers with how many went.
 */
export async function sweepBlobs(
  blobs: Blobs,
  prefix: string,
  isReferenced: (name: string) => Promise<boolean>,
  olderThanMs: number,
  now: () => number,
): Promise<number> {
  let removed = 0
  for await (const { name, writtenAt } of blobs.list(prefix)) {
    if (writtenAt > now() - olderThanMs || (await isReferenced(name))) continue
    await blobs.remove(name)
    removed++
  }
  return removed
}
