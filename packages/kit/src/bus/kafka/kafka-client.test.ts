import { describe, expect, it } from '@jest/globals'
import { createLog } from '../../base/log/log.js'
import { parseKafkaBrokers } from './kafka-address.js'
import { openKafkaClient } from './kafka-client.js'

describe('KAFKA_BROKERS', () => {
  it('when it names brokers, then each is an address', () => {
    expect(parseKafkaBrokers('kafka:9092')).toEqual(['kafka:9092'])
    expect(parseKafkaBrokers('a.example.org:1, 127.0.0.1:65535')).toEqual([
      'a.example.org:1',
      '127.0.0.1:65535',
    ])
  })

  it.each([
    '',
    'kafka',
    'kafka:',
    ':9092',
    'kafka:0',
    'kafka:65536',
    'kafka://kafka:9092',
    'a:1,,b:2',
    'a:1;b:2',
  ])('when it is %p, then it says what is wrong and what to write', (text) => {
    expect(() => parseKafkaBrokers(text)).toThrow(/^KAFKA_BROKERS: '.*' is not an address; write host:port/)
  })
})

describe('what kafkajs says', () => {
  it('when a broker refuses, then the line has its reason, and the same one comes once in a while', () => {
    const lines: string[] = []
    const destination = { write: (line: string) => void lines.push(line) }
    const log = createLog({ name: 'kafka', level: 'info', destination })
    const client = openKafkaClient({ brokers: '127.0.0.1:1', service: 'auth', log })
    for (const error of ['no leader', 'not authorized', 'no leader'])
      client.brisk.logger().warn('Response Metadata(key: 3, version: 6)', { error })
    for (const waitMs of [311, 622, 1204])
      client.brisk.logger().warn(`Restarting the consumer in ${waitMs}ms`, { error: 'no leader, later' })
    client.close()

    const reasons = lines.map((line) => (JSON.parse(line) as { reason?: string }).reason)
    expect(reasons).toEqual(['no leader', 'not authorized', 'no leader, later'])
  })
})
