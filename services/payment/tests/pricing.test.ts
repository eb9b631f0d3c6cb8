import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createApp, createLog, listen, loadConfig, type Listening, type Service } from '@thumbfolio/kit'
import { PaymentConfig, paymentService } from '../src/index.js'

describe('pricing over HTTP', () => {
  let directory: string
  let service: Service
  let listening: Listening

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'payment-'))
    service = await paymentService(loadConfig(PaymentConfig, { DATA_DIR: directory, LOG_LEVEL: 'silent' }))
    listening = await listen(createApp(service, createLog({ name: 'test', level: 'silent' })), {
      port: 0,
      host: '127.0.0.1',
    })
    await service.start()
  })
  afterAll(async () => {
    await listening[Symbol.asyncDispose]()
    await service[Symbol.asyncDispose]()
    await rm(directory, { recursive: true })
  })

  it('when anybody asks, then the four tiers come with exact prices and the best value is flagged', async () => {
    const response = await fetch(`${listening.url}/api/v1/payment/pricing`)
    const { data } = (await response.json()) as { data: { pricingTiers: object[] } }
    expect(data.pricingTiers).toEqual([
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
    const response = await fetch(`${listening.url}/api/v1/payment/pricing`, { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET')
  })
})
