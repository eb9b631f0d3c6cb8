import type { DnsFacts } from './domain-claim.js'

/** What a resolver said about one host. */
export interface HostRecords {
  readonly aliases: readonly string[]
  readonly addresses: readonly string[]
}

/** Where domains have to point. */
export interface OwnPlace {
  /** The value of a CNAME record. */
  readonly host: string
  readonly addresses: readonly string[]
}

/**
 * Whether a host is ours: it is an alias of our name, or each of its addresses is one of ours. One foreign address among
 * them is enough for no, for it gets a part of the visitors.
 */
export function pointsHere({ aliases, addresses }: HostRecords, own: OwnPlace): boolean {
  if (aliases.includes(own.host)) return true
  return addresses.length > 0 && addresses.every((address) => own.addresses.includes(address))
}

const mostKept = 5

/** What the answers for a domain come to. */
export const factsOf = (
  { token, texts }: { token: string; texts: readonly string[] },
  { host, otherHost }: { host: HostRecords; otherHost: HostRecords },
  own: OwnPlace,
): DnsFacts => ({
  isProven: texts.includes(token),
  isHere: pointsHere(host, own),
  isOtherHere: pointsHere(otherHost, own),
  found: [...host.aliases, ...host.addresses].slice(0, mostKept).map((text) => text.slice(0, 253)),
  texts: texts.slice(0, mostKept).map((text) => text.slice(0, 100)),
})

/** The name of the TXT record that proves a domain. */
export const proofName = (base: string): string => `_thumbfolio.${base}`
