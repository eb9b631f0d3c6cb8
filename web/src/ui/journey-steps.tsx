import { StepBar } from './step-bar.js'

const steps = [
  { id: 'upload', name: 'Upload Resume', path: '/uploadresume' },
  { id: 'site-name', name: 'Choose Site Name', path: '/site-setup' },
  { id: 'launch', name: 'Launch Site', path: '/launch' },
] as const
type StepId = (typeof steps)[number]['id']

interface JourneyStepsProps {
  current: StepId
  /** All steps are behind the person. */
  finished?: boolean
  /** Steps that can be opened again once they are done, each with the query of its address. */
  back?: Partial<Record<StepId, string>>
  /** What goes with the person to such a step. */
  state?: unknown
}

/** The journey, always in sight. */
export const JourneySteps = ({ current, back = {}, ...more }: JourneyStepsProps) => (
  <StepBar
    label="Steps"
    steps={steps.map(({ name }) => name)}
    current={steps.findIndex(({ id }) => id === current) + 1}
    back={Object.fromEntries(
      steps.flatMap(({ id, path }, at) => (back[id] === undefined ? [] : [[at + 1, path + back[id]]])),
    )}
    {...more}
  />
)
