import { credits } from '../../lib/counted.js'
import type { ShownTier } from '../../lib/pricing-tier.js'

export function TierCard({ tier, onChoose }: { tier: ShownTier; onChoose: () => void }) {
  const { priceSOL, priceUSD, discount, badge } = tier
  const amount = credits(tier.credits)
  const isBest = badge !== undefined
  return (
    <li
      className={`flex flex-col rounded-box p-6 ${isBest ? 'bg-neutral text-neutral-content' : 'bg-base-200'}`}
    >
      <div className="flex min-h-7 items-start justify-between gap-3">
        <h3 className="tabular font-semibold">{amount}</h3>
        {isBest && (
          <span className="rounded-selector bg-neutral-content px-2 py-0.5 text-xs font-semibold text-neutral">
            {badge}
          </span>
        )}
      </div>
      <p className="mt-5 flex items-baseline gap-1.5">
        <span className="title tabular text-3xl">{priceSOL}</span>
        <span className="font-semibold">SOL</span>
      </p>
      <p className="tabular mt-1 text-sm">
        about {priceUSD}
        {discount > 0 && `, ${discount}% off`}
      </p>
      <button
        type="button"
        className={`btn mt-6 ${isBest ? 'btn-primary' : ''}`}
        aria-label={`Buy ${amount} for ${priceSOL} SOL`}
        onClick={onChoose}
      >
        Buy {amount}
      </button>
    </li>
  )
}
