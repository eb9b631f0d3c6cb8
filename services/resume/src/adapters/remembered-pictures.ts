import type { FoundIn } from '../ports.js'

const forMs = 300_000

/**
 * An offer is listed, looked at and taken within minutes: its PDF is read once for that. One that is being read is not
 * read again beside it, and a failure is not kept. Of more than `most` PDFs the oldest are forgotten.
 */
export function rememberedPictures<T>(
  read: (bytes: Uint8Array, account: string) => Promise<T>,
  { now, most }: { now: () => number; most: number },
): FoundIn<T> {
  const known = new Map<string, { until: number; found: Promise<T> }>()
  return (key, account, bytes) => {
    for (const [old, { until }] of known) if (until <= now() || known.size > most) known.delete(old)
    const before = known.get(key)
    if (before) return before.found
    const found = bytes().then((pdf) => read(pdf, account))
    known.set(key, { until: now() + forMs, found })
    found.catch(() => known.delete(key))
    return found
  }
}
