import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { httpUrl, loadConfig, smtpUrl } from './config.js'
import { freshServiceKeys } from '../../http/service-calls/service-keys.js'
import { platformConfig, refuseInProduction } from '../../platform/config/platform-config.js'

describe('an address in the environment', () => {
  const Addresses = z.object({ AUTH_URL: httpUrl().optional(), SMTP_URL: smtpUrl().optional() })

  it('when its scheme is forgotten, then it is refused, and says how it is written', () => {
    const load = () => loadConfig(Addresses, { AUTH_URL: 'auth:4001', SMTP_URL: 'mail.example.org:25' })
    expect(load).toThrow('AUTH_URL: must be an address with its scheme, like http://host:8080')
    expect(load).toThrow('SMTP_URL: must be an address with its scheme, like smtp://host:25')
  })

  it('when it ends in a slash, then paths can still be written after it', () => {
    expect(loadConfig(Addresses, { AUTH_URL: 'http://auth:4001/', SMTP_URL: 'smtps://mail' })).toEqual({
      AUTH_URL: 'http://auth:4001',
      SMTP_URL: 'smtps://mail',
    })
  })
})

describe('the address that people reach, in production', () => {
  const schema = z.object(platformConfig).superRefine(refuseInProduction)
  const production = {
    NODE_ENV: 'production',
    ...freshServiceKeys()('resume'),
    KAFKA_BROKERS: 'kafka:9092',
  }
  const load = (url: string) => loadConfig(schema, { ...production, PUBLIC_URL: url }).PUBLIC_URL

  it.each(['http://thumbfolio.example', 'http://10.0.0.7:8080', 'http://localhost:8080', 'http://[::1]'])(
    'when it is %s, then it is refused, since passwords would go in the open',
    (url) => expect(() => load(url)).toThrow('PUBLIC_URL: must be https in production'),
  )

  it('when it is https, then it is taken', () =>
    expect(load('https://thumbfolio.example')).toBe('https://thumbfolio.example'))
})

describe('several mistakes', () => {
  const schema = z.object(platformConfig).superRefine(refuseInProduction)
  const namesOf = (environment: Record<string, string>): string[] => {
    try {
      loadConfig(schema, environment)
      return []
    } catch (error) {
      return (error as Error).message.split('\n').map((line) => line.trim().split(':')[0] ?? '')
    }
  }

  it('when a variable does not parse, then what is missing beside it is reported at the same start', () => {
    const found = namesOf({ NODE_ENV: 'production', LOG_LEVEL: 'verbose', KAFKA_PARTITIONS: 'many' })
    expect(found.slice(1)).toEqual([
      'LOG_LEVEL',
      'KAFKA_PARTITIONS',
      'SERVICE_KEY',
      'SERVICE_PUBLIC_KEYS',
      'PUBLIC_URL',
    ])
  })

  it('when a mistake could follow from a variable that does not parse, then only that variable is reported', () => {
    expect(namesOf({ MONGODB_URI: 'postgres://db', S3_BUCKET: 'files' }).slice(1)).toEqual(['MONGODB_URI'])
    expect(namesOf({ KAFKA_TLS: 'yes', KAFKA_CA: 'pem' }).slice(1)).toEqual(['KAFKA_TLS'])
  })
})
