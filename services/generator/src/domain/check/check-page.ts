import type { ProvenanceSummary } from '@thumbfolio/contracts'
import type { Composition } from '../composition.js'
import { summaryOf, type Sources, type SpokenAbout } from '../provenance.js'
import { spokenAboutIn } from '../spoken-about-in.js'
import { check, type Checked } from './check.js'
import { groundsOf } from './grounds.js'

export interface CheckedPage extends Checked {
  readonly spokenAbout: SpokenAbout
  /** Absent where the sources of the content are not known. */
  readonly provenance?: ProvenanceSummary
}

/**
 * The check with its provenance: every sentence that stays with the entries it speaks about, every fact with its source.
 * What ends after `day`, as `2026-05-01`, has not ended; without one every end is past.
 * @throws UnsourcedFact when the page would show a fact that comes neither from the PDF nor from its owner
 */
export function checkPage(
  composition: Composition,
  { content, sources, contact }: Omit<Sources, 'sources'> & { sources?: Sources['sources'] | undefined },
  day?: string,
): CheckedPage {
  const grounds = groundsOf(content, composition.language, day)
  const checked = check(composition, content, grounds)
  return {
    ...checked,
    spokenAbout: spokenAboutIn(checked.composition, content, grounds),
    ...(sources && { provenance: summaryOf(checked.composition, { content, sources, contact }) }),
  }
}
