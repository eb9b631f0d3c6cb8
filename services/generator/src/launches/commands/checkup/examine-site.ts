import { DomainError } from '@thumbfolio/contracts'
import type { Limit } from '@thumbfolio/kit/http'
import { canonicalUrl, checkDomain, claimsOf, type DomainClaim } from '../../../hosting/index.js'
import { certificateProblem } from '../../domain/checkup/certificate-problem.js'
import { subjectOf, type Finding, type Findings } from '../../domain/checkup/checkup.js'
import { linkProblem, type LinkAnswer } from '../../domain/checkup/link-problem.js'
import { linksIn, linksInTurn, mostOfHost } from '../../domain/checkup/page-links.js'
import type { Site } from '../../domain/site/site.js'
import type { Ports } from '../../ports.js'

/** Of all pages together: many link to the same few hosts. */
const perHost: Limit = {
  name: 'link checks by host',
  points: mostOfHost,
  windowSeconds: 60,
  onUnavailable: 'fail-open',
}

const hostsAtOnce = 4
const fewestHosts = 3

type Examined = Partial<Omit<Findings, 'unchecked'>> & { readonly unchecked?: readonly string[] }

/** Looks at a live page as its visitors do. */
export async function examineSite(ports: Ports, site: Site): Promise<Findings> {
  const parts: readonly Examined[] = [
    await examinePage(ports, site),
    ...(await examineDomains(ports, site)),
    await examineCertificate(ports, site),
    await examineLinks(ports, site),
  ]
  return {
    links: parts.reduce((sum, { links = 0 }) => sum + links, 0),
    certificate: parts.find(({ certificate }) => certificate)?.certificate,
    problems: parts.flatMap(({ problems = [] }) => problems),
    unchecked: new Set(parts.flatMap(({ unchecked = [] }) => unchecked)),
  }
}

async function examinePage({ publicWeb, urlOf, stopping }: Ports, { id }: Site): Promise<Examined> {
  const isServed = await publicWeb.get(id, '/', stopping).then(
    ({ status }) => status === 200,
    () => false,
  )
  return { problems: isServed ? [] : [{ kind: 'page', subject: urlOf(id), reason: 'not-served' }] }
}

/** Domains that are not set up yet are no problem of the page. */
async function examineDomains(ports: Ports, site: Site): Promise<Examined[]> {
  const examined: Examined[] = []
  for (const claim of await claimsOf(ports, site.id)) {
    const finding = { kind: 'domain', subject: claim.host } as const
    try {
      const seen = claim.state === 'active' ? await checkDomain(ports, claim) : claim
      const reason = seen && domainProblem(seen)
      examined.push({ problems: reason ? [{ ...finding, reason }] : [] })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      examined.push({ unchecked: [subjectOf(finding)] })
    }
  }
  return examined
}

function domainProblem({ state, failingSince }: DomainClaim): Finding['reason'] | undefined {
  if (state === 'suspended') return 'suspended'
  return state === 'active' && failingSince !== undefined ? 'dns-changed' : undefined
}

async function examineCertificate(ports: Ports, site: Site): Promise<Examined> {
  const url = new URL(canonicalUrl(site, ports.urlOf(site.id)))
  if (url.protocol !== 'https:') return {}
  const finding = { kind: 'certificate', subject: url.hostname } as const
  const seen = await ports.publicWeb.certificate(url, await addressesOf(ports, site, url.hostname))
  if (!seen) return { unchecked: [subjectOf(finding)] }
  const reason = certificateProblem(seen, ports.now())
  return {
    certificate: { host: url.hostname, validUntil: seen.validUntil },
    problems: reason ? [{ ...finding, reason }] : [],
  }
}

/** Of a custom domain only our own ones: its owner may let it point to any host, also to one that we alone can reach. */
async function addressesOf(
  { dns, ownPlace }: Ports,
  { domain }: Site,
  host: string,
): Promise<readonly string[]> {
  try {
    const addresses = await dns.addresses(host)
    if (domain === undefined) return addresses
    const own = await ownPlace.addresses()
    return addresses.filter((address) => own.includes(address))
  } catch {
    return []
  }
}

async function examineLinks(ports: Ports, site: Site): Promise<Examined> {
  const { siteHost, ownHosts, urlOf } = ports
  const paths = (await siteHost.paths(site.id)).filter((path) => path.endsWith('.html'))
  const pages = await Promise.all(
    paths.map(async (path) => Buffer.from((await siteHost.file(site.id, path))?.body ?? []).toString()),
  )
  const own = [...ownHosts, new URL(urlOf(site.id)).hostname, ...(site.domain ? [site.domain] : [])]
  const links = linksIn(pages, own)
  const waiting = linksInTurn(links, site.checkup ?? { count: 0, problems: [] })
  const hosts = [...new Set(waiting.map(({ host }) => host))]
  const answers = new Map<string, LinkAnswer>()
  // The links of one host wait for each other.
  const next = async (): Promise<void> => {
    for (let host = hosts.shift(); host !== undefined; host = hosts.shift())
      for (const url of waiting.filter((link) => link.host === host)) {
        const answer = await askFor(ports, url)
        if (answer !== undefined) answers.set(url.href, answer)
      }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, next))
  if (isCutOff(answers)) answers.clear()
  const problems = [...answers].flatMap(([subject, answer]): Finding[] => {
    const reason = linkProblem(answer)
    return reason ? [{ kind: 'link', subject, reason }] : []
  })
  const unchecked = links.filter(({ href }) => !answers.has(href))
  return {
    links: answers.size,
    problems,
    unchecked: unchecked.map(({ href }) => subjectOf({ kind: 'link', subject: href })),
  }
}

/** Whether it is our own network that fails: none of several hosts answers. */
const isCutOff = (answers: ReadonlyMap<string, LinkAnswer>): boolean =>
  new Set([...answers.keys()].map((href) => new URL(href).host)).size >= fewestHosts &&
  [...answers.values()].every((answer) => answer === 'no-answer')

async function askFor({ limits, linkedPages, stopping }: Ports, url: URL) {
  if (stopping.aborted || !(await limits.consume(url.hostname, perHost)).allowed) return undefined
  return linkedPages.answerOf(url)
}
