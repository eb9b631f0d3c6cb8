import type { Blobs } from './blobs.js'

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
