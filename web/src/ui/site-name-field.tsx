import { useId, type Ref } from 'react'
import { meantName, shownName } from '../lib/typed-name.js'
import type { Availability } from '../lib/use-availability.js'
import { AvailabilityLine, type NamePurpose } from './availability-line.js'

const isWrong = new Set(['taken', 'invalid', 'refused'])

interface SiteNameFieldProps {
  ref: Ref<HTMLInputElement>
  label: string
  purpose: NamePurpose
  name: string
  availability: Availability
  autoFocus?: boolean
  onChange: (name: string) => void
}

/** The field for a site name, and below it whether that name is available. */
export function SiteNameField(props: SiteNameFieldProps) {
  const { ref, label, purpose, name, availability, autoFocus = false, onChange } = props
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        name="siteName"
        className="input h-14 w-full text-lg!"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus}
        maxLength={200}
        aria-invalid={isWrong.has(availability.kind) || (purpose === 'rename' && availability.kind === 'own')}
        aria-describedby={`${id}-state`}
        value={name}
        onChange={(event) => onChange(shownName(event.target.value))}
        onBlur={() => name !== meantName(name) && onChange(meantName(name))}
      />
      <AvailabilityLine id={`${id}-state`} availability={availability} purpose={purpose} />
    </>
  )
}
