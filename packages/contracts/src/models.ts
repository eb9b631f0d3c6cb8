import { z } from 'zod'

export const ModelId = z.enum(['gemini-flash', 'sonnet'], {
  error: 'Please choose a model: gemini-flash or sonnet',
})
export type ModelId = z.infer<typeof ModelId>

/** Who runs a model, and so sees the resume that it writes about. */
export const ModelVendor = z.enum(['google', 'anthropic'])
export type ModelVendor = z.infer<typeof ModelVendor>

/** Model options as the launch screen shows them. `cost` is in credits. */
export const models: readonly {
  id: ModelId
  name: string
  vendor: string
  vendorId: ModelVendor
  cost: number
}[] = [
  { id: 'gemini-flash', name: 'Gemini Flash 1.5', vendor: 'Google', vendorId: 'google', cost: 1 },
  { id: 'sonnet', name: 'Sonnet 3.5', vendor: 'Anthropic', vendorId: 'anthropic', cost: 2 },
]

/** Price of one launch with this model, in credits. */
export const costOf = (model: ModelId): number => models.find(({ id }) => id === model)!.cost

/** Whose model it is. */
export const vendorOf = (model: ModelId): ModelVendor => models.find(({ id }) => id === model)!.vendorId
