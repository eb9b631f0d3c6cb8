import { models, type LaunchStepName, type LaunchView } from '@thumbfolio/contracts'

/** What each step does, said while it does it and when it is done. */
export const stepTexts: Readonly<Record<LaunchStepName, string>> = {
  read: 'Read your resume',
  compose: 'Arrange the page',
  render: 'Lay the page out',
  publish: 'Publish it',
  verify: 'Open it as a visitor would',
}

type Step = LaunchView['steps'][number]

/** How long a step took, or has taken so far; undefined before it begins. */
export function stepDurationMs({ state, startedAt, finishedAt }: Step, nowMs: number): number | undefined {
  if (startedAt === undefined) return undefined
  if (finishedAt !== undefined) return Date.parse(finishedAt) - Date.parse(startedAt)
  return state === 'running' ? nowMs - Date.parse(startedAt) : undefined
}

/** The sentence for those who cannot see the list. */
export function progressText({ status, steps }: LaunchView): string {
  if (status === 'success') return 'Your site is live.'
  if (status === 'failed') return 'The launch failed.'
  const running = steps.find(({ state }) => state === 'running')
  const done = steps.filter(({ state }) => state === 'done').length
  return running ? `Step ${done + 1} of ${steps.length}: ${stepTexts[running.name]}` : 'Waiting to begin.'
}

/**
 * Who arranged the page; where it was not the chosen model, with the reason. Empty until it is known:
 * a model that is asked may still be replaced.
 */
export function writer({ composer, composerReason, model, steps }: LaunchView): string {
  if (composerReason && composerReason.code !== 'no-key') return composerReason.detail
  if (composer === 'local') return 'Arranged without AI, in the words of your resume.'
  const isWritten = steps.some(({ name, state }) => name === 'compose' && state === 'done')
  return isWritten ? `Arranged by ${modelName(model)}, in the words of your resume.` : ''
}

const modelName = (id: string): string => models.find((model) => model.id === id)?.name ?? id
