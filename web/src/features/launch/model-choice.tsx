import type { models as allModels, ModelId } from '@thumbfolio/contracts'
import { credits } from '../../lib/counted.js'

interface ModelChoiceProps {
  models: typeof allModels
  chosen: ModelId
  /** Names the choice. */
  labelId: string
  onChoose: (model: ModelId) => void
}

/** Of the input that chooses the model. */
export const modelInputId = (model: ModelId) => `model-${model}`

export function ModelChoice({ models, chosen, labelId, onChoose }: ModelChoiceProps) {
  return (
    <fieldset aria-labelledby={labelId}>
      <div className="grid gap-2">
        {models.map(({ id, name, cost, note }) => (
          <label
            key={id}
            className="flex cursor-pointer items-start gap-3 rounded-box border border-line px-4 py-3 has-checked:border-base-content has-checked:bg-base-200 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              id={modelInputId(id)}
              type="radio"
              name="model"
              value={id}
              className="radio mt-1 radio-sm"
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span className="flex-1">
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-semibold">{name}</span>
                <span className="tabular text-sm">{credits(cost)}</span>
              </span>
              <span className="mt-0.5 block text-sm text-muted">{note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
