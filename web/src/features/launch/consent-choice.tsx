import { costOf, defaultModel, type Fallback } from '@thumbfolio/contracts'
import { credits } from '../../lib/counted.js'
import { AllowedVendor, VendorConsent } from '../../ui/vendor-consent.js'
import type { Writing } from './consent.js'

interface ConsentChoiceProps {
  writing: Writing
  modelName: string
  isGranted: boolean
  onGrant: (granted: boolean) => void
}

/** Asks once, by the vendor's name, whether it may see the resume. */
export function ConsentChoice({ writing, modelName, isGranted, onGrant }: ConsentChoiceProps) {
  switch (writing.kind) {
    case 'local':
      return (
        <p className="mt-3 text-sm text-muted">Arranged without AI: {modelName} is not connected here.</p>
      )
    case 'allowed':
      return <AllowedVendor vendor={writing.vendor} />
    case 'ask':
      return (
        <VendorConsent
          vendor={writing.vendor}
          isGranted={isGranted}
          onGrant={onGrant}
          text={`${modelName} is run by ${writing.vendor}. To write your page it gets your resume without your e-mail, phone, address, links and references. You can withdraw this at any time on your profile. Without it your page is arranged without AI, for ${credits(costOf(defaultModel))}.`}
        />
      )
  }
}

interface FallbackChoiceProps {
  choices: readonly Fallback[]
  chosen: Fallback
  /** The model that would step in; undefined where there is none. */
  otherName: string | undefined
  price: string
  onChoose: (fallback: Fallback) => void
}

/** What happens when the model cannot answer. */
export function FallbackChoice({ choices, chosen, otherName, price, onChoose }: FallbackChoiceProps) {
  const texts: Readonly<Record<Fallback, string>> = {
    none: 'Stop, and charge nothing',
    local: 'Arrange it without AI',
    other: `Let ${otherName ?? 'another model'} arrange it instead`,
  }
  return (
    <label className="block text-sm">
      <span className="mb-1 block text-muted">If the model cannot answer</span>
      <select
        className="select w-full"
        value={chosen}
        onChange={(event) => onChoose(choices.find((choice) => choice === event.target.value) ?? 'none')}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {texts[choice]}
          </option>
        ))}
      </select>
      {chosen !== 'none' && <span className="mt-1 block text-muted">The launch still costs {price}.</span>}
    </label>
  )
}
