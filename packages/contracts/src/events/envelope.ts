import { z } from 'zod'

/** CloudEvents 1.0, structured JSON. `subject` is the aggregate's id and the order key; `source` the emitting service. */
export const Envelope = z.object({
  specversion: z.literal('1.0'),
  id: z.string().min(1),
  type: z.string().regex(/^[a-z]+\.[a-z-]+\.v\d+$/),
  source: z.string().min(1),
  subject: z.string().min(1),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  /** W3C trace context, so that one trace runs from the click to the live site. */
  traceparent: z.string().optional(),
  data: z.unknown(),
})
export type Envelope = z.infer<typeof Envelope>
