import type { Ports } from '../ports.js'

/** Of each at most 5 MB. */
const most = 8
const forMs = 300_000

/**
 * An offer is listed, looked at and taken within minutes: its PDF is read once for that. One that is being read is not
 * read again beside it, and a failure is not kept.
 */
export function rememberedPortraits(
  read: (bytes: Uint8Array, account: string) => Promise<Uint8Array | null>,
  now: () => number,
): Ports['portraitIn'] {
  const known = new Map<string, { until: number; portrait: Promise<Uint8Array | null> }>()
  return (key, account, bytes) => {
    for (const [old, { until }] of known) if (until <= now() || known.size > most) known.delete(old)
    const found = known.get(key)
    if (found) return found.portrait
    const portrait = bytes().then((pdf) => read(pdf, account))
    known.set(key, { until: now() + forMs, portrait })
    portrait.catch(() => known.delete(key))
    return portrait
  }
}
