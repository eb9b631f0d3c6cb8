import type { ProblemCode } from '@thumbfolio/contracts'
import { contactBeyond, contactIn } from './contact-data.js'
import { released } from './lease.js'
import { toldBy, type Live } from './live-version.js'
import type { CurrentLaunch, Outputs, PastLaunch, PendingLaunch, Pinned, Site } from './site.js'
import type { Writing } from './writing.js'

const keptLaunches = 20
const keptVersions = 3

/**
 * The current launch ended badly: the live version, if any, stays what it was. What models were asked is on it, also
 * when no page came of it: `asked` tells that of a launch that ends before its page was written.
 */
export function failed(site: Site, problem: ProblemCode, now: number, asked?: Writing): Site {
  const launch = site.current
  if (!launch) return site
  const { checked, writing = asked } = launch.status === 'pending' ? launch.outputs : {}
  return ended(site, {
    ...bare(launch),
    status: 'failed',
    log: [...launch.log, { kind: 'failed', at: now }],
    finishedAt: now,
    problem,
    ...found(checked),
    ...(writing && { writing }),
  })
}

/**
 * The page was seen at its public address: the launch is the live version.
 * @throws Error when a step's output is missing, which no path of the worker leads to
 */
export function wentLive(site: Site, launch: PendingLaunch, url: string, now: number): Site {
  const { pinned, checked, bundleHash, writing } = launch.outputs
  if (!pinned || !checked || !bundleHash) throw new Error(`Launch ${launch.id} is not complete`)
  const { composition, spokenAbout } = checked.carried ?? checked
  const formerContact = formerContactOf(site, pinned)
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
    ...found(checked),
    ...(writing && { writing }),
  })
  return {
    ...rest,
    ...(site.live && { before: leftBehind(site.live, launch) }),
    ...(formerContact && { formerContact }),
    live: {
      ...{ ...version, launchId: launch.id, url },
      ...(checked.carried && { edits: site.live?.edits, edited: true }),
      source: {
        ...{ pinned, composition },
        ...(spokenAbout && { spokenAbout }),
      },
    },
    versions: [version, ...site.versions].slice(0, keptVersions),
  }
}

const leftBehind = (live: Live, { edits }: PendingLaunch): NonNullable<Site['before']> => ({
  ...toldBy(live),
  ...(edits === 'drop' && { editsDropped: true }),
})

/** What neither the new page nor the one that it takes the place of says of how to reach somebody. */
const formerContactOf = ({ before, live, formerContact }: Site, pinned: Pinned) =>
  contactBeyond(
    contactIn([before?.source.pinned.content], formerContact),
    contactIn([pinned.content, live?.source.pinned.content]),
  )

/** What a past launch tells of its check. */
const found = (checked: Outputs['checked']) => ({
  removed: checked?.removed ?? [],
  ...(checked?.provenance && { provenance: checked.provenance }),
  ...(checked?.carried && {
    carried: { sentences: checked.carried.sentences, takenOff: checked.carried.takenOff },
  }),
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
  traceparent,
}: CurrentLaunch) => ({
  ...{ id, resumeId, model, composer, number, requestedAt },
  ...(fallback && { fallback }),
  ...(edits && { edits }),
  ...(traceparent !== undefined && { traceparent }),
})

function ended(site: Site, launch: PastLaunch): Site {
  const { current: _current, ...rest } = released(site)
  return { ...rest, launches: [launch, ...site.launches].slice(0, keptLaunches) }
}
