import { DomainError, type Confirmations } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ifMatchHolds } from '@thumbfolio/kit/http'
import { retryStale } from '@thumbfolio/kit/store'
import { answersIn } from '@thumbfolio/site-page/render'
import { contentEtag, liveOf } from '../domain/site/live-version.js'
import { answersGiven } from '../domain/site/settings.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { commitChange } from './commit-change.js'
import type { ContentWanted } from './edit-content.js'
import { aboutSite, findingsOf, questionOf } from './find-findings.js'
import { changeableSite } from './find-site.js'

/**
 * Answers for personal facts of the live page, or changes an answer; the page follows by itself, without a charge.
 * @throws DomainError `stale`, `confirmation-needed` for what is not asked about this version
 */
export const answerFindings = traced(
  'answer-findings',
  (ports: Ports, { ifMatch, ...wanted }: ContentWanted, confirm: Confirmations): Promise<Site> =>
    retryStale(async () => {
      const site = await changeableSite(ports, wanted)
      if (!ifMatchHolds(ifMatch, contentEtag(liveOf(site)))) throw new DomainError('stale')
      const now = ports.now()
      const question = questionOf(ports, site, await findingsOf(ports, site), aboutSite(site))
      const answers = answersIn(question, confirm, { fingerprint: ports.fingerprint, now })
      if (answers.length === 0) return site
      const after = answersGiven(site, answers, now)
      return commitChange(ports, { before: site, after, cause: { kind: 'settings' } })
    }),
)
