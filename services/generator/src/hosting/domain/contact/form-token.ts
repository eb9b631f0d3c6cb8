/** What a form carries that was opened at a site: when, and an id of its own. */
export interface OpenedForm {
  readonly id: string
  /** Epoch milliseconds. */
  readonly openedAt: number
}

/** A person needs longer to write a message. */
const quickestMs = 3_000
const validMs = 24 * 3_600_000

/** Whether somebody may have written what comes with this form now. */
export const isTimely = ({ openedAt }: OpenedForm, now: number): boolean =>
  now - openedAt >= quickestMs && now - openedAt <= validMs
