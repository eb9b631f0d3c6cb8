import { Resolver } from 'node:dns/promises'
import { DomainError } from '@thumbfolio/contracts'
import type { Dns } from '../ports.js'

const timeoutMs = 2_000
const tries = 2
/** No such name, or no record of that type. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/** Asks the resolvers of the system, or `servers` (`127.0.0.1:5353`). Nothing is cached here. */
export function systemDns(servers: readonly string[] = []): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries })
  if (servers.length > 0) resolver.setServers(servers)
  return {
    issuers: async (name) => {
      const records = await orNone(resolver.resolveCaa(name))
      if (records.length === 0) return undefined
      return records.flatMap(({ issue }) => (issue === undefined ? [] : [issue]))
    },
    texts: async (name) => (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    aliases: async (name) => (await orNone(resolver.resolveCname(name))).map((alias) => alias.toLowerCase()),
    addresses: async (name) =>
      (await Promise.all([orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))])).flat(),
  }
}

const orNone = <T>(answer: Promise<T[]>): Promise<T[]> =>
  answer.catch((error: unknown) => {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return []
    throw new DomainError('dns-unavailable', { cause: error })
  })
