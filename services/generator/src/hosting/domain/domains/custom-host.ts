import { publicSuffixes } from './public-suffixes.js'

/** A domain as an owner entered it, in ASCII. */
export interface CustomHost {
  /** What visitors see. */
  readonly host: string
  /** The same without `www.`: what is proven, and what no two sites share. */
  readonly base: string
}

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** `_thumbfolio.` and `www.` go before it. */
const longest = 240
/** Never in public DNS (RFC 6761, 6762, 7686, 9476). */
const specialEndings = new Set([
  'localhost',
  'local',
  'internal',
  'invalid',
  'onion',
  'arpa',
  'lan',
  'home',
  'alt',
])

/** A host as it comes in a request or is typed: lower case, punycode, no dot at the end. Undefined for anything else. */
export function normalHost(text: string): string | undefined {
  const address = `http://${text.trim().replace(/^https?:\/\//i, '')}`
  if (!URL.canParse(address)) return undefined
  const host = new URL(address).hostname.replace(/\.$/, '')
  const labels = host.split('.')
  return host.length <= longest && labels.length > 1 && labels.every((part) => label.test(part))
    ? host
    : undefined
}

export const baseOf = (host: string): string => host.replace(/^www\.(?=[^.]+\.)/, '')

/** The host that redirects to this one. */
export const otherHostOf = (host: string): string => (baseOf(host) === host ? `www.${host}` : baseOf(host))

/**
 * Reads a domain that somebody wants to use. `ownHosts` are the product's; these and what is below them are refused, and
 * so are addresses, names outside public DNS, and endings under which strangers register. Undefined for all of those.
 */
export function customHost(text: string, ownHosts: readonly string[]): CustomHost | undefined {
  const host = normalHost(text)
  if (host === undefined || isAddress(host)) return undefined
  const base = baseOf(host)
  const isOurs = ownHosts.some((own) => host === own || host.endsWith(`.${own}`) || own.endsWith(`.${base}`))
  if (isOurs || specialEndings.has(endingOf(host)) || publicSuffixes.has(base)) return undefined
  return { host, base }
}

/** Registered itself, and not below a registered one: such a domain cannot have a CNAME record. */
export function isApex(host: string): boolean {
  const labels = host.split('.')
  return labels.length === (publicSuffixes.has(labels.slice(1).join('.')) ? labels.length : 2)
}

const endingOf = (host: string): string => host.slice(host.lastIndexOf('.') + 1)

/** `URL` writes every form of an IPv4 address as four numbers; one of IPv6 is no list of labels. */
const isAddress = (host: string): boolean => /^\d+$/.test(endingOf(host))
