import { openKafkaBus } from '@thumbfolio/kit/kafka'

/** The bus on Kafka, for a child process that is killed. The location is `brokers prefix`. */
export function openBus(location) {
  const [brokers, prefix] = location.split(' ')
  const timings = { sessionMs: 2_000, heartbeatMs: 500, commitMs: 100 }
  return openKafkaBus({
    brokers,
    prefix,
    service: 'resume',
    now: Date.now,
    partitions: 3,
    backoff: () => 1,
    timings,
  })
}
