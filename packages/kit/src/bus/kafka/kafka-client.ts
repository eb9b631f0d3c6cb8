import type { Socket } from 'node:net'
import { Kafka, logLevel, type LogEntry } from 'kafkajs'
import type { Logger } from '../../base/log/log.js'
import { collapseRepeats } from '../../base/log/collapse-repeats.js'
import { EngineUnavailable } from '../../base/errors/engine-unavailable.js'
import { withTimeout } from '../../base/time/with-timeout.js'
import { parseKafkaBrokers } from './kafka-address.js'
import { restIdleConnections } from './kafka-request-queue.js'
import { openSocket, saslOptions, type KafkaSecurity } from './kafka-security.js'

/** No Kafka broker answers. The message names the variable, what was wrong, and what to do. */
export class KafkaUnavailable extends EngineUnavailable {
  override name = 'KafkaUnavailable'
}

/** The connections of one bus to its brokers. */
export interface KafkaClient {
  /** Waits out a broker that is away: for what must go on when it is back. */
  readonly patient: Kafka
  /** Gives up after some seconds: for questions, and for who tries again by itself and wants to know why it failed. */
  readonly brisk: Kafka
  /** Cuts every connection and opens no other: what kafkajs still tries then ends by itself. */
  close(): void
}

/** Two clients of kafkajs on the same brokers: how often one tries to connect again is set per client alone. */
export function openKafkaClient(options: {
  brokers: string
  service: string
  security?: KafkaSecurity
  log?: Logger
}): KafkaClient {
  const { security = {} } = options
  restIdleConnections()
  const brokers = parseKafkaBrokers(options.brokers)
  const sockets = new Set<Socket>()
  let closed = false

  const common = {
    // Without an address kafkajs gives up at once; after a failed connection it would try for another minute.
    brokers: () => (closed ? [] : brokers),
    clientId: options.service,
    ...saslOptions(security),
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    enforceRequestTimeout: true,
    logLevel: logLevel.WARN,
    logCreator: () => logOf(options.log, () => closed),
    socketFactory(to: { host: string; port: number; onConnect: () => void }) {
      if (closed) throw new Error('the bus is closed')
      const socket = openSocket(security, to)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
  }
  // Spelt out, because the defaults of kafkajs are others where NODE_ENV is test.
  const retry = { initialRetryTime: 100, maxRetryTime: 1_000, factor: 0.2, multiplier: 2 }
  return {
    patient: new Kafka({ ...common, retry: { ...retry, retries: 60 } }),
    brisk: new Kafka({ ...common, retry: { ...retry, retries: 3 } }),
    close() {
      closed = true
      for (const socket of sockets) socket.destroy(new Error('the bus is closed'))
    },
  }
}

/**
 * What kafkajs logs, rate limited and counted: it repeats itself with every try, differing in a number at most, and calls a
 * plain rebalance an error.
 */
function logOf(log: Logger | undefined, isClosed: () => boolean): (entry: LogEntry) => void {
  const collapse = collapseRepeats()
  return ({ namespace, log: { message, error, groupId, topic, partition } }) => {
    const key = `${namespace} ${message} ${error}`.replace(/\d+/g, '0')
    collapse(key, (times) => {
      if (!isClosed())
        log?.warn({ from: `kafkajs ${namespace}`, reason: error, groupId, topic, partition, times }, message)
    })
  }
}

/**
 * Asks the brokers for their cluster.
 * @throws KafkaUnavailable when none answers within the time
 */
export async function pingKafka(client: Pick<KafkaClient, 'brisk'>, brokers: string, withinMs = 5_000) {
  const admin = client.brisk.admin()
  try {
    await withTimeout(withinMs, async () => {
      await admin.connect()
      await admin.describeCluster()
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new KafkaUnavailable(
      `KAFKA_BROKERS: no Kafka broker answers at ${brokers} (${reason}); start it there, or correct the variable`,
      { cause: error },
    )
  } finally {
    void admin.disconnect().catch(() => undefined)
  }
}
