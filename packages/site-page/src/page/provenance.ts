import type {
  FactSource,
  FactSources,
  ProvenanceSummary,
  ResumeContent,
  SiteVisibility,
} from '@thumbfolio/contracts'
import type { PageComposition } from './composition.js'
import { factsOf, type Fact } from './facts.js'

/** What a page is made from, and what of the contact data is public. */
export interface Sources {
  readonly content: ResumeContent
  readonly sources: FactSources
  readonly contact: SiteVisibility['contact']
}

export interface SourcedFact extends Fact {
  readonly source: FactSource
}

/** Something on a page comes from nowhere. */
export class UnsourcedFact extends Error {
  override name = 'UnsourcedFact'
}

/** @throws UnsourcedFact when one of them has none: such a page must not be */
export const sourced = (facts: readonly Fact[], sources: FactSources): SourcedFact[] =>
  facts.map((fact) => ({ ...fact, source: sourceOf(fact, sources) }))

function sourceOf({ pointer }: Fact, sources: FactSources): FactSource {
  const source = Object.hasOwn(sources, pointer) ? sources[pointer] : undefined
  if (source === undefined) throw new UnsourcedFact(`${pointer} has no source`)
  return source
}

/**
 * How much a page says, and on whose word.
 * @throws UnsourcedFact when it would say something that comes from nowhere
 */
export function summaryOf(
  composition: PageComposition,
  { content, sources, contact }: Sources,
): ProvenanceSummary {
  const factSources = factsOf(content, composition, contact).map((fact) => sourceOf(fact, sources))
  return {
    facts: factSources.length,
    fromOwner: factSources.filter((source) => source === 'owner').length,
  }
}
