import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { loadConfig } from '@thumbfolio/kit/base'
import { freshServiceKeys } from '@thumbfolio/kit/http'
import { AuthConfig, AuthEntryConfig, signupsPerHour } from './config.js'

const pem = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const secret = {
  NODE_ENV: 'production',
  ...freshServiceKeys()('auth'),
  PUBLIC_URL: 'https://thumbfolio.example',
}
const production = { ...secret, SMTP_URL: 'smtp://mail.example.org', KAFKA_BROKERS: 'kafka:9092' }

describe('the configuration', () => {
  it('when the environment is empty, then it runs, with a session of 7 days and no credits', () => {
    expect(loadConfig(AuthConfig, {})).toMatchObject({
      PORT: 4001,
      SESSION_TTL_SECONDS: 604_800,
      SIGNUP_CREDITS: 0,
      PASSWORD_COST: 10,
    })
  })

  it('when it is production, then stand-ins, a missing key and a cheap hash are refused, all told at once', () => {
    expect(() => loadConfig(AuthEntryConfig, secret)).toThrow(/SMTP_URL: required in production/)
    expect(() => loadConfig(AuthEntryConfig, { ...production, PASSWORD_COST: '4' })).toThrow(
      /PASSWORD_COST: must be at least 10 in production\n {2}AUTH_SIGNING_KEY: required in production/,
    )
    expect(loadConfig(AuthEntryConfig, { ...production, AUTH_SIGNING_KEY: pem('P-256') }).NODE_ENV).toBe(
      'production',
    )
  })

  it('when it is production, then an address makes ten accounts an hour, elsewhere 200, unless chosen', () => {
    const key = { AUTH_SIGNING_KEY: pem('P-256') }
    expect(signupsPerHour(loadConfig(AuthConfig, { ...production, ...key }))).toBe(10)
    expect(signupsPerHour(loadConfig(AuthConfig, {}))).toBe(200)
    expect(signupsPerHour(loadConfig(AuthConfig, { SIGNUPS_PER_HOUR: '0' }))).toBe(0)
    expect(signupsPerHour(loadConfig(AuthConfig, { ...production, ...key, SIGNUPS_PER_HOUR: '50' }))).toBe(50)
  })

  it('when the key is of another curve or no key, then it is refused; escaped line ends are read', () => {
    for (const key of ['x', pem('P-384')])
      expect(() => loadConfig(AuthConfig, { AUTH_SIGNING_KEY: key })).toThrow(/P-256/)
    const escaped = pem('P-256').replaceAll('\n', '\\n')
    const [read] = loadConfig(AuthConfig, { AUTH_SIGNING_KEY: escaped }).AUTH_SIGNING_KEY ?? []
    expect(read).toContain('KEY-----\n')
  })

  it('when several keys follow one another, then all are read in their order, and one that is none is refused', () => {
    const [first, second] = [pem('P-256').trim(), pem('P-256').trim()]
    for (const text of [`${first}\n${second}\n`, `${first}${second}`.replaceAll('\n', '\\n')])
      expect(loadConfig(AuthConfig, { AUTH_SIGNING_KEY: text }).AUTH_SIGNING_KEY).toEqual([first, second])
    const mixed = `${first}\n${pem('P-384')}`
    expect(() => loadConfig(AuthConfig, { AUTH_SIGNING_KEY: mixed })).toThrow(/P-256/)
  })
})
