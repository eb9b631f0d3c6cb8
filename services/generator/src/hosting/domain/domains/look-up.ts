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
/** Who looks a domain up again within this time gets the same answer of DNS. */
export const dnsRememberedMs = 5_000

/** DNS providers keep the quotes and the blanks that somebody pasted along. */
export const trimmedText = (text: string): string => text.replace(/^[\s\\"'“”„]+|[\s\\"'“”]+$/g, '')

/** What the answers for a domain come to. */
export const factsOf = (
  proof: { token: string; texts: readonly string[]; misplacedAt?: string | undefined },
  { host, otherHost }: { host: HostRecords; otherHost: HostRecords },
  own: OwnPlace,
): DnsFacts => ({
  isProven: proof.texts.includes(proof.token),
  isHere: pointsHere(host, own),
  isOtherHere: pointsHere(otherHost, own),
  found: [...host.aliases, ...host.addresses].slice(0, mostKept).map((text) => text.slice(0, 253)),
  texts: proof.texts.slice(0, mostKept).map((text) => text.slice(0, 100)),
  ...(proof.misplacedAt !== undefined && { misplacedAt: proof.misplacedAt }),
})

/** The name of the TXT record that proves a domain. */
export const proofName = (base: string): string => `_thumbfolio.${base}`

/** Where the record ends up when a form adds the domain to the name by itself, or is given no name. */
export const misplacedProofNames = (base: string): string[] => [`${proofName(base)}.${base}`, base]

/** The names whose CAA records count for a host, the nearest first (RFC 8659, 3). */
export function caaNames(host: string): string[] {
  const labels = host.split('.')
  return labels.map((_, at) => labels.slice(at).join('.'))
}

/** Whether one of the authorities may issue a certificate by these `issue` values (RFC 8659, 4.2). */
export const mayIssue = (issues: readonly string[], authorities: readonly string[]): boolean =>
  issues.length === 0 ||
  issues.some((issue) => authorities.includes((issue.split(';')[0] ?? '').trim().toLowerCase()))
