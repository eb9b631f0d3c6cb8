import { z } from 'zod'

export const ModelId = z.enum(['gemini-flash', 'sonnet'], {
  error: 'Please choose a model: gemini-flash or sonnet',
})
export type ModelId = z.infer<typeof ModelId>

/** Model options as the launch screen shows them. `cost` is in credits. */
export const models: readonly { id: ModelId; name: string; vendor: string; cost: number }[] = [
  { id: 'gemini-flash', name: 'Gemini Flash 1.5', vendor: 'Google', cost: 1 },
  { id: 'sonnet', name: 'Sonnet 3.5', vendor: 'Anthropic', cost: 2 },
]

/** Price of one launch with this model, in credits. */
export const costOf = (model: ModelId): number => models.find(({ id }) => id === model)!.cost
