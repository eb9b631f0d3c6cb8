/** The content of a form's token: when the form was opened, and an id that is unique to it. */
export interface OpenedForm {
  readonly id: string
  /** Epoch milliseconds. */
  readonly openedAt: number
}

/** A form that is sent sooner was filled in by a program. */
const quickestMs = 3_000
const validMs = 24 * 3_600_000

/** Whether the form is neither sent too soon for a person nor expired. */
export const isTimely = ({ openedAt }: OpenedForm, now: number): boolean =>
  now - openedAt >= quickestMs && now - openedAt <= validMs
