import { onlyAccepted } from '../acceptance/acceptance.js'
import type { Draft } from './draft.js'

/**
 * The draft without wordings that nobody accepted: drafts were stored with what had passed both filters switched on. What
 * its owner decided after that stays. A launch publishes the version that its owner saw, so this is another one. One that
 * is being launched stays as it was seen.
 */
export function onlyAcceptedIn(draft: Draft): Draft {
  const { page, revision } = draft
  const switched = (page.suggestions ?? []).filter(
    (one) => one.status === 'accepted' && one.verdict.kind === 'passed',
  )
  const first = Math.min(...switched.flatMap((one) => ('decidedAt' in one ? one.decidedAt : [])))
  const accepted = onlyAccepted(page, first)
  if (draft.launch || draft.changes || accepted === page) return draft
  return { ...draft, page: accepted, revision: revision + 1 }
}
