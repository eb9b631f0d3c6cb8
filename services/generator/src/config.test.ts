import { describe, expect, it } from '@jest/globals'
import { loadConfig } from '@thumbfolio/kit'
import { GeneratorConfig, GeneratorWorkerConfig } from './config.js'

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
    for (const key of ['GEMINI_API_KEY', 'ANTHROPIC_API_KEY', 'SERVICE_SECRET'])
      expect(reasons).toContain(`${key}: required in production`)
    expect(reasonsOf({ NODE_ENV: 'production', GEMINI_API_KEY: 'x' }, schema)).not.toContain('GEMINI_API_KEY')
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
})
