import type { LaunchView } from '@thumbfolio/contracts'
import { Check, X } from 'lucide-react'
import { elapsed } from '../../lib/time.js'
import { stepDurationMs, stepTexts } from './step-texts.js'
import { useNow } from './use-now.js'

type Step = LaunchView['steps'][number]

const stateWords: Readonly<Record<Step['state'], string>> = {
  waiting: 'waiting',
  running: 'in progress',
  done: 'done',
  failed: 'failed',
}

/** The steps of a launch: the current one alive, the finished ones quiet. */
export function StepList({ launch }: { launch: LaunchView }) {
  const nowMs = useNow(launch.status === 'pending')
  return (
    <ol className="grid gap-1">
      {launch.steps.map((step) => (
        <StepLine key={step.name} step={step} nowMs={nowMs} />
      ))}
    </ol>
  )
}

function StepLine({ step, nowMs }: { step: Step; nowMs: number }) {
  const duration = stepDurationMs(step, nowMs)
  const isLoud = step.state === 'running' || step.state === 'failed'
  return (
    <li className={`flex items-center gap-3 py-1.5 ${isLoud ? 'font-semibold' : 'text-muted'}`}>
      <Dot state={step.state} />
      <span className="flex-1">
        {stepTexts[step.name]}
        <span className="sr-only">, {stateWords[step.state]}</span>
      </span>
      <span className="tabular min-w-14 text-right text-sm" aria-hidden={step.state === 'running'}>
        {duration !== undefined && elapsed(duration)}
      </span>
    </li>
  )
}

function Dot({ state }: { state: Step['state'] }) {
  const frame = 'grid size-6 shrink-0 place-items-center'
  switch (state) {
    case 'done':
      return (
        <span className={frame} aria-hidden="true">
          <Check className="size-4 text-positive" strokeWidth={2.5} />
        </span>
      )
    case 'failed':
      return (
        <span className={frame} aria-hidden="true">
          <X className="size-4 text-danger" strokeWidth={2.5} />
        </span>
      )
    case 'running':
      return (
        <span className={frame} aria-hidden="true">
          <span className="size-3 animate-alive rounded-full bg-primary outline-1 outline-base-content/50" />
        </span>
      )
    case 'waiting':
      return (
        <span className={frame} aria-hidden="true">
          <span className="size-1.5 rounded-full bg-base-content/40" />
        </span>
      )
  }
}
