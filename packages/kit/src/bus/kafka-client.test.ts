import { describe, expect, it } from '@jest/globals'
import { parseKafkaBrokers } from './kafka-client.js'

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
