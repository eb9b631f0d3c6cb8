import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AnyEvent } from '@thumbfolio/contracts'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { serve } from '@thumbfolio/kit/run'
import { openKafkaBus } from '@thumbfolio/kit/kafka'
import { engineEnvironment } from '@thumbfolio/engines'
import {
  eventually,
  httpClient,
  startIdentity,
  temporaryDirectory,
  type HttpClient,
} from '@thumbfolio/testing'
import { ResumeConfig, resumeService } from '../src/index.js'
import { dataUrl } from './pdfs.js'

const api = '/api/v1/auth/resume'
const log = createLog({ name: 'test', level: 'silent' })
const sample = new URL(
  '../../../packages/resume-reader/tests/corpus/pdf/stackoverflow--nurse.pdf',
  import.meta.url,
)

describe('resume on MongoDB and Kafka, two processes side by side', () => {
  const closers: AsyncDisposable[] = []
  const heard: AnyEvent[] = []
  let one: HttpClient
  let other: HttpClient

  beforeAll(async () => {
    const identity = await startIdentity()
    const engines = engineEnvironment('resume')
    const token = identity.tokenFor({ userId: 'ada' })
    const start = async () => {
      const directory = await temporaryDirectory()
      const environment = { DATA_DIR: directory.path, LOG_LEVEL: 'silent', AUTH_URL: identity.url }
      const service = await resumeService(loadConfig(ResumeConfig, { ...engines, ...environment }), { log })
      const served = await serve(service, { port: 0, host: '127.0.0.1', log })
      closers.push(served, directory)
      return httpClient(served.url, token)
    }
    one = await start()
    other = await start()
    const { KAFKA_BROKERS: brokers, ENGINE_PREFIX: prefix } = engines
    const bus = openKafkaBus({
      brokers,
      prefix,
      log,
      partitions: 2,
      service: 'generator',
      now: Date.now,
    })
    const hear = async (event: AnyEvent) => void heard.push(event)
    bus.subscribe({
      group: 'listener',
      handlers: { 'resume.deleted.v1': hear },
    })
    await bus.start()
    closers.push(bus, identity)
  }, 120_000)
  afterAll(async () => {
    for (const closer of closers) await closer[Symbol.asyncDispose]()
  }, 60_000)

  it('when a resume is uploaded to one, then the other has it whole; its deletion is an event', async () => {
    const bytes = await readFile(sample)
    const body = { pdfFile: dataUrl(bytes), name: 'cv.pdf' }
    const headers = { 'Idempotency-Key': 'once' }
    const uploads = await Promise.all([one, other].map((at) => at('POST', api, { body, headers })))
    expect(uploads.map(({ status }) => status)).toEqual([201, 201])
    const [first, second] = uploads.map(({ body: answer }) => answer.fileName as string)
    expect(first).toBe(second)

    const listed = await other('GET', '/api/v1/dash/get-resume/ada')
    expect(listed.body.data).toHaveLength(1)
    expect((await other('GET', `${api}/${first}/content`)).body.data.content.basics.name).toContain('Denise')
    expect((await other('GET', `${api}/file/${first}`)).headers.get('content-length')).toBe(
      String(bytes.length),
    )
    expect((await one('DELETE', `${api}/${first}`)).status).toBe(200)
    expect((await other('GET', `${api}/${first}/content`)).status).toBe(404)
    await eventually(() => heard.some(({ subject }) => subject === first), 60_000)
  }, 180_000)
})
