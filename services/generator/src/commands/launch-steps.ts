import { DomainError, type LaunchStepName } from '@thumbfolio/contracts'
import { carriedOver } from '../domain/carried-over.js'
import { checkPage } from '../domain/check/check-page.js'
import type { PageComposition } from '../domain/composition.js'
import { onlySourced } from '../domain/only-sourced.js'
import { withoutOrders } from '../domain/orders-to-models.js'
import { launchedSource, pageOf as pageFor, sitePage, type SitePage } from '../domain/site-page.js'
import type { Outputs, PendingLaunch, Site } from '../domain/site.js'
import { Fenced, type Ports } from '../ports.js'
import { keepTrying } from './keep-trying.js'
import { seePage } from './see-page.js'
import { writePage } from './write-page.js'

export interface StepInput {
  readonly site: Site
  readonly launch: PendingLaunch
  readonly epoch: number
  readonly signal: AbortSignal
  /** The page that the launch makes; there is one once the facts are checked. */
  readonly page: () => SitePage
}

type Step = (ports: Ports, input: StepInput) => Promise<Partial<Outputs>>

const read: Step = async ({ resumes, now }, { site, launch, signal }) => {
  const pinned = await keepTrying(() => resumes.content(site.ownerId, launch.resumeId, signal), { signal })
  if (!pinned) throw new DomainError('launch-resume-gone')
  // What gives orders to models is no fact about a person, and what comes from nowhere is nobody's word: neither goes
  // to a model or onto the page.
  const { unsourced, ...sourced } = onlySourced(pinned)
  const { orders, ...kept } = withoutOrders(sourced)
  return {
    pinned: { ...pinned, ...kept, day: new Date(now()).toISOString().slice(0, 10) },
    ...(orders.length > 0 && { orders }),
    ...(unsourced.length > 0 && { unsourced }),
  }
}

const compose: Step = (ports, { site, launch, signal }) =>
  writePage(ports, { site, launch, pinned: done(launch.outputs.pinned), signal })

const checkFacts: Step = async (ports, { site, launch }) => {
  const { orders = [], unsourced = [], composed } = launch.outputs
  const pinned = done(launch.outputs.pinned)
  const { content, sources, day } = pinned
  const found = checkPage(done(composed), { content, sources, contact: site.settings.contact }, day)
  // Nobody edits under a launch, so a repeat finds the same edits.
  const edited = launch.edits === 'drop' ? undefined : site.live
  const page = (composition: PageComposition) =>
    pageFor(site, launchedSource(site, { pinned, composition }), placeOf(ports, site))
  const checked = edited ? carriedOver(found, edited, { pinned, page, before: site.before }) : found
  const removed = [
    ...orders.map((fact) => ({ fact, reason: 'It tells a model what to do, and nothing about you.' })),
    ...unsourced.map((fact) => ({ fact, reason: 'Nothing on your resume says where it comes from.' })),
    ...checked.removed,
  ]
  return { checked: { ...checked, removed } }
}

const render: Step = async (_ports, { page }) => ({
  bundleHash: page().bundle.hash,
})

const publish: Step = async (ports, { site, epoch, signal, page }) => {
  const bundleHash = page().bundle.hash
  const show = async () => {
    await ports.siteHost.publish(site.id, page())
    await ports.siteHost.point({ siteName: site.id, bundleHash, epoch })
  }
  await keepTrying(show, { signal, isFinal: isFenced }).catch((cause: unknown) => {
    if (isFenced(cause) || cause === signal.reason) throw cause
    throw new DomainError('launch-publish-failed', { cause })
  })
  return { bundleHash }
}

const verify: Step = async (ports, { site, signal, page }) => {
  const { bundle } = page()
  await keepTrying(() => seePage(ports, site.id, bundle, signal), { signal }).catch((cause: unknown) => {
    if (cause === signal.reason) throw cause
    throw new DomainError('launch-verify-failed', { cause })
  })
  return {}
}

/** What each step of a launch does. Every one is safe to repeat. */
export const launchSteps: Readonly<Record<LaunchStepName, Step>> = {
  ...{ read, compose, check: checkFacts, render, publish, verify },
}

const isFenced = (error: unknown) => error instanceof Fenced

/** Settings do not change under a launch, so what one step makes serves the next. */
export function pageOf(ports: Ports, site: Site, { outputs }: PendingLaunch): SitePage {
  const checked = done(outputs.checked)
  const { composition } = checked.carried ?? checked
  const source = launchedSource(site, { pinned: done(outputs.pinned), composition })
  return sitePage(site, source, placeOf(ports, site))
}

const placeOf = ({ appOrigin, urlOf }: Ports, site: Site) => ({ url: urlOf(site.id), appOrigin })

function done<T>(output: T | undefined): T {
  if (output === undefined) throw new Error('An earlier step left nothing behind')
  return output
}
