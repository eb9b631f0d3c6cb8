import type { ModelId, ModelVendor } from '@thumbfolio/contracts'
import type { Logger } from '@thumbfolio/kit/base'
import type { Erasures, Store } from '@thumbfolio/kit/store'
import type { Breaker } from './domain/breaker.js'
import type { Pinned } from './domain/pinned.js'
import type { Model } from './domain/model.js'
import type { Sorting } from './domain/sorting.js'
import type { Spending } from './domain/spending.js'
import type { Transcript } from './domain/transcript.js'
import type { Composer } from './domain/composer.js'

export type Sortings = Store<Sorting, never, 'started'>
export type Transcripts = Store<Transcript, never, 'site' | 'started'>

/** A vendor's model that is asked with the schema of an examination. It asks once and repeats nothing. */
export type Examiner = Model

/** What models depend on: the vendors, the requests to them and the budget. */
export interface Ports {
  /** Arranges where no model may or can. */
  readonly composerFor: (model: ModelId) => Composer
  /** Undefined where there is no key for it. */
  readonly modelFor: (model: ModelId) => Model | undefined
  /** The same one, asked with the schema of a translation. */
  readonly translatorFor: (model: ModelId) => Model | undefined
  /** Models that the boot check found missing: they are not offered as connected. */
  readonly missingModels: Set<ModelId>
  /** Judges what a model of this vendor suggested: the other vendor where it has a key and consent, else the same one. */
  readonly examinerFor: (suggestedBy: ModelVendor, consents: readonly ModelVendor[]) => Examiner | undefined
  readonly sortings: Sortings
  readonly breakerOf: (vendor: ModelVendor) => Breaker
  readonly transcripts: Transcripts
  readonly spending: Store<Spending>
  /** What all models may cost a day (UTC), all workers together. */
  readonly dailyBudgetMicroUsd: number
  /** For one question. */
  readonly modelTimeoutMs: number
  readonly erasures: Pick<Erasures, 'isErased'>
  readonly accounts: {
    /** The vendors of models that may see a user's resumes. */
    consents(userId: string, signal?: AbortSignal): Promise<readonly ModelVendor[]>
  }
  readonly resumes: {
    /** The current content of the owner's resume; undefined when they have no resume with this id. */
    content(ownerId: string, resumeId: string): Promise<Pinned | undefined>
  }
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal
}
