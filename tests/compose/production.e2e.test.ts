import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { composeProject, type ComposeProject } from './compose-project.js'

const buildMs = 400_000
jest.setTimeout(60_000)

/** What the operator writes into `.env`, and into the files of secrets that stay empty. */
const settings = {
  PUBLIC_HOST: 'app.example.org',
  SITES_DOMAIN: 'sites.example.net',
  ACME_EMAIL: 'operator@example.org',
  MAIL_FROM: 'Thumbfolio <no-reply@example.org>',
  SUPPORT_EMAIL: 'support@example.org',
  SOLANA_ADMIN_WALLET: 'vines1vzrYbzLMRdu58ou5XTby4qAXVRLmqo36NKPTg',
}
const own = {
  SMTP_URL: 'smtps://ada:secret@mail.example.org',
  SOLANA_RPC_URL: 'https://solana.example.org',
  GEMINI_API_KEY: 'secret',
  ANTHROPIC_API_KEY: 'secret',
}
const migrate = ['node', 'dist/main.js', '--migrate']

/** Without Caddy, whose certificates need the internet. */
describe('the product in containers, in production', () => {
  let product: ComposeProject
  const secretOf = (name: string) => readFileSync(`${product.secretsDirectory}/${name}`, 'utf8').trim()

  beforeAll(async () => {
    product = await composeProject(settings, 'compose.production.yml')
    for (const [name, secret] of Object.entries(own))
      writeFileSync(`${product.secretsDirectory}/${name}`, secret)
    await product.up(['gateway', 'generator-worker'], ['--build'])
  }, buildMs)
  afterAll(async () => product?.[Symbol.asyncDispose](), 60_000)

  it('when it is up, then every service is healthy, and the gateway answers with TLS in front', async () => {
    const containers = await product.containers()
    const of = (wanted: string) => containers.filter(({ state }) => state === wanted)
    expect([of('healthy').length, of('done').length, containers.length]).toEqual([11, 3, 14])
    const [gateway] = await product.containers('gateway')
    const url = `http://${gateway?.addresses['product']}:8080/`
    const headers = { 'x-forwarded-host': settings.PUBLIC_HOST, 'x-forwarded-proto': 'https' }
    const response = await fetch(url, { headers })
    expect([response.status, response.headers.get('strict-transport-security')]).toEqual([
      200,
      expect.anything(),
    ])
  })

  it('when a service migrates beside the running ones, then everything is there', async () => {
    expect(await product.execute('auth', migrate)).toMatchObject({ status: 0 })
  })

  it('when a service is taken over, then it reads no keys of another, and is nobody else', async () => {
    const url = `redis://generator:${secretOf('GENERATOR_REDIS_URL').split(/[:@]/)[2]}@127.0.0.1:6379`
    const ask = (...command: string[]) =>
      product.execute('redis', ['redis-cli', '--no-auth-warning', '-u', url, ...command])
    expect((await ask('ping')).output.trim()).toBe('PONG')
    for (const command of [
      ['keys', '*'],
      ['get', 'thumbfolio:auth:active:x'],
      ['set', 'thumbfolio:revoked:x', '1'],
    ])
      expect((await ask(...command)).output).toContain('NOPERM')
    const asAnother = { KAFKA_USERNAME: 'auth', ENGINE_WAIT_SECONDS: '0' }
    expect(await product.execute('resume', migrate, asAnother)).toMatchObject({ status: 78 })
  })

  it('when somebody brings no password, then no engine lets them in', async () => {
    const redis = await product.execute('redis', ['redis-cli', 'ping'])
    expect(redis.output).toContain('NOAUTH')
    const withoutUser = {
      MONGODB_URI_FILE: '',
      MONGODB_URI: 'mongodb://mongo:27017/?directConnection=true',
      ENGINE_WAIT_SECONDS: '0',
    }
    const mongo = await product.execute('auth', migrate, withoutUser)
    expect(mongo).toEqual({
      status: 78,
      output: expect.stringMatching(/MONGODB_URI: MongoDB at .* refuses the user/),
    })
    const withoutPassword = { KAFKA_PASSWORD_FILE: '', KAFKA_PASSWORD: 'wrong', ENGINE_WAIT_SECONDS: '0' }
    const kafka = await product.execute('auth', migrate, withoutPassword)
    expect(kafka).toEqual({
      status: 78,
      output: expect.stringMatching(/KAFKA_BROKERS: no Kafka broker answers at/),
    })
  })
})
