import { onlyAccepted } from '../acceptance/acceptance.js'
import type { Draft } from './draft.js'

/**
 * The draft without wordings that its owner did not accept: drafts used to be stored with what had passed both filters
 * switched on. What its owner decided after that stays. A launch publishes the version that its owner saw, so a changed
 * draft is another version, and a draft that is being launched is not changed.
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
