import { DomainError, type LaunchStepName } from '@thumbfolio/contracts'
import { composedPage } from '../domain/edits/compose-page.js'
import { pinnedContent } from '../domain/edits/pinned-content.js'
import type { BundleFile, SitePage } from '@thumbfolio/site-page'
import { settingsUnder } from '../domain/site/merge-settings.js'
import { storedPictures } from '../domain/pictures/stored-pictures.js'
import { launchedSource, sitePage, type PageSource } from '../domain/page/site-page.js'
import type { ComposedPage, Outputs, PendingLaunch, Pinned, Site } from '../domain/site/site.js'
import { StaleEpochError, expectPushed, verifyPublished } from '../../hosting/index.js'
import type { Ports } from '../ports.js'
import { retryUntil } from './retry-until.js'
import { withPictures } from './with-pictures.js'
import { writePage } from './write-page.js'

export interface StepInput {
  readonly site: Site
  readonly launch: PendingLaunch
  readonly epoch: number
  readonly signal: AbortSignal
  /** Files of the photo that the page shows. */
  readonly photo: readonly BundleFile[]
  /** The page that the launch makes; there is one once it is rendered. */
  readonly page: () => Promise<SitePage>
  /** Hands the rendered page to the steps after it. */
  readonly keep: (page: SitePage) => void
}

type Step = (ports: Ports, input: StepInput) => Promise<Partial<Outputs>>

const read: Step = async ({ resumes, now }, { site, launch, signal }) => {
  // A launch from a draft publishes what the draft was made of.
  if (launch.outputs.pinned) return {}
  const pinned = await retryUntil(() => resumes.content(site.ownerId, launch.resumeId, signal), { signal })
  if (!pinned) throw new DomainError('launch-resume-gone')
  return pinnedContent(pinned, now())
}

const compose: Step = async (ports, { site, launch, signal }) => {
  if (launch.outputs.composed) return {}
  const job = { ...launch, siteName: site.id, ownerId: site.ownerId }
  return writePage(ports, { job, pinned: done(launch.outputs.pinned), signal })
}

/** The page: the arrangement with its owner's edits. A launch refuses edits, so a repeat gives the same page. */
const render: Step = async (ports, { site, launch, photo, keep }) => {
  const { outputs, edits, requestedAt } = launch
  const made = () => ({ ...outputs, pinned: done(outputs.pinned), answer: done(outputs.answer) })
  const under = underLaunch(site, launch)
  const where = placeOf(ports, site)
  const { pinned, ...composed } = outputs.composed
    ? { ...outputs.composed, pinned: done(outputs.pinned) }
    : composedPage({ site: under, made: made(), edits, changedAt: requestedAt, where })
  const page = await drawn(ports, site, launch, { pinned, composed }, photo)
  keep(page)
  return { composed, pinned, bundleHash: page.bundle.hash }
}

const publish: Step = async (ports, { site, epoch, signal, page }) => {
  const made = await page()
  const bundleHash = made.bundle.hash
  const show = async () => {
    await ports.siteHost.publish(site.id, made, storedPictures(site.ownerId, made.bundle))
    await ports.siteHost.setAlias({ siteName: site.id, bundleHash, epoch })
  }
  await retryUntil(show, { signal, isFinal: isStaleEpoch }).catch((cause: unknown) => {
    if (isStaleEpoch(cause) || cause === signal.reason) throw cause
    throw new DomainError('launch-publish-failed', { cause })
  })
  return { bundleHash }
}

const verify: Step = async (ports, { site, signal, page }) => {
  const { bundle } = await page()
  await retryUntil(() => verifyPublished(ports, site.id, bundle, signal), { signal }).catch(
    (cause: unknown) => {
      if (cause === signal.reason) throw cause
      throw new DomainError('launch-verify-failed', { cause })
    },
  )
  await expectPushed(ports, site, bundle.hash, signal)
  return {}
}

/** What each step of a launch does. Every one is safe to repeat. */
export const launchSteps: Readonly<Record<LaunchStepName, Step>> = { read, compose, render, publish, verify }

const isStaleEpoch = (error: unknown) => error instanceof StaleEpochError

/** Settings do not change under a launch, so what one step makes serves the next. */
export const pageOf = (
  ports: Ports,
  site: Site,
  launch: PendingLaunch,
  photo: StepInput['photo'],
): Promise<SitePage> => {
  const { pinned, composed } = launch.outputs
  return drawn(ports, site, launch, { pinned: done(pinned), composed: done(composed) }, photo)
}

function drawn(
  ports: Ports,
  site: Site,
  launch: PendingLaunch,
  { pinned, composed }: { readonly pinned: Pinned; readonly composed: ComposedPage },
  photo: StepInput['photo'],
): Promise<SitePage> {
  const made = { pinned, composition: composed.composition }
  const where = { ...placeOf(ports, site), photo }
  return withPictures(ports, sitePage(underLaunch(site, launch), sourceOf(site, launch, made), where))
}

const underLaunch = (site: Site, launch: PendingLaunch): Site => ({
  ...site,
  settings: settingsUnder(site, launch),
})

/** The page is as old as the wish for it, so that a repeated step makes the same one. */
const sourceOf = (
  site: Site,
  { requestedAt, resumeId }: PendingLaunch,
  made: Omit<PageSource, 'otherContact'>,
) => launchedSource(site, { ...made, changedAt: requestedAt, resumeId })

const placeOf = ({ appOrigin, urlOf }: Ports, site: Site) => ({ url: urlOf(site.id), appOrigin })

function done<T>(output: T | undefined): T {
  if (output === undefined) throw new Error('An earlier step left nothing behind')
  return output
}
