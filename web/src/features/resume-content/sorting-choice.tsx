import { useQuery } from '@tanstack/react-query'
import { ListTree } from 'lucide-react'
import { useState } from 'react'
import { changeConsent } from '../../lib/consents-api.js'
import { Working } from '../../ui/spinner.js'
import { AllowedVendor, VendorConsent } from '../../ui/vendor-consent.js'
import { sortingModels, type SortingModel } from './sorting-api.js'
import type { Editor } from './use-editor.js'

/** Says what is sent and to whom before a model is asked. Nothing where no model is connected. */
export function SortingChoice({ editor }: { editor: Editor }) {
  const { data: options = [] } = useQuery({
    queryKey: ['sorting-models'],
    queryFn: ({ signal }) => sortingModels(signal),
  })
  const [chosen, setChosen] = useState<string>()
  const model = options.find(({ id }) => id === chosen) ?? options[0]
  if (!model) return null
  return (
    <section aria-labelledby="sorting-title" className="mb-10">
      <h2 id="sorting-title" className="text-lg font-semibold">
        Let a model sort the lines
      </h2>
      <p className="mt-1 text-sm text-muted">
        A model can say which line is a job, a school or a date. It writes nothing: every value stays text of
        your file. You see the result before it counts, and it costs no credit.
      </p>
      {options.length > 1 && (
        <label className="mt-4 block text-sm">
          <span className="mb-1 block text-muted">Model</span>
          <select
            className="select w-full sm:w-auto"
            value={model.id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {options.map(({ id, name, vendor }) => (
              <option key={id} value={id}>
                {name} ({vendor})
              </option>
            ))}
          </select>
        </label>
      )}
      <AskModel key={model.id} model={model} editor={editor} />
    </section>
  )
}

function AskModel({ model, editor }: { model: SortingModel; editor: Editor }) {
  const { vendor, vendorId, name } = model
  const [isAllowed, setIsAllowed] = useState(model.isAllowed)
  const isWorking = editor.working === 'suggest'
  const isReady = isAllowed && editor.working === undefined
  const ask = () =>
    editor.suggest(model.id, async () => {
      if (!model.isAllowed) await changeConsent(vendorId, true)
    })
  return (
    <>
      <p className="mt-3 text-sm text-muted">
        {vendor} gets the lines of this resume, without the e-mail, phone numbers, links, street address and
        references that we recognized.
      </p>
      {model.isAllowed ? (
        <AllowedVendor vendor={vendor} />
      ) : (
        <VendorConsent
          vendor={vendor}
          isGranted={isAllowed}
          onGrant={setIsAllowed}
          text={`${name} is run by ${vendor}. You can withdraw this at any time on your profile.`}
        />
      )}
      <button
        type="button"
        className={`btn mt-4 ${isReady || isWorking ? '' : 'btn-disabled'}`}
        aria-disabled={!isReady}
        onClick={() => isReady && void ask()}
      >
        {isWorking ? <Working /> : <ListTree className="size-4" aria-hidden="true" />}
        Sort the lines
      </button>
      <p role="status" className="mt-2 text-sm text-muted">
        {isWorking ? `${name} is sorting the lines. This can take a minute.` : ''}
      </p>
    </>
  )
}
