import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { authInternalRoutes, event, type AnyEvent, type EventDraft } from '@thumbfolio/contracts'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { developmentIdentity, createServiceClient, type Listening } from '@thumbfolio/kit/http'
import { serve } from '@thumbfolio/kit/run'
import { openKafkaBus, type KafkaBus } from '@thumbfolio/kit/kafka'
import { engineEnvironment } from '@thumbfolio/engines'
import { eventually, httpClient, startMailbox, temporaryDirectory, type Mailbox } from '@thumbfolio/testing'
import { AuthConfig, authService } from '../src/index.js'

const api = '/api/v1/auth'
const log = createLog({ name: 'test', level: 'silent' })
const slowMs = 60_000

describe('auth on MongoDB, Kafka and Redis', () => {
  const closers: AsyncDisposable[] = []
  let mailbox: Mailbox
  let served: Listening
  let bus: KafkaBus
  let config: AuthConfig
  const heard: AnyEvent[] = []

  beforeAll(async () => {
    const directory = await temporaryDirectory()
    mailbox = await startMailbox()
    const engines = engineEnvironment('auth')
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    config = loadConfig(AuthConfig, {
      ...engines,
      DATA_DIR: directory.path,
      LOG_LEVEL: 'silent',
      PASSWORD_COST: '4',
      SMTP_URL: mailbox.url,
      AUTH_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      SIGNUP_CREDITS: '3',
    })
    served = await serve(await authService(config, { log }), { port: 0, host: '127.0.0.1', log })
    const { KAFKA_BROKERS: brokers, ENGINE_PREFIX: prefix } = engines
    bus = openKafkaBus({ brokers, prefix, log, partitions: 2, service: 'generator', now: Date.now })
    bus.subscribe({
      group: 'listener',
      handlers: { 'credits.captured.v1': async (one) => void heard.push(one) },
    })
    await bus.start()
    closers.push(served, bus, mailbox, directory)
  }, 120_000)
  afterAll(async () => {
    for (const closer of closers) await closer[Symbol.asyncDispose]()
  }, 60_000)

  const codeFor = (email: string) =>
    eventually(() => {
      const mail = mailbox.mails.find(({ to }) => to?.some(({ address }) => address === email))
      return /^(\d{6})$/m.exec(mail?.text ?? '')?.[1]
    }, slowMs)
  const emit = ({ type, subject, data }: EventDraft) =>
    bus.publish([
      {
        specversion: '1.0',
        id: randomUUID(),
        source: 'test',
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        type,
        subject,
        data,
      } as AnyEvent,
    ])

  it('when somebody signs up, then the code is mailed, a launch is paid once, and a logout holds at once', async () => {
    const [email, password] = ['ada@example.org', 'secret of ada']
    const anonymous = httpClient(served.url)
    const body = { username: 'ada', email, password }
    const signUps = await Promise.all([1, 2].map(() => anonymous('POST', `${api}/signup`, { body })))
    expect(signUps.map(({ status }) => status).sort()).toEqual([201, 409])
    const otp = await codeFor(email)
    const verified = await anonymous('POST', `${api}/verify-otp`, { body: { email, otp } })
    expect(verified.status).toBe(200)
    const ada = httpClient(served.url, verified.body.token as string)
    const userId = verified.body.user._id as string

    const serviceClients = createServiceClient({
      identity: developmentIdentity('generator'),
      urls: { auth: served.url },
    })
    const hold = { launchId: 'l1.site', userId, credits: 1, siteName: 'site' }
    const held = await Promise.all(
      [1, 2, 3].map(() => serviceClients.call(authInternalRoutes.holdCredits, { body: hold })),
    )
    expect(held.map(({ state }) => state)).toEqual(['held', 'held', 'held'])
    const url = 'http://site.localhost:8080/'
    const generated = event('site.generated.v1', 'site', { userId, launchId: 'l1.site', version: 1, url })
    await emit(generated)
    await emit(generated)
    await eventually(() => heard.length > 0, slowMs)
    const ledger = await eventually(async () => {
      const { body } = await ada('GET', `${api}/credits`)
      return body.data.length === 3 && (body.data as { kind: string }[])
    }, slowMs)
    expect(ledger.map(({ kind }) => kind)).toEqual(['captured', 'held', 'granted'])
    expect((await ada('GET', `${api}/checkAuth`)).body.data.credits).toBe(2)

    expect((await ada('GET', `${api}/logout`)).status).toBe(200)
    expect((await ada('GET', `${api}/checkAuth`)).status).toBe(401)
  }, 180_000)
})
