import type { ModelCall } from './transcript.js'

/** Where questions are written down before they are sent: of a launch, a draft or a resume. */
export interface CallRecord {
  /** Of the launch, draft or resume. */
  readonly id: string
  /** All that was asked so far. */
  calls(): Promise<readonly ModelCall[]>
  add(call: ModelCall): Promise<void>
  /** A record that was deleted meanwhile stays deleted. */
  end(call: ModelCall, outcome: NonNullable<ModelCall['outcome']>): Promise<void>
}
