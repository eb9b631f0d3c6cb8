import { generatorInternalRoutes } from '@thumbfolio/contracts'
import type { ServiceClient } from '@thumbfolio/kit/http'
import type { ReadingHelper } from '../ports.js'

/** Longer than the generator takes for an answer, and shorter than the gateway waits for ours. */
const timeoutMs = 50_000

/** Models are asked by the generator, which has the keys, the consents, the budgets and the record of every question. */
export const generatorReadingHelper = (serviceClients: ServiceClient): ReadingHelper => ({
  sort: ({ userId, resumeId, model, language, lines }) =>
    serviceClients.call(generatorInternalRoutes.sortLines, {
      params: { userId, id: resumeId },
      body: { model, language, lines: [...lines] },
      timeoutMs,
    }),
})
