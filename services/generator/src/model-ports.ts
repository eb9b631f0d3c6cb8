import type { ModelId, ModelVendor } from '@thumbfolio/contracts'
import type { Store } from '@thumbfolio/kit/store'
import type { Breaker } from './models/domain/breaker.js'
import type { Model } from './models/domain/model.js'
import type { Sorting } from './models/domain/sorting.js'
import type { Spending } from './models/domain/spending.js'
import type { Transcript } from './models/domain/transcript.js'
import type { Composer } from './models/domain/composer.js'

export type Sortings = Store<Sorting, never, 'owner' | 'started'>
export type Transcripts = Store<Transcript, never, 'site' | 'started'>

/** A vendor's model that is asked with the schema of an examination. It asks once and repeats nothing. */
export type Examiner = Model

/** The models, what is asked of them and what that costs. */
export interface ModelPorts {
  /** Arranges where no model may or can. */
  readonly composerFor: (model: ModelId) => Composer
  /** Undefined where there is no key for it. */
  readonly modelFor: (model: ModelId) => Model | undefined
  /** Models that the boot check found missing: they are not offered as connected. */
  readonly missingModels: Set<ModelId>
  /** Judges what a model of this vendor suggested: the other vendor where it has a key and consent, else the same one. */
  readonly examinerFor: (suggestedBy: ModelVendor, consents: readonly ModelVendor[]) => Examiner | undefined
  /** The model as it sorts the lines of a resume; undefined where there is no key for it. */
  readonly sorterFor: (model: ModelId) => Model | undefined
  readonly sortings: Sortings
  readonly breakerOf: (vendor: ModelVendor) => Breaker
  readonly transcripts: Transcripts
  readonly spending: Store<Spending>
  /** What all models may cost a day (UTC), all workers together. */
  readonly dailyBudgetMicroUsd: number
  /** For one question. */
  readonly modelTimeoutMs: number
}
