import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  newPerson,
  startOtlpReceiver,
  uploadPdf,
  type OtlpReceiver,
  type Person,
} from '@thumbfolio/testing'
import type { Page, Request } from 'playwright-core'
import { expectComplaints } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(120_000)

describe('a trace that begins in Chromium', () => {
  let receiver: OtlpReceiver
  let running: ProductInChromium
  let page: Page
  let person: Person
  let resume: string

  beforeAll(async () => {
    receiver = await startOtlpReceiver()
    running = await startInChromium({
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '50' },
    })
    page = running.page
    person = await newPerson(running.product.url)
    resume = await uploadPdf(person, sample)
    await page.goto(`${running.product.url}/login`)
    await logIn(page, person)
    await page.waitForURL('**/dashboard')
  }, 90_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
    await receiver?.[Symbol.asyncDispose]()
  })

  const traceOf = async (request: Request) => {
    const [, traceId = '', spanId = ''] = ((await request.headerValue('traceparent')) ?? '').split('-')
    return { traceId, spanId }
  }

  it('when a person clicks Launch, then one trace leads from the click to the live site', async () => {
    await page.goto(`${running.product.url}/launch?resume=${resume}&site=clicked`)
    const asking = page.waitForRequest((request) => request.method() === 'PUT')
    await page.getByRole('button', { name: 'Launch site' }).click()
    const { traceId, spanId } = await traceOf(await asking)
    const spans = () => receiver.spans.filter((span) => span.traceId === traceId)
    const has = (name: string) => spans().some((span) => span.name === name)
    await eventually(() => has('verify') && has('process site.generated.v1'), 60_000)
    expect(spans().filter((span) => span.parentSpanId === spanId)).toMatchObject([
      { name: 'PUT /api/v1/make/generate', service: 'gateway', kind: 'server' },
    ])
  })

  it('when a page reads, then the gateway continues the trace of the browser there too', async () => {
    const asking = page.waitForRequest('**/api/v1/dash/get-all/*')
    await page.goto(`${running.product.url}/dashboard`)
    const { traceId, spanId } = await traceOf(await asking)
    const spans = () => receiver.spans.filter((span) => span.traceId === traceId)
    await eventually(() => spans().some((span) => span.parentSpanId === spanId), 30_000)
    const answer = await (await asking).response()
    expect(answer?.headers()['traceresponse']).toContain(traceId)
  })

  it('when a call fails on the server, then the screen has the trace id as its reference', async () => {
    expectComplaints(/status of 500/)
    const fail = { status: 500, contentType: 'application/json', body: '{}' }
    await page.route('**/api/v1/auth/login', (route) => route.fulfill(fail))
    await page.evaluate('localStorage.clear()')
    await page.context().clearCookies()
    await page.goto(`${running.product.url}/login`)
    const asking = page.waitForRequest('**/api/v1/auth/login')
    await logIn(page, person)
    const { traceId } = await traceOf(await asking)
    await page.getByText(`Reference: ${traceId}`).first().waitFor()
  })
})
