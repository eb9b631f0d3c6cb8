import type { ProblemCode } from '@thumbfolio/contracts'
import { contactBeyond, contactIn, lineById } from '@thumbfolio/site-page'
import { released } from '../site/lease.js'
import { snapshotOf, type Live } from '../site/live-version.js'
import { settingsUnder } from '../site/merge-settings.js'
import { contentsIn } from '../languages/translation.js'
import { isOwnTextOn, onlyAccepted } from '../acceptance/acceptance.js'
import {
  contentsOf,
  relaunched,
  type Suggestion,
  suggestionsOf,
  type Writing,
} from '../../../models/domain.js'
import type { CurrentLaunch, Outputs, PastLaunch, PendingLaunch, Pinned, Site } from '../site/site.js'

const keptLaunches = 20
const keptVersions = 3

/**
 * The current launch ended badly: the live version, if any, stays what it was. The past launch keeps the record of what
 * models were asked: `asked` is that of a launch that ends before its page was written.
 */
export function failed(site: Site, problem: ProblemCode, now: number, asked?: Writing): Site {
  const launch = site.current
  if (!launch) return site
  const outputs = launch.status === 'pending' ? launch.outputs : {}
  const { writing = asked } = outputs
  return ended(site, {
    ...bare(launch),
    status: 'failed',
    log: [...launch.log, { kind: 'failed', at: now }],
    finishedAt: now,
    problem,
    ...found(outputs),
    ...(writing && { writing }),
  })
}

/**
 * The page was seen at its public address: the launch is the live version.
 * @throws Error when a step's output is missing, which no path of the worker leads to
 */
export function wentLive(site: Site, launch: PendingLaunch, url: string, now: number): Site {
  const { pinned, composed, bundleHash, writing } = launch.outputs
  if (!pinned || !composed || !bundleHash) throw new Error(`Launch ${launch.id} is not complete`)
  const { composition } = composed
  const translation = site.live?.source.translation
  const formerContact = formerContactOf(site, pinned)
  const suggestions = suggestionsFor(site.live, launch.outputs, { pinned, composition })
  const version = { number: launch.number, bundleHash, publishedAt: now }
  const {
    republish: _done,
    formerContact: _known,
    ...rest
  } = ended(site, {
    ...bare(launch),
    status: 'live',
    log: [...launch.log, { kind: 'finished', step: 'verify', at: now }, { kind: 'live', at: now }],
    finishedAt: now,
    bundleHash,
    ...found(launch.outputs),
    ...(writing && { writing }),
  })
  return {
    ...rest,
    settings: settingsUnder(site, launch),
    ...(site.live && { before: leftBehind(site.live, launch) }),
    ...(formerContact && { formerContact }),
    live: {
      ...version,
      launchId: launch.id,
      url,
      changedAt: launch.requestedAt,
      ...((composed.carried ?? composed.edited) && { edits: site.live?.edits, edited: true }),
      ...(suggestions.length > 0 && { suggestions }),
      source: { pinned, composition, ...(translation && { translation }) },
    },
    versions: [version, ...site.versions].slice(0, keptVersions),
  }
}

const leftBehind = (live: Live, { edits }: PendingLaunch): NonNullable<Site['before']> => ({
  ...snapshotOf(live),
  ...(edits === 'drop' && { editsDropped: true }),
})

/** What neither the new page nor the one that it takes the place of says of how to reach somebody. */
const formerContactOf = ({ before, live, formerContact }: Site, pinned: Pinned) =>
  contactBeyond(
    contactIn(contentsIn(before?.source), formerContact),
    contactIn([...contentsOf(pinned), ...contentsIn(live?.source)]),
  )

/** What was decided before stays decided, and what waits keeps waiting. Prose of a page from before that its owner did not write is suggested, unexamined. */
function suggestionsFor(
  live: Live | undefined,
  { suggestions = [] }: Outputs,
  { pinned, composition }: Live['source'],
): Suggestion[] {
  const prose = live ? suggestionsOf(live.source.composition, live.source.pinned.content) : []
  const isOwnText = isOwnTextOn(composition)
  const textOf = (id: string) => lineById(pinned.content, id)?.text
  const asked = (live && onlyAccepted(live, live.publishedAt).suggestions) ?? []
  // A page that was composed before wordings had to be accepted may still have one of them: its record says so.
  const before = asked.map((one, at) =>
    one.status === 'open' && isOwnText(one.text) ? live!.suggestions![at]! : one,
  )
  return relaunched(before, [...suggestions, ...prose], { textOf, isOwnText })
}

/** What a past launch keeps of how its page was made. */
const found = ({ composed, arranged }: Outputs) => ({
  removed: composed?.removed ?? [],
  ...(composed?.provenance && { provenance: composed.provenance }),
  ...(composed?.carried && { carried: composed.carried }),
  ...(arranged && { arranged }),
})

/** What a past launch keeps: the pinned content and the composition go with the live version or not at all. */
const bare = ({
  id,
  resumeId,
  model,
  composer,
  number,
  requestedAt,
  fallback,
  edits,
  draftId,
  theme,
  traceparent,
}: CurrentLaunch) => ({
  id,
  resumeId,
  model,
  composer,
  number,
  requestedAt,
  ...(fallback && { fallback }),
  ...(edits && { edits }),
  ...(draftId !== undefined && { draftId }),
  ...(theme && { theme }),
  ...(traceparent !== undefined && { traceparent }),
})

function ended(site: Site, launch: PastLaunch): Site {
  const { current: _current, ...rest } = released(site)
  return { ...rest, launches: [launch, ...site.launches].slice(0, keptLaunches) }
}
