import type { ModelVendor } from '@thumbfolio/contracts'

/** One question. Instructions and data never mix: what a resume says is never an order. */
export interface Prompt {
  /** Names the instructions' file and its version. */
  readonly version: string
  readonly instructions: string
  readonly data: string
}

/** What a vendor charges by. Thinking counts as output. */
export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Dollars per million tokens, which is micro-dollars per token. */
export interface Price {
  readonly input: number
  readonly output: number
}

export interface ModelAnswer {
  readonly text: string
  /** `cut`: the limit of tokens came first. */
  readonly stop: 'complete' | 'cut'
  /** Undefined when the vendor did not say: the whole reservation counts then. */
  readonly usage: Usage | undefined
}

export type ModelFailureKind =
  /** Overloaded, limited, broken, not reachable: another try may do. */
  | 'unavailable'
  | 'timeout'
  /** The vendor declined, for reasons of its own. */
  | 'refused'
  /** Nothing a page can be made of. */
  | 'unusable'
  /** Key, model id or request are not accepted: ours to mend. */
  | 'misconfigured'

/** A question without an answer. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  constructor(
    readonly kind: ModelFailureKind,
    message: string,
    readonly more: {
      readonly cause?: unknown
      /** How long the vendor wants to be left alone. */
      readonly retryAfterMs?: number
      /** What the vendor charges all the same; undefined when that is unknown, 0 tokens for nothing. */
      readonly usage?: Usage | undefined
    } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause })
  }
}

export const nothingUsed: Usage = { inputTokens: 0, outputTokens: 0 }

/** A vendor's model. It asks once and repeats nothing: who calls it decides what another try may cost. */
export interface Model {
  /** What a launch calls it: who arranged the page. */
  readonly name: string
  readonly vendor: ModelVendor
  /** The vendor's own name of it. */
  readonly id: string
  readonly price: Price
  /** @throws ModelFailure */
  ask(prompt: Prompt, limits: { signal: AbortSignal; timeoutMs: number }): Promise<ModelAnswer>
  /** Asks the vendor about the model, which costs nothing. @throws ModelFailure */
  verify(signal: AbortSignal): Promise<void>
}

/** The most tokens one answer may have; thinking included. A page of 250 entries needs about 12,000. */
export const mostOutputTokens = 16_000
/** The longest answer that is looked at, in UTF-16 units. */
export const longestAnswer = 400_000
