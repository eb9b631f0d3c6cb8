export type EngineKind = 'kafka' | 'mongo' | 'redis'

export const engineKinds = ['kafka', 'mongo', 'redis'] as const satisfies readonly EngineKind[]

/** A real engine, to be used and to be hurt. Disposing ends it and removes a directory that was made for it. */
export interface Engine extends AsyncDisposable {
  readonly kind: EngineKind
  /** As MONGODB_URI, KAFKA_BROKERS or REDIS_URL takes it. The same for the engine's whole life. */
  readonly url: string
  readonly port: number
  /** Of the running local process; absent while it does not run, and for a container. */
  readonly pid?: number | undefined
  /** SIGKILL. What it acknowledged stays; resolves when its port is free. */
  kill(): Promise<void>
  /** Asks it to stop cleanly (SIGTERM), and kills it when it has not after 15 s. */
  stop(): Promise<void>
  /** Starts it again on the same data and port, and waits until it answers. Nothing happens while it runs. */
  start(): Promise<void>
  /** SIGSTOP: connections stay open and get no answer. */
  pause(): Promise<void>
  resume(): Promise<void>
}

export interface EngineOptions {
  /** Where a local process keeps its data. Default: a temporary directory. */
  readonly directory?: string
  /** Default: a random free one. */
  readonly port?: number
  /** It stays when this process ends. Else it ends with it, however this process ends. */
  readonly outlivesUs?: boolean
  /** Ends a start that still runs, also its download. Of local processes. */
  readonly signal?: AbortSignal
}

/** An engine did not come up. The message carries the end of its log. */
export class EngineFailed extends Error {
  override name = 'EngineFailed'
}

/** What an engine's clients are given for an address. */
export const engineUrl: Readonly<Record<EngineKind, (port: number, host?: string) => string>> = {
  kafka: (port, host = '127.0.0.1') => `${host}:${port}`,
  mongo: (port, host = '127.0.0.1') => `mongodb://${host}:${port}/?directConnection=true`,
  redis: (port, host = '127.0.0.1') => `redis://${host}:${port}`,
}
