import { LRUCache } from 'lru-cache'
import type { Dns } from '../ports.js'

/** Answers about more names push out the longest unused. */
const mostNames = 5_000

/** The same DNS, asked once in `forMs` for each name and type, also where it fails and where several ask at once. */
export function rememberedDns(dns: Dns, { forMs, now }: { forMs: number; now: () => number }): Dns {
  const remember = <T extends object>(ask: (name: string) => Promise<T | undefined>) => {
    const known = new LRUCache<string, { at: number; answer: Promise<T | undefined> }>({ max: mostNames })
    return (name: string): Promise<T | undefined> => {
      const entry = known.get(name)
      if (entry && now() - entry.at < forMs) return entry.answer
      const answer = ask(name)
      known.set(name, { at: now(), answer })
      return answer
    }
  }
  const orNone = (ask: (name: string) => Promise<string[] | undefined>) => async (name: string) =>
    (await ask(name)) ?? []
  return {
    texts: orNone(remember((name) => dns.texts(name))),
    aliases: orNone(remember((name) => dns.aliases(name))),
    addresses: orNone(remember((name) => dns.addresses(name))),
    issuers: remember((name) => dns.issuers(name)),
  }
}
