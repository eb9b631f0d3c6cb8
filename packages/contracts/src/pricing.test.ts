import { models, costOf } from './models.js'
import { defaultPricingTiers, PricingTier } from './pricing.js'

describe('pricing', () => {
  test('when the tiers are compared with the specification, then every figure agrees', () => {
    expect(
      defaultPricingTiers.map(({ credits, priceSOL, amountLamports, discount, priceUSD, badge }) =>
        [credits, priceSOL, amountLamports, discount, priceUSD, badge ?? ''].join(' '),
      ),
    ).toEqual([
      '5 0.05 50000000 0 $7.50 ',
      '20 0.15 150000000 25 $22.50 Best Value',
      '50 0.3 300000000 40 $45.00 ',
      '100 0.5 500000000 50 $75.00 ',
    ])
  })

  test.each(defaultPricingTiers)(
    'when $credits credits are shown in SOL, then that is the amount in lamports exactly',
    ({ priceSOL, amountLamports }) => {
      const [whole = '0', fraction = ''] = String(priceSOL).split('.')
      expect(BigInt(whole + fraction.padEnd(9, '0'))).toBe(BigInt(amountLamports))
    },
  )

  test('when a tier is sent, then the schema keeps all of it', () => {
    expect(defaultPricingTiers.map((tier) => PricingTier.parse(tier))).toEqual(defaultPricingTiers)
  })

  test('when a model is launched with, then its cost is that of the specification', () => {
    expect(models.map(({ id, name }) => [id, name, costOf(id)])).toEqual([
      ['gemini-flash', 'Gemini Flash 1.5', 1],
      ['sonnet', 'Sonnet 3.5', 2],
    ])
  })
})
