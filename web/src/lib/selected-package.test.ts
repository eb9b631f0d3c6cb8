import { afterEach, describe, expect, it } from '@jest/globals'
import { defaultPricingTiers } from '@thumbfolio/contracts'
import { rememberedPackage, rememberPackage } from './selected-package.js'
import { storedPackage } from './storage.js'

afterEach(() => storedPackage.clear())

describe('the chosen package', () => {
  it('when one was chosen, then it comes back with its place in the list', () => {
    const [tier] = defaultPricingTiers
    if (!tier) throw new Error('There are no tiers')
    rememberPackage({ ...tier, tierIndex: 0 })
    expect(rememberedPackage()).toEqual({ ...tier, tierIndex: 0 })
  })

  it('when only the fields of the specification are stored, then they are enough', () => {
    const stored = { credits: 20, priceSOL: 0.15, discount: 25, priceUSD: '$22.50', tierIndex: 1 }
    storedPackage.write(JSON.stringify(stored))
    expect(rememberedPackage()).toEqual(stored)
  })

  it.each(['{', '{}', 'null', '{"credits":5,"tierIndex":0}'])(
    'when %s is stored, then there is no package',
    (text) => {
      storedPackage.write(text)
      expect(rememberedPackage()).toBeUndefined()
    },
  )
})
