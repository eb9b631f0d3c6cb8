import type { Fallback } from '@thumbfolio/contracts'
import { useEffect, useRef } from 'react'
import { AllowedVendor, VendorConsent } from '../../ui/vendor-consent.js'
import type { Writing } from './consent.js'

interface ConsentChoiceProps {
  writing: Writing
  modelName: string
  isGranted: boolean
  onGrant: (granted: boolean) => void
}

/** Of the box that allows the vendor. */
export const consentId = 'consent'

/** Asks once, by the vendor's name, whether it may see the resume. */
export function ConsentChoice({ writing, modelName, isGranted, onGrant }: ConsentChoiceProps) {
  switch (writing.kind) {
    case 'local':
      return (
        <p className="mt-3 text-sm text-muted">
          {modelName} is not connected here: your page is put together from your own words.
        </p>
      )
    case 'allowed':
      return <AllowedVendor vendor={writing.vendor} />
    case 'ask':
      return (
        <VendorConsent
          id={consentId}
          vendor={writing.vendor}
          isGranted={isGranted}
          onGrant={onGrant}
          text={`${modelName} is run by ${writing.vendor}. To write your page it gets your resume without your e-mail, phone, address, links and references. You can withdraw this at any time on your profile. Without it your page is put together from your own words, without a model, at the same price.`}
        />
      )
  }
}

interface FallbackChoiceProps {
  choices: readonly Fallback[]
  chosen: Fallback
  /** It was opened by the hand that has just allowed the model. */
  isNew: boolean
  /** The model that would step in; undefined where there is none. */
  otherName: string | undefined
  price: string
  onChoose: (fallback: Fallback) => void
}

/** What happens when the model cannot answer. */
export function FallbackChoice({ choices, chosen, isNew, otherName, price, onChoose }: FallbackChoiceProps) {
  const place = useRef<HTMLLabelElement>(null)
  // It may open below the fold, under the bar of the launch.
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  const texts: Readonly<Record<Fallback, string>> = {
    none: 'Stop, and charge nothing',
    local: 'Use my own words, without a model',
    other: `Let ${otherName ?? 'another model'} write instead`,
  }
  return (
    <label ref={place} className="mt-4 block scroll-mb-40 text-sm">
      <span className="mb-1 block text-muted">If the model cannot answer</span>
      <select
        className="select w-full sm:w-auto"
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
