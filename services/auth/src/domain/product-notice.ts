import { z } from 'zod'

/** The document with the maintenance state and the announcement. */
export const ProductNotice = z.object({
  id: z.literal('product'),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  maintenance: z.object({ text: z.string(), since: z.number(), until: z.number().optional() }).optional(),
  announcement: z.object({ text: z.string(), until: z.number().optional() }).optional(),
})
export type ProductNotice = z.infer<typeof ProductNotice>

export const noNotice: ProductNotice = { id: 'product', version: 0, schemaVersion: 1 }
