import type { Draft } from '../domain/drafts/draft.js'
import { concernsToConfirm, type Question } from '@thumbfolio/site-page/render'
import { launchConcerns } from '../domain/launch/launch-concerns.js'
import type { Ports } from '../ports.js'
import { aboutDraft, draftedSite } from './drafted-site.js'
import { findingsOf, questionOf } from './find-findings.js'

type Asking = Pick<Ports, 'sites' | 'now' | 'urlOf' | 'appOrigin' | 'fingerprint'>

/** What a launch of this draft asks its owner. */
export async function questionOfDraft(ports: Asking, draft: Draft): Promise<Question> {
  const site = await draftedSite(ports, draft)
  const about = aboutDraft(draft)
  return {
    ...questionOf(ports, site, await findingsOf(ports, site), about),
    concerns: concernsToConfirm(
      draft.changes ? [] : launchConcerns(draft.page.source.pinned, draft.page.source.composition),
      about,
      ports.fingerprint,
    ),
  }
}
