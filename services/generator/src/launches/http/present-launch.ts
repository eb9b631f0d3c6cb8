import { problemType, type LaunchView } from '@thumbfolio/contracts'
import { isDone, stepsOf, type Progress } from '../domain/site/progress.js'
import type { Launch, PastLaunch } from '../domain/site/site.js'
import type { Writing } from '../../models/index.js'
import { isoTime } from '../../time.js'

/** A launch when its log had `sequence` entries. Default: now. */
export function presentLaunch(
  siteName: string,
  launch: Launch,
  websiteUrl: string,
  sequence = launch.log.length,
): LaunchView {
  const log = launch.log.slice(0, sequence)
  const writing = isDone(log, 'compose') ? writingOf(launch) : undefined
  const problem =
    launch.status === 'failed' && statusAt(log) === 'failed' ? problemType(launch.problem) : undefined
  const { arranged, ...composed } = madeBy(launch)
  const { removed, provenance, carried } = isDone(log, 'render') ? composed : {}
  return {
    id: launch.id,
    siteName,
    model: launch.model,
    websiteUrl,
    composer: writing?.composer ?? launch.composer,
    ...(writing?.reason && { composerReason: writing.reason }),
    ...(launch.fallback && { fallback: launch.fallback }),
    ...(launch.edits && { edits: launch.edits }),
    status: statusAt(log),
    steps: stepsOf(log).map(({ startedAt, finishedAt, ...step }) => ({
      ...step,
      ...(startedAt !== undefined && { startedAt: isoTime(startedAt) }),
      ...(finishedAt !== undefined && { finishedAt: isoTime(finishedAt) }),
    })),
    removed: (removed ?? []).map(({ fact, reason }) => ({ fact, reason })),
    ...(arranged && isDone(log, 'compose') && { arranged }),
    ...(provenance && { provenance }),
    ...(carried && { carried }),
    ...(problem && { problem: { code: problem.code, title: problem.title, detail: problem.text } }),
  }
}

function statusAt(log: Progress): LaunchView['status'] {
  const last = log.at(-1)?.kind
  if (last === 'live') return 'success'
  return last === 'failed' ? 'failed' : 'pending'
}

function writingOf(launch: Launch): Writing | undefined {
  if (launch.status === 'admitting') return undefined
  return launch.status === 'pending' ? launch.outputs.writing : launch.writing
}

function madeBy(
  launch: Launch,
): Partial<Pick<PastLaunch, 'removed' | 'provenance' | 'carried' | 'arranged'>> {
  if (launch.status === 'admitting') return {}
  if (launch.status !== 'pending') return launch
  const { composed, arranged } = launch.outputs
  return { ...composed, arranged }
}
