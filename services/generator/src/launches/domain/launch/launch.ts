import type { LaunchStepName } from '@thumbfolio/contracts'
import { nextStep, type ProgressEntry } from '../site/progress.js'
import type { Outputs, PendingLaunch, Site } from '../site/site.js'

/** Writes a step's output and begins the next one: one commit a step. */
export function stepFinished(
  site: Site,
  launch: PendingLaunch,
  step: LaunchStepName,
  output: Partial<Outputs>,
  now: number,
): Site {
  const log: ProgressEntry[] = [...launch.log, { kind: 'finished', step, at: now }]
  const next = nextStep(log)
  if (next) log.push({ kind: 'started', step: next, at: now })
  return { ...site, current: { ...launch, log, outputs: { ...launch.outputs, ...output } } }
}

export const isOverdue = ({ current }: Site, now: number): boolean =>
  current?.status === 'pending' && current.deadlineAt <= now
