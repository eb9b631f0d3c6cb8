import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { freshServiceKeys } from '../../http/service-calls/service-keys.js'
import { loadConfig } from '../../base/config/config.js'
import { platformConfig, refuseInProduction } from '../../platform/config/platform-config.js'
import { replicaFaults } from './kafka-replicas.js'

const topic = 'thumbfolio.site'

describe('the copies of a topic', () => {
  it('when three are kept and two must have an event, then nothing is wrong', () => {
    expect(replicaFaults([{ topic, replicas: 3, minInSync: 2 }], 3)).toEqual([])
    expect(replicaFaults([{ topic, replicas: 1, minInSync: 1 }], 1)).toEqual([])
  })

  it('when one of three is enough for an event, then the command that corrects it is given', () => {
    expect(replicaFaults([{ topic, replicas: 3, minInSync: 1 }], 3)).toEqual([
      'thumbfolio.site has min.insync.replicas 1; set it with kafka-configs.sh --alter --topic thumbfolio.site --add-config min.insync.replicas=2',
    ])
  })
})

describe('the variables of Kafka', () => {
  const schema = z.object(platformConfig).superRefine(refuseInProduction)
  const production = {
    NODE_ENV: 'production',
    ...freshServiceKeys()('resume'),
    PUBLIC_URL: 'https://thumbfolio.example',
    KAFKA_BROKERS: 'kafka:9092',
  }

  it.each([
    [{ KAFKA_CA: 'pem' }, 'KAFKA_CA: needs KAFKA_TLS=on'],
    [{ KAFKA_USERNAME: 'ada' }, 'KAFKA_PASSWORD: required with KAFKA_USERNAME'],
    [{ KAFKA_PASSWORD: 'secret' }, 'KAFKA_USERNAME: required with KAFKA_PASSWORD'],
    [
      { KAFKA_USERNAME: 'ada', KAFKA_PASSWORD: 'secret', KAFKA_SASL_MECHANISM: 'plain' },
      'KAFKA_SASL_MECHANISM: plain sends the password readably',
    ],
  ])('when they are %j, then they are refused with what is missing', (variables, mistake) => {
    expect(() => loadConfig(schema, variables)).toThrow(mistake)
  })

  it('when two copies are asked for in production, then three or a single machine are offered', () => {
    expect(() => loadConfig(schema, { ...production, KAFKA_REPLICAS: '2' })).toThrow(
      'KAFKA_REPLICAS: must be 3 or more in production, or 1 for a single machine',
    )
    for (const KAFKA_REPLICAS of ['1', '3', '5'])
      expect(loadConfig(schema, { ...production, KAFKA_REPLICAS }).KAFKA_REPLICAS).toBe(
        Number(KAFKA_REPLICAS),
      )
  })
})
