import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import type { Listening } from '@thumbfolio/kit/http'
import { serve } from '@thumbfolio/kit/run'
import { httpClient, temporaryDirectory } from '@thumbfolio/testing'
import { PaymentConfig, paymentService } from '../src/index.js'

describe('pricing over HTTP', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let served: Listening

  beforeAll(async () => {
    directory = await temporaryDirectory()
    const service = await paymentService(
      loadConfig(PaymentConfig, { DATA_DIR: directory.path, LOG_LEVEL: 'silent' }),
    )
    served = await serve(service, {
      port: 0,
      host: '127.0.0.1',
      log: createLog({ name: 'test', level: 'silent' }),
    })
  })
  afterAll(async () => {
    await served[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  it('when anybody asks, then the four tiers come with exact prices and the best value is flagged', async () => {
    const { body } = await httpClient(served.url)('GET', '/api/v1/payment/pricing')
    expect(body.data.pricingTiers).toEqual([
      { credits: 5, priceSOL: 0.05, amountLamports: '50000000', discount: 0, priceUSD: '$7.50' },
      {
        credits: 20,
        priceSOL: 0.15,
        amountLamports: '150000000',
        discount: 25,
        priceUSD: '$22.50',
        badge: 'Best Value',
      },
      { credits: 50, priceSOL: 0.3, amountLamports: '300000000', discount: 40, priceUSD: '$45.00' },
      { credits: 100, priceSOL: 0.5, amountLamports: '500000000', discount: 50, priceUSD: '$75.00' },
    ])
  })

  it('when another method is used, then it is 405 and says what is allowed', async () => {
    const { status, headers } = await httpClient(served.url)('POST', '/api/v1/payment/pricing')
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET')
  })
})
