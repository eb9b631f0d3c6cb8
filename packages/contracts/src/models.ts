import { z } from 'zod'

const keysOf = <K extends string>(rows: Readonly<Record<K, unknown>>) => Object.keys(rows) as [K, ...K[]]

/** What a vendor is called. */
const vendorNames = { google: 'Google', anthropic: 'Anthropic' } as const

/** Who runs a model, and so sees the resume that it writes about. */
export const ModelVendor = z.enum(keysOf(vendorNames))
export type ModelVendor = z.infer<typeof ModelVendor>

interface ModelRow {
  readonly name: string
  /** As people speak of it, without its version. */
  readonly shortName: string
  readonly vendorId: ModelVendor
  /** What a launch calls it: who arranged the page. */
  readonly composer: string
  /** Of one launch, in credits. */
  readonly cost: number
  /** Whom it suits, in one sentence. */
  readonly note: string
}

/** In the order in which they are offered; where the chosen one does not answer, the first other one that may steps in. */
const rows = {
  'gemini-flash': {
    name: 'Gemini Flash 1.5',
    shortName: 'Gemini',
    vendorId: 'google',
    composer: 'gemini',
    cost: 1,
    note: 'Fast, good for most resumes.',
  },
  sonnet: {
    name: 'Sonnet 3.5',
    shortName: 'Sonnet',
    vendorId: 'anthropic',
    composer: 'anthropic',
    cost: 2,
    note: 'Better at choosing what to lead with, for long or complex resumes.',
  },
} as const satisfies Readonly<Record<string, ModelRow>>

export const ModelId = z.enum(keysOf(rows), {
  error: `Please choose a model: ${Object.keys(rows).join(' or ')}`,
})
export type ModelId = z.infer<typeof ModelId>

export interface ModelOption extends ModelRow {
  readonly id: ModelId
  /** The vendor's name. */
  readonly vendor: string
}

/** The models that can be chosen. */
export const models: readonly ModelOption[] = ModelId.options.map((id) => ({
  ...rows[id],
  id,
  vendor: vendorNames[rows[id].vendorId],
}))

/** What a launch uses that names no model. */
export const defaultModel: ModelId = 'gemini-flash'

/** Price of one launch with this model, in credits. */
export const costOf = (model: ModelId): number => rows[model].cost

/** Whose model it is. */
export const vendorOf = (model: ModelId): ModelVendor => rows[model].vendorId
