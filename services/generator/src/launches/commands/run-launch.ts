import { DomainError, type LaunchStepName, type ProblemCode } from '@thumbfolio/contracts'
import { inSpan, recordMs } from '@thumbfolio/kit/base'
import { failed, wentLive } from '../domain/launch/endings.js'
import { stepFinished } from '../domain/launch/launch.js'
import { nextStep, runningStep } from '../domain/site/progress.js'
import { siteFailed, siteGenerated, sitePublished, suggestionsChanged } from '../domain/site/site-events.js'
import type { SitePage } from '@thumbfolio/site-page'
import type { PendingLaunch, Site } from '../domain/site/site.js'
import { marked } from '../domain/versions/mark.js'
import { StaleEpochError } from '../../hosting/index.js'
import type { Ports } from '../ports.js'
import { askedFor } from '../../models/index.js'
import { LeaseLost, type LeasedSite } from './acquire-lease.js'
import { keepVersion, pruneVersions } from './keep-version.js'
import { launchSteps, pageOf, type StepInput } from './launch-steps.js'
import { settingsUnder } from '../domain/site/merge-settings.js'
import { photoOfPage } from './photo-of-page.js'
import { rollbackAlias } from './rollback-alias.js'

/** A step did not do its work: the launch ends in this problem. Any other error is ours, and another try follows. */
class StepFailed extends Error {
  constructor(
    readonly site: Site,
    readonly problem: ProblemCode,
    cause: unknown,
  ) {
    super(problem, { cause })
  }
}

/** Runs a launch from its first unfinished step to its end, committing after each. Its deadline ends a hung one. */
export async function runLaunch(ports: Ports, held: LeasedSite, launch: PendingLaunch): Promise<void> {
  const deadline = new AbortController()
  const msLeft = Math.max(0, launch.deadlineAt - ports.now())
  const timer = setTimeout(() => deadline.abort(new DomainError('launch-deadline')), msLeft)
  if (msLeft === 0) deadline.abort(new DomainError('launch-deadline'))
  try {
    await runSteps(ports, held, AbortSignal.any([held.signal, deadline.signal]))
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    ports.log.warn({ err: error.cause, launchId: launch.id, problem: error.problem }, 'launch failed')
    await fail(ports, held, error)
  } finally {
    clearTimeout(timer)
  }
}

async function runSteps(ports: Ports, held: LeasedSite, signal: AbortSignal): Promise<void> {
  let { site } = held
  let step = runningStep(pendingOf(site).log)
  let made: Promise<SitePage> | undefined
  const photo = await photoOfPage(ports, site.ownerId, settingsUnder(site, pendingOf(site)).photo)
  const page = () => (made ??= pageOf(ports, site, pendingOf(site), photo))
  const keep = (rendered: SitePage) => void (made = Promise.resolve(rendered))
  while (step !== undefined) {
    const current = step
    const output = await runStep(ports, held, current, { site, signal, photo, page, keep })
    if (current === 'verify') return goLive(ports, held, site)
    site = await held.change((latest) =>
      stepFinished(latest, pendingOf(latest), current, output, ports.now()),
    )
    step = nextStep(pendingOf(site).log)
  }
}

async function runStep(
  ports: Ports,
  held: LeasedSite,
  step: LaunchStepName,
  { site, ...made }: Pick<StepInput, 'site' | 'signal' | 'photo' | 'page' | 'keep'>,
) {
  const input = { site, launch: pendingOf(site), epoch: held.epoch, ...made }
  const startedAt = performance.now()
  const measured = (outcome: string) =>
    recordMs('thumbfolio.launch.step.duration', performance.now() - startedAt, { step, outcome })
  try {
    made.signal.throwIfAborted()
    const output = await inSpan(step, {}, () => launchSteps[step](ports, input))
    measured('done')
    return output
  } catch (error) {
    measured('broken off')
    // A lost lease or a service that stops is not this launch's failure.
    if (held.signal.aborted) throw held.signal.reason
    if (error instanceof StaleEpochError) throw error
    throw new StepFailed(site, error instanceof DomainError ? error.code : 'internal-error', error)
  }
}

function pendingOf({ id, current }: Site): PendingLaunch {
  if (current?.status !== 'pending') throw new LeaseLost(`${id} is not being launched`)
  return current
}

/** `site` is as its last step left it: under the lease nothing else changes what a launch makes. */
async function goLive(ports: Ports, held: LeasedSite, site: Site): Promise<void> {
  const url = ports.urlOf(site.id)
  const wentOn = (before: Site) => {
    const now = ports.now()
    return marked(before, wentLive(before, pendingOf(before), url, now), { kind: 'launch' }, now)
  }
  const next = wentOn(site)
  const launch = pendingOf(site)
  const events = [
    siteGenerated(site, launch, url),
    sitePublished(site, launch.number, url),
    ...suggestionsChanged(undefined, next),
  ]
  await keepVersion(ports, site, next)
  await held.change(wentOn, events)
  await pruneVersions(ports, site, next)
}

/** The previous page is back before the failure is published. */
async function fail(ports: Ports, held: LeasedSite, { site, problem }: StepFailed): Promise<void> {
  const launch = pendingOf(site)
  const mayBePublished = launch.log.some((entry) => entry.kind === 'started' && entry.step === 'publish')
  if (mayBePublished) await rollbackAlias(ports, held)
  const event = siteFailed(site, launch, problem)
  const asked = await askedFor(ports, launch)
  await held.change((latest) => failed(latest, problem, ports.now(), asked), [event])
}
