import { DomainError, type LaunchStepName } from '@thumbfolio/contracts'
import type { PageComposition } from '../domain/composition.js'
import { mergeOwnerEdits } from '../domain/merge-owner-edits.js'
import { onlySourced } from '../domain/only-sourced.js'
import { arrange } from '../domain/page/arrange.js'
import { stripPromptInjections } from '../domain/prompt-injections.js'
import { summaryOf } from '../domain/provenance.js'
import { launchedSource, pageOf as pageFor, sitePage, type SitePage } from '../domain/site-page.js'
import type { ComposedPage, Outputs, PendingLaunch, Site } from '../domain/site.js'
import { Fenced, type Ports } from '../ports.js'
import { keepTrying } from './keep-trying.js'
import { verifyPublished } from './verify-published.js'
import { withPictures } from './with-pictures.js'
import { writePage } from './write-page.js'

export interface StepInput {
  readonly site: Site
  readonly launch: PendingLaunch
  readonly epoch: number
  readonly signal: AbortSignal
  /** The page that the launch makes; there is one once it is rendered. */
  readonly page: () => Promise<SitePage>
}

type Step = (ports: Ports, input: StepInput) => Promise<Partial<Outputs>>

const read: Step = async ({ resumes, now }, { site, launch, signal }) => {
  const pinned = await keepTrying(() => resumes.content(site.ownerId, launch.resumeId, signal), { signal })
  if (!pinned) throw new DomainError('launch-resume-gone')
  // A prompt injection is no fact about a person, and a text without a source is nobody's word: neither goes to a model or
  // onto the page.
  const { unsourced, ...sourced } = onlySourced(pinned)
  const { promptInjections, ...kept } = stripPromptInjections(sourced)
  return {
    pinned: { ...pinned, ...kept, day: new Date(now()).toISOString().slice(0, 10) },
    ...(promptInjections.length > 0 && { promptInjections }),
    ...(unsourced.length > 0 && { unsourced }),
  }
}

const compose: Step = (ports, { site, launch, signal }) =>
  writePage(ports, { site, launch, pinned: done(launch.outputs.pinned), signal })

/** The page: the arrangement with its owner's edits. Nobody edits under a launch, so a repeat gives the same one. */
const render: Step = async (ports, { site, launch }) => {
  const composed = launch.outputs.composed ?? composedPage(ports, site, launch)
  const { bundle } = await drawn(ports, site, { ...launch.outputs, composed })
  return { composed, bundleHash: bundle.hash }
}

function composedPage(ports: Ports, site: Site, { outputs, edits }: PendingLaunch): ComposedPage {
  const { promptInjections = [], unsourced = [], answer } = outputs
  const pinned = done(outputs.pinned)
  const { content, language, sources } = pinned
  const made = arrange(done(answer), content, language).composition
  const page = (composition: PageComposition) =>
    pageFor(site, launchedSource(site, { pinned, composition }), placeOf(ports, site))
  const edited = edits === 'drop' ? undefined : site.live
  const merged = edited
    ? mergeOwnerEdits(made, edited, { pinned, page, before: site.before })
    : { composition: made, removed: [] }
  const { contact } = site.settings
  return {
    ...merged,
    removed: [
      ...promptInjections.map((fact) => ({ fact, reason: isInjection })),
      ...unsourced.map((fact) => ({ fact, reason: hasNoSource })),
      ...merged.removed,
    ],
    ...(sources && { provenance: summaryOf(merged.composition, { content, sources, contact }) }),
  }
}

const isInjection = 'It tells a model what to do, and nothing about you.'
const hasNoSource = 'Nothing on your resume says where it comes from.'

const publish: Step = async (ports, { site, epoch, signal, page }) => {
  const made = await page()
  const bundleHash = made.bundle.hash
  const show = async () => {
    await ports.siteHost.publish(site.id, made)
    await ports.siteHost.point({ siteName: site.id, bundleHash, epoch })
  }
  await keepTrying(show, { signal, isFinal: isFenced }).catch((cause: unknown) => {
    if (isFenced(cause) || cause === signal.reason) throw cause
    throw new DomainError('launch-publish-failed', { cause })
  })
  return { bundleHash }
}

const verify: Step = async (ports, { site, signal, page }) => {
  const { bundle } = await page()
  await keepTrying(() => verifyPublished(ports, site.id, bundle, signal), { signal }).catch(
    (cause: unknown) => {
      if (cause === signal.reason) throw cause
      throw new DomainError('launch-verify-failed', { cause })
    },
  )
  return {}
}

/** What each step of a launch does. Every one is safe to repeat. */
export const launchSteps: Readonly<Record<LaunchStepName, Step>> = {
  ...{ read, compose, render, publish, verify },
}

const isFenced = (error: unknown) => error instanceof Fenced

/** Settings do not change under a launch, so what one step makes serves the next. */
export const pageOf = (ports: Ports, site: Site, { outputs }: PendingLaunch): Promise<SitePage> =>
  drawn(ports, site, outputs)

function drawn(ports: Ports, site: Site, { pinned, composed }: Outputs): Promise<SitePage> {
  const { composition } = done(composed)
  const source = launchedSource(site, { pinned: done(pinned), composition })
  return withPictures(ports, sitePage(site, source, placeOf(ports, site)))
}

const placeOf = ({ appOrigin, urlOf }: Ports, site: Site) => ({ url: urlOf(site.id), appOrigin })

function done<T>(output: T | undefined): T {
  if (output === undefined) throw new Error('An earlier step left nothing behind')
  return output
}
