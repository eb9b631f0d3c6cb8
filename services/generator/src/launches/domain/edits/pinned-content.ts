import { onlySourced } from '@thumbfolio/site-page'
import { stripPromptInjections } from '../../../models/domain.js'
import type { Outputs, Pinned } from '../site/site.js'
import { dayOf } from '../../../time.js'

/**
 * What of a resume a page may be made of. A prompt injection is no fact about a person, and a text without a source
 * cannot be verified: neither goes to a model or onto the page.
 */
export function pinnedContent(
  read: Pinned,
  now: number,
): Pick<Outputs, 'promptInjections' | 'unsourced'> & { readonly pinned: Pinned } {
  const { unsourced, ...sourced } = onlySourced(read)
  const { promptInjections, ...kept } = stripPromptInjections(sourced)
  return {
    pinned: { ...read, ...kept, day: dayOf(now) },
    ...(promptInjections.length > 0 && { promptInjections }),
    ...(unsourced.length > 0 && { unsourced }),
  }
}
