import { useQuery } from '@tanstack/react-query'
import { defaultPricingTiers, models } from '@thumbfolio/contracts'
import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { useLeftLaunch, withLaunch } from '../../lib/left-launch.js'
import type { ShownTier } from '../../lib/pricing-tier.js'
import { rememberPackage, withPackage } from '../../lib/selected-package.js'
import { storedToken } from '../../lib/storage.js'
import { LaunchLink } from '../../ui/launch-link.js'
import { pricingTiers } from './pricing-api.js'
import { TierCard } from './tier-card.js'

/** The packages of credits. The built-in ones are shown until the server answers, and when it does not. */
export function PricingSection() {
  const { data: tiers = defaultPricingTiers, isError } = useQuery({
    queryKey: ['pricing'],
    queryFn: ({ signal }) => pricingTiers(signal),
  })
  const navigate = useNavigate()
  const launch = useLeftLaunch()
  useEffect(() => {
    if (isError) toast.error('Failed to load pricing information', { id: 'pricing' })
  }, [isError])

  const choose = (tier: ShownTier, tierIndex: number) => {
    const selected = { ...tier, tierIndex }
    const state = { ...withPackage(selected), ...withLaunch(launch) }
    rememberPackage(selected)
    if (storedToken.read() !== null) return void navigate('/checkout', { state })
    toast.error('Please log in to purchase credits')
    void navigate('/login', { state: { from: '/checkout', state } })
  }

  return (
    <section id="pricing" className="mx-auto max-w-6xl px-5 py-20 md:px-8 md:py-28">
      <h2 className="title text-3xl">Pay per launch</h2>
      <p className="mt-3 max-w-prose text-lg text-muted">
        A launch with {models.map(({ name, cost }) => `${name} costs ${credits(cost)}`).join(', with ')}. Pay
        in SOL.
      </p>
      {launch !== undefined && (
        <p className="mt-3">
          Your launch is saved as you left it. <LaunchLink launch={launch} className="textlink" />
        </p>
      )}
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {tiers.map((tier, index) => (
          <TierCard key={tier.credits} tier={tier} onChoose={() => choose(tier, index)} />
        ))}
      </ul>
    </section>
  )
}
