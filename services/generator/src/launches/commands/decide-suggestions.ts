import type { SuggestionDecision } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { changeContent, type ContentWanted } from './edit-content.js'

/**
 * Decides about suggested wordings of the live page, all in one commit; the page follows by itself, without a charge.
 * @throws DomainError `stale` when the owner saw an older content, `validation-failed` for what the page would not show
 */
export const decideSuggestions = traced(
  'decide-suggestions',
  (ports: Ports, wanted: ContentWanted, decisions: readonly SuggestionDecision[]): Promise<Site> =>
    changeContent(ports, wanted, { kind: 'edit' }, async (site) => {
      const { suggestionsDecided } = await import('../domain/acceptance/decide.js')
      const { editRefusals } = await import('../domain/edits/owner-edit.js')
      const next = suggestionsDecided(site, decisions, ports.now())
      return { next, noShorterThan: site, refusals: editRefusals }
    }),
)
