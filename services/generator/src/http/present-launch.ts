import { problemType, type LaunchView } from '@thumbfolio/contracts'
import { isDone, stepsOf, type Progress } from '../domain/progress.js'
import type { Launch } from '../domain/site.js'

const iso = (at: number) => new Date(at).toISOString()

/** A launch as it stood when its log had `sequence` entries; as it stands now unless told. */
export function presentLaunch(
  siteName: string,
  launch: Launch,
  websiteUrl: string,
  sequence = launch.log.length,
): LaunchView {
  const log = launch.log.slice(0, sequence)
  const problem =
    launch.status === 'failed' && statusAt(log) === 'failed' ? problemType(launch.problem) : undefined
  return {
    ...{ id: launch.id, siteName, model: launch.model, composer: launch.composer, websiteUrl },
    status: statusAt(log),
    steps: stepsOf(log).map(({ startedAt, finishedAt, ...step }) => ({
      ...step,
      ...(startedAt !== undefined && { startedAt: iso(startedAt) }),
      ...(finishedAt !== undefined && { finishedAt: iso(finishedAt) }),
    })),
    removed: isDone(log, 'check') ? removedBy(launch) : [],
    ...(problem && { problem: { code: problem.code, title: problem.title, detail: problem.text } }),
  }
}

function statusAt(log: Progress): LaunchView['status'] {
  const last = log.at(-1)?.kind
  if (last === 'live') return 'success'
  return last === 'failed' ? 'failed' : 'pending'
}

function removedBy(launch: Launch): LaunchView['removed'] {
  switch (launch.status) {
    case 'admitting':
      return []
    case 'pending':
      return launch.outputs.checked?.removed ?? []
    case 'live':
    case 'failed':
      return launch.removed
  }
}
