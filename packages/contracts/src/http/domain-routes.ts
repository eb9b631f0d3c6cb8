import { z } from 'zod'
import { route, type RouteTable } from '../route.js'
import { Message } from './answers.js'
import { internalCallers } from './internal-callers.js'

/** `pending`: not proven. `verified`: proven, points elsewhere. `suspended`: was active; its DNS changed for days. */
export const DomainState = z.enum(['pending', 'verified', 'active', 'suspended'])
export type DomainState = z.infer<typeof DomainState>

/** A record that the owner sets at their DNS provider. */
export const DnsRecord = z.object({
  /** `certificate`: without it no certificate authority of ours may issue one. */
  purpose: z.enum(['proof', 'address', 'redirect', 'certificate']),
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA', 'CAA']),
  /** Fully qualified, without the dot at the end. */
  name: z.string(),
  value: z.string(),
  /** Seen at the last check; absent before the first one. */
  isSet: z.boolean().optional(),
})
export type DnsRecord = z.infer<typeof DnsRecord>

/** A domain of a site's owner, as they see it. */
export const DomainView = z.object({
  /** The address that visitors see, in ASCII (punycode). */
  host: z.string(),
  /** The same as people write it. */
  displayHost: z.string(),
  /** `www.` before it, or without: redirects to `host` once it points here too. */
  otherHost: z.string(),
  state: DomainState,
  /** What is the case and what to do next, in one or two sentences. */
  detail: z.string(),
  records: z.array(DnsRecord),
  /** Addresses that the host had at the last check. */
  found: z.array(z.string()),
  /** Present while the domain is active. */
  url: z.string().optional(),
  addedAt: z.iso.datetime(),
  checkedAt: z.iso.datetime().optional(),
  /** Looked up before then, the answer is the same one. */
  checkAgainAt: z.iso.datetime().optional(),
})
export type DomainView = z.infer<typeof DomainView>

const SiteParams = z.object({ name: z.string() })
const DomainParams = z.object({ name: z.string(), host: z.string() })

/** Custom domains of a site. */
export const domainRoutes = {
  listDomains: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/domains',
    summary: 'The custom domains of a site, each with its state and the DNS records to set',
    access: 'verified',
    rate: 'read',
    params: SiteParams,
    answers: { 200: z.object({ data: z.array(DomainView) }) },
    problems: [],
  }),
  addDomain: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/domains',
    summary: 'Begin to use a domain: answers with the DNS records to set. Adding it again changes nothing',
    access: 'verified',
    rate: 'write',
    params: SiteParams,
    body: z
      .object({ host: z.string({ error: 'Please enter a domain' }).min(1, 'Please enter a domain').max(300) })
      .strict(),
    answers: { 201: z.object({ data: DomainView }) },
    problems: ['validation-failed', 'domain-refused', 'too-many-domains', 'site-deleting'],
  }),
  verifyDomain: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/domains/:host/verify',
    summary: 'Look up the DNS of a domain now. It is active once the TXT record proves it and it points here',
    access: 'verified',
    rate: 'write',
    params: DomainParams,
    answers: { 200: z.object({ data: DomainView }) },
    problems: ['domain-taken', 'dns-unavailable'],
  }),
  removeDomain: route({
    service: 'generator',
    method: 'DELETE',
    path: '/make/sites/:name/domains/:host',
    summary: 'Stop using a domain. It is not served any more, and gets no certificate, from this answer on',
    access: 'verified',
    rate: 'write',
    params: DomainParams,
    answers: { 200: Message },
    problems: [],
  }),
} satisfies RouteTable

/** What the gateway asks about hosts that are not the product's own. */
export const domainInternalRoutes = {
  domainOf: route({
    service: 'generator',
    method: 'GET',
    path: '/internal/domains/:host',
    summary: 'The site that an active custom domain shows, and the host that visitors are to see',
    access: 'internal',
    callers: internalCallers.domainOf,
    rate: 'internal',
    params: z.object({ host: z.string() }),
    answers: { 200: z.object({ siteName: z.string(), host: z.string() }) },
    problems: [],
  }),
} satisfies RouteTable
