import { describe, expect, it } from '@jest/globals'
import { loadConfig } from '@thumbfolio/kit/base'
import { GeneratorConfig, GeneratorEntryConfig, GeneratorWorkerConfig } from './config.js'

const reasonsOf = (environment: Record<string, string>, schema = GeneratorConfig): string => {
  try {
    loadConfig(schema, environment)
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('the generator’s configuration', () => {
  it('when the environment is empty, then it stands, without a key and under a cap', () => {
    const config = loadConfig(GeneratorConfig, {})
    expect([config.GEMINI_API_KEY, config.ANTHROPIC_API_KEY]).toEqual([undefined, undefined])
    expect(config.MODEL_DAILY_BUDGET_USD).toBeGreaterThan(0)
    expect(config.MODEL_TIMEOUT_SECONDS * 2).toBeLessThan(config.LAUNCH_DEADLINE_SECONDS)
  })

  it.each([
    ['the API', GeneratorConfig],
    ['a worker', GeneratorWorkerConfig],
  ])('when %s is for production without a key, then every missing one is named', (_, schema) => {
    const reasons = reasonsOf({ NODE_ENV: 'production' }, schema)
    for (const key of ['GEMINI_API_KEY', 'ANTHROPIC_API_KEY', 'SERVICE_KEY'])
      expect(reasons).toContain(`${key}: required in production`)
    expect(reasonsOf({ NODE_ENV: 'production', GEMINI_API_KEY: 'x' }, schema)).not.toContain('GEMINI_API_KEY')
  })

  it.each([
    ['', ['api', 'hosting', 'worker']],
    ['all', ['api', 'hosting', 'worker']],
    ['api', ['api']],
    ['worker, hosting', ['hosting', 'worker']],
  ])('when the roles are "%s", then a process has %j', (GENERATOR_ROLE, expected) => {
    expect(loadConfig(GeneratorConfig, { GENERATOR_ROLE }).GENERATOR_ROLE).toEqual(expected)
  })

  it('when a role is unknown or left to another process, then it is refused or the engines are required', () => {
    expect(reasonsOf({ GENERATOR_ROLE: 'api,painter' })).toContain('GENERATOR_ROLE')
    for (const GENERATOR_ROLE of ['hosting', 'api', 'api,hosting', 'worker,hosting'])
      expect(reasonsOf({ GENERATOR_ROLE }, GeneratorEntryConfig)).toContain('MONGODB_URI: required')
    expect(reasonsOf({ GENERATOR_ROLE: 'api,worker' }, GeneratorEntryConfig)).toBe('')
  })

  it('when a process serves published sites alone, then it needs no key of a model in production', () => {
    const reasons = reasonsOf({ NODE_ENV: 'production', GENERATOR_ROLE: 'hosting' })
    expect(reasons).toContain('SERVICE_KEY: required')
    expect(reasons).not.toContain('_API_KEY')
  })

  it('when an address, a cap or a time is none, then it is refused', () => {
    const reasons = reasonsOf({
      GEMINI_BASE_URL: 'google',
      MODEL_DAILY_BUDGET_USD: '-1',
      MODEL_TIMEOUT_SECONDS: 'soon',
    })
    for (const name of ['GEMINI_BASE_URL', 'MODEL_DAILY_BUDGET_USD', 'MODEL_TIMEOUT_SECONDS'])
      expect(reasons).toContain(name)
  })

  it('when custom domains are set up, then lists of addresses are read, and what is none is refused', () => {
    const config = loadConfig(GeneratorConfig, {
      DOMAINS_ADDRESSES: '192.0.2.1, 2001:db8::1',
      DNS_SERVERS: '127.0.0.1:5353,[::1]:53,9.9.9.9',
    })
    expect(config.DOMAINS_ADDRESSES).toEqual(['192.0.2.1', '2001:db8::1'])
    expect(config.DNS_SERVERS).toEqual(['127.0.0.1:5353', '[::1]:53', '9.9.9.9'])
    expect(loadConfig(GeneratorConfig, {}).DNS_SERVERS).toEqual([])
    const reasons = reasonsOf({
      DOMAINS_ADDRESSES: 'here',
      DNS_SERVERS: 'dns.example',
      DOMAINS_TARGET: 'a b',
    })
    for (const name of ['DOMAINS_ADDRESSES', 'DNS_SERVERS', 'DOMAINS_TARGET']) expect(reasons).toContain(name)
  })

  it('when a CDN is in front, then the way past it is needed', () => {
    const cdn = { CDN_PURGE_URL: 'https://cdn.example/purge' }
    expect(reasonsOf(cdn)).toContain('SITES_ORIGIN: required beside CDN_PURGE_URL')
    const origin = { SITES_ORIGIN: 'http://gateway:8080' }
    expect(reasonsOf({ ...cdn, ...origin })).toBe('')
    for (const user of ['ada:secret', 'ada', ':secret']) {
      const reasons = reasonsOf({ ...origin, CDN_PURGE_URL: `https://${user}@cdn.example/purge` })
      expect(reasons).toContain('CDN_PURGE_URL: must hold no user and password; use CDN_PURGE_SECRET')
      expect(reasons).not.toContain(user)
    }
  })

  it('when the access to GitHub is incomplete, doubled, or needed and absent, then each mistake is named', () => {
    expect(reasonsOf({ GITHUB_APP_ID: '1' })).toMatch(
      /GITHUB_APP_PRIVATE_KEY: required(?:.|\n)*GITHUB_APP_INSTALLATION_ID: required/,
    )
    const app = {
      GITHUB_APP_ID: '1',
      GITHUB_APP_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nx\\n-----END PRIVATE KEY-----',
      GITHUB_APP_INSTALLATION_ID: '7',
    }
    expect(reasonsOf(app)).toBe('')
    expect(loadConfig(GeneratorConfig, app).GITHUB_APP_PRIVATE_KEY).toContain('-----\nx\n-----')
    expect(reasonsOf({ ...app, GITHUB_TOKEN: 'x' })).toContain('GITHUB_TOKEN: set either')
    expect(reasonsOf({ GITHUB_REQUIRED: 'true' })).toContain('GITHUB_REQUIRED: needs')
    expect(reasonsOf({ GITHUB_REQUIRED: 'yes' })).toContain('GITHUB_REQUIRED')
  })
})
