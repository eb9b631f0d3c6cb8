import { EngineUnavailable } from '../base/errors/engine-unavailable.js'

/** Another commit came first. Nothing was written: read again and decide again. */
export class StaleState extends Error {
  override name = 'StaleState'
  constructor(collection: string, id: string) {
    super(`${collection}/${id} was changed meanwhile`)
  }
}

/** Another document holds the unique key. Nothing was written. */
export class KeyTaken extends Error {
  override name = 'KeyTaken'
  constructor(
    readonly collection: string,
    /** The name of the key, as the collection declares it. */
    readonly key: string,
  ) {
    super(`${collection}: ${key} is taken`)
  }
}

/** The engine cannot write (disk full, engine away). Nothing was acknowledged. */
export class StoreUnavailable extends EngineUnavailable {
  override name = 'StoreUnavailable'
}
