import { domainToUnicode } from 'node:url'
import type { DnsRecord, DomainView } from '@thumbfolio/contracts'
import { isApex, otherHostOf } from '../domain/domains/custom-host.js'
import type { DomainClaim } from '../domain/domains/domain-claim.js'
import { dnsRememberedMs, proofName, type OwnPlace } from '../domain/domains/look-up.js'
import { isoTime } from '../../time.js'

/** `xn--mnchen-3ya.de` is `münchen.de` to people. */
const displayHost = (host: string): string => domainToUnicode(host) || host

/** A domain with what its owner has to do. `urlOf` makes an address of a host. */
export function presentDomain(
  claim: DomainClaim,
  own: OwnPlace,
  { urlOf, issuers }: { urlOf: (host: string) => string; issuers: readonly string[] },
): DomainView {
  const { host, state, facts, createdAt, checkedAt } = claim
  const shown = state === 'removing' ? 'pending' : state
  return {
    host,
    displayHost: displayHost(host),
    otherHost: otherHostOf(host),
    state: shown,
    detail: detailOf(claim),
    records: recordsOf(claim, own, issuers),
    found: facts?.found ?? [],
    addedAt: isoTime(createdAt),
    ...(state === 'active' && { url: urlOf(host) }),
    ...(checkedAt !== undefined && {
      checkedAt: isoTime(checkedAt),
      checkAgainAt: isoTime(checkedAt + dnsRememberedMs),
    }),
  }
}

/** An apex takes no CNAME (RFC 1034, 3.6.2), so it gets our addresses. */
function recordsOf(
  { base, host, token, facts }: DomainClaim,
  own: OwnPlace,
  [issuer]: readonly string[],
): DnsRecord[] {
  const pointing = (
    purpose: 'address' | 'redirect',
    name: string,
    isSet: boolean | undefined,
  ): DnsRecord[] => {
    const seen = isSet !== undefined && { isSet }
    if (!isApex(name) || own.addresses.length === 0)
      return [{ purpose, type: 'CNAME', name, value: own.host, ...seen }]
    return own.addresses.map((value) => ({
      purpose,
      type: value.includes(':') ? 'AAAA' : 'A',
      name,
      value,
      ...seen,
    }))
  }
  const proof = { isSet: facts?.isProven }
  return [
    {
      purpose: 'proof',
      type: 'TXT',
      name: proofName(base),
      value: token,
      ...(proof.isSet !== undefined && { isSet: proof.isSet }),
    },
    ...pointing('address', host, facts?.isHere),
    ...pointing('redirect', otherHostOf(host), facts?.isOtherHere),
    ...(facts?.caaAt !== undefined && issuer !== undefined ? [certificateRecord(facts.caaAt, issuer)] : []),
  ]
}

const certificateRecord = (name: string, issuer: string): DnsRecord => ({
  purpose: 'certificate',
  type: 'CAA',
  name,
  value: `0 issue "${issuer}"`,
  isSet: false,
})

function detailOf({ host, base, state, facts }: DomainClaim): string {
  const name = displayHost(host)
  const wrong = facts && whatIsWrong(base, facts)
  switch (state) {
    case 'pending':
    case 'removing':
      if (facts?.isTaken)
        return `${name} is connected to another site. Remove the TXT record of that site at your DNS provider, then check again.`
      return facts
        ? `${wrong} Changes of DNS can take up to an hour to be seen.`
        : 'Set these records at your DNS provider, then check. We also look by ourselves.'
    case 'verified':
      return `This domain is yours, but does not show your page yet. ${wrong}`
    case 'active':
      if (wrong === undefined) return 'Your page is at this domain.'
      return facts?.isProven && facts.isHere
        ? `Your page is at this domain, but its certificate cannot be renewed. ${wrong}`
        : `Your page is at this domain, but its DNS has changed. ${wrong} After three days the domain is suspended.`
    case 'suspended':
      return `This domain is suspended, because its DNS does not point to your page. ${wrong ?? ''}`.trim()
  }
}

function whatIsWrong(base: string, facts: NonNullable<DomainClaim['facts']>): string | undefined {
  const { isProven, isHere, found, texts, misplacedAt, caaAt } = facts
  if (!isProven && misplacedAt !== undefined)
    return `We found the record at ${misplacedAt}, move it to ${proofName(base)}. ${misplacedAt === base ? `Its name in the form of most DNS providers is _thumbfolio.` : 'Your DNS provider adds the domain to the name by itself: enter the name without it.'}`
  if (!isProven)
    return texts.length === 0
      ? `We found no TXT record at ${proofName(base)}.`
      : `We found another TXT record at ${proofName(base)}: ${texts.join(', ')}.`
  if (!isHere)
    return found.length === 0
      ? 'We found no address for it.'
      : `It points to ${found.join(', ')}. Set the records below, and remove other A, AAAA or CNAME records of it.`
  if (caaAt === undefined) return undefined
  return `The CAA records of ${caaAt} do not allow our certificate authority, so visitors would see a warning. Add the CAA record below, beside those that are there.`
}
