import { StepBar } from './step-bar.js'

const steps = ['Upload Resume', 'Choose Site Name', 'Launch Site'] as const

interface JourneyStepsProps {
  current: 1 | 2 | 3
  /** All three are behind the person. */
  finished?: boolean
  /** Where a step that is done can be opened again. */
  back?: Partial<Record<1 | 2 | 3, string>>
  /** What goes with the person to such a step. */
  state?: unknown
}

/** The journey, always in sight. */
export const JourneySteps = (props: JourneyStepsProps) => <StepBar label="Steps" steps={steps} {...props} />
