import type { SuggestionDecision } from '@thumbfolio/contracts'
import { liveOf } from '../site/live-version.js'
import type { Site } from '../site/site.js'
import { reopened } from '../acceptance/acceptance.js'
import { suggestionsDecided } from '../acceptance/decide.js'

/**
 * In a draft a decision can be taken again: a wording that was switched on or off is put back to where it was before,
 * then decided like one that waits.
 * @throws DomainError as `suggestionsDecided`
 */
export const draftDecided = (site: Site, decisions: readonly SuggestionDecision[], now: number): Site =>
  suggestionsDecided(
    { ...site, live: decisions.reduce((open, { id }) => reopened(open, id), liveOf(site)) },
    decisions,
    now,
  )
