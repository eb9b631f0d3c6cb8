import { models } from '@thumbfolio/contracts'
import { ModelFailure } from '../domain/model.js'
import type { Ports } from '../ports.js'

/**
 * Finds out at boot which model will not answer, and why: one that does not accept our key or its name is not offered.
 * The boot does not wait for it, and nothing is charged.
 */
export async function verifyModels({ modelFor, missingModels, log, stopping }: Ports): Promise<void> {
  await Promise.all(
    models.map(async ({ id }) => {
      const model = modelFor(id)
      if (!model) return log.info({ model: id }, 'no key for this model: the local composer arranges')
      try {
        await model.verify(stopping)
      } catch (error) {
        if (stopping.aborted) return
        const isOurs = error instanceof ModelFailure && error.kind === 'misconfigured'
        if (isOurs) missingModels.add(id)
        const text = isOurs
          ? 'this model does not accept our key or its name: it is not offered as connected, and launches with it fail'
          : 'this model cannot be asked about right now'
        log[isOurs ? 'error' : 'warn']({ err: error, model: id, vendorModel: model.id }, text)
      }
    }),
  )
}
