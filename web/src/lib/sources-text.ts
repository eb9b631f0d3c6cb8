import type { SiteContent, SuggestedBy } from '@thumbfolio/contracts'
import { counted } from './counted.js'
import { suggesterName } from './suggested-text.js'

type Sourced = Pick<SiteContent, 'headline' | 'intro' | 'sections' | 'provenance'>

/** Where what a page says comes from, each kind counted; undefined for a page that does not know. */
export function sourcesText({ headline, intro, sections, provenance }: Sourced): string | undefined {
  if (!provenance) return undefined
  const lines = [
    ...(headline ? [headline] : []),
    ...intro,
    ...sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines)),
  ]
  const corrected = provenance.facts.filter(({ source }) => source === 'owner').length
  const own = lines.filter(({ by, suggested }) => by === 'owner' && !suggested).length
  const models: SuggestedBy[] = [
    ...lines.flatMap(({ suggested }) => suggested ?? []),
    ...lines.flatMap(({ by }) => (by === 'composer' ? {} : [])),
  ]
  const others = [
    ...(corrected > 0 ? [`${counted(corrected, 'fact')} that you corrected`] : []),
    ...(own > 0 ? [`${counted(own, 'sentence')} of your own`] : []),
    ...countedBy(
      models.map(
        (one) =>
          `suggested by ${suggesterName(one)} and ${one.acceptedAt === undefined ? 'published with your launch' : 'accepted by you'}`,
      ),
    ),
  ]
  if (others.length === 0) return 'Everything on this page comes from your resume.'
  return `${[`${counted(provenance.facts.length - corrected, 'fact')} from your resume`, ...others].join(', ')}.`
}

/** "2 wordings suggested by Gemini and accepted by you", for each kind. */
function countedBy(kinds: readonly string[]): string[] {
  return [...new Set(kinds)].map(
    (kind) => `${counted(kinds.filter((one) => one === kind).length, 'wording')} ${kind}`,
  )
}
