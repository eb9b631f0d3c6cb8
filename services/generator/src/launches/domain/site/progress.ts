import { LaunchStepName, launchSteps } from '@thumbfolio/contracts'
import { z } from 'zod'

const at = z.number()

/** One line of a launch's log. Its place in the log, counted from 1, is its sequence number. */
export const ProgressEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('requested'), at }),
  z.object({ kind: z.literal('started'), step: LaunchStepName, at }),
  z.object({ kind: z.literal('finished'), step: LaunchStepName, at }),
  z.object({ kind: z.literal('live'), at }),
  z.object({ kind: z.literal('failed'), at }),
])
export type ProgressEntry = z.infer<typeof ProgressEntry>
export type Progress = readonly ProgressEntry[]

export interface StepProgress {
  readonly name: LaunchStepName
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly startedAt?: number
  readonly finishedAt?: number
}

/** The steps as a log has them. A step started again runs again; a failure is the running step's. */
export function stepsOf(log: Progress): StepProgress[] {
  const steps = new Map<LaunchStepName, StepProgress>(
    launchSteps.map((name) => [name, { name, state: 'waiting' }]),
  )
  for (const entry of log) apply(steps, entry)
  return [...steps.values()]
}

function apply(steps: Map<LaunchStepName, StepProgress>, entry: ProgressEntry): void {
  switch (entry.kind) {
    case 'started':
      steps.set(entry.step, { name: entry.step, state: 'running', startedAt: entry.at })
      return
    case 'finished':
      steps.set(entry.step, { ...steps.get(entry.step)!, state: 'done', finishedAt: entry.at })
      return
    case 'failed':
      for (const step of steps.values())
        if (step.state === 'running') steps.set(step.name, { ...step, state: 'failed', finishedAt: entry.at })
      return
    case 'requested':
    case 'live':
      return
  }
}

export const isDone = (log: Progress, step: LaunchStepName): boolean =>
  stepsOf(log).some(({ name, state }) => name === step && state === 'done')

/** The first step that is not done; undefined when all are. */
export const nextStep = (log: Progress): LaunchStepName | undefined =>
  stepsOf(log).find(({ state }) => state !== 'done')?.name

/** The step that was started last and is not finished: where a worker begins. */
export function runningStep(log: Progress): LaunchStepName | undefined {
  const last = log.at(-1)
  return last?.kind === 'started' ? last.step : nextStep(log)
}
