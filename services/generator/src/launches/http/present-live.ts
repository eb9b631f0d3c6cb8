import type { SiteContent } from '@thumbfolio/contracts'
import { aboutSite, findingsOf, questionOf } from '../commands/find-findings.js'
import { isShown, type AnsweredFinding } from '@thumbfolio/site-page'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { presentContent } from './present-content.js'
import { presentFindings } from './present-findings.js'

/** What a live page says, with the personal facts that it would show. @throws DomainError `site-not-live` */
export async function presentLive(
  ports: Ports,
  site: Site,
): Promise<{ body: { data: SiteContent }; headers: Readonly<Record<string, string>> }> {
  const { body, headers } = presentContent(site)
  const found = await findingsOf(ports, site)
  const { findings, answered } = presentFindings(questionOf(ports, site, found, aboutSite(site)))
  const data = {
    ...withoutFacts(body.data, found),
    ...(findings.length > 0 && { findings }),
    ...(answered.length > 0 && { answered }),
  }
  return { body: { data }, headers }
}

/** What is left out of the page is no fact of it. */
function withoutFacts(content: SiteContent, found: readonly AnsweredFinding[]): SiteContent {
  const { provenance } = content
  const hidden = new Set(
    found.flatMap(({ answer, unit }) => (isShown(answer) ? [] : [`/${unit.pointer?.replace(/^\//, '')}`])),
  )
  if (!provenance || hidden.size === 0) return content
  const facts = provenance.facts.filter(({ pointer }) => !hidden.has(pointer))
  return { ...content, provenance: { ...provenance, facts } }
}
