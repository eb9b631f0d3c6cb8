/** An engine does not answer, and nothing was acknowledged. Every layer extends it for its own engines; HTTP answers 503. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable'
  /** The problem that HTTP answers with. */
  readonly problem: 'unavailable' | 'newer-data' = 'unavailable'
}
