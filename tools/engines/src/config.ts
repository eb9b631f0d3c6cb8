/** Where engines run: containers where Docker serves the images, else processes of this machine. */
export type EnginePlace = 'containers' | 'local'

export interface EnginesConfig {
  /** ENGINES: chosen by hand. */
  readonly place: EnginePlace | undefined
  /** Engines that somebody else runs: KAFKA_BROKERS, MONGODB_URI, REDIS_URL. */
  readonly given: { readonly kafka?: string; readonly mongo?: string; readonly redis?: string }
  /** ENGINES_PULL_SECONDS: how long images may take to come. */
  readonly pullLimitMs: number
  readonly path: string
}

/** @throws Error when ENGINES is neither `containers` nor `local` */
export function enginesConfig(environment: NodeJS.ProcessEnv = process.env): EnginesConfig {
  const { ENGINES, KAFKA_BROKERS, MONGODB_URI, REDIS_URL, ENGINES_PULL_SECONDS, PATH } = environment
  if (ENGINES && ENGINES !== 'containers' && ENGINES !== 'local')
    throw new Error(`ENGINES is '${ENGINES}', and can be 'containers' or 'local'`)
  return {
    place: (ENGINES || undefined) as EnginePlace | undefined,
    given: {
      ...(KAFKA_BROKERS && { kafka: KAFKA_BROKERS }),
      ...(MONGODB_URI && { mongo: MONGODB_URI }),
      ...(REDIS_URL && { redis: REDIS_URL }),
    },
    pullLimitMs: Number(ENGINES_PULL_SECONDS ?? 120) * 1_000,
    path: PATH ?? '',
  }
}
