import { useQuery } from '@tanstack/react-query'
import { models, type Consents, type ModelVendor } from '@thumbfolio/contracts'
import { useState } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { changeConsent, consentsNow } from '../../lib/consents-api.js'

/** Which vendors of models may see the resumes; each can be allowed and withdrawn. */
export function VendorConsents() {
  const { data: loaded } = useQuery({ queryKey: ['consents'], queryFn: ({ signal }) => consentsNow(signal) })
  const [changed, setChanged] = useState<Consents>()
  const [refusal, setRefusal] = useState<string>()
  const consents = changed ?? loaded

  const change = async (vendor: ModelVendor, granted: boolean) => {
    setRefusal(undefined)
    try {
      setChanged(await changeConsent(vendor, granted))
    } catch (error) {
      setRefusal(messageOf(error, 'This could not be saved'))
    }
  }

  return (
    <div className="grid max-w-md gap-1 font-medium">
      {models.map(({ vendorId, vendor, name }) => (
        <label key={vendorId} className="flex min-h-8 cursor-pointer items-center justify-between gap-4">
          <span>
            {vendor} <span className="text-sm font-normal text-muted">({name})</span>
          </span>
          <input
            type="checkbox"
            className="toggle toggle-sm"
            disabled={consents === undefined}
            checked={consents?.[vendorId].granted ?? false}
            onChange={(event) => void change(vendorId, event.target.checked)}
          />
        </label>
      ))}
      {refusal !== undefined && (
        <p role="alert" className="text-sm font-normal text-danger">
          {refusal}
        </p>
      )}
    </div>
  )
}
