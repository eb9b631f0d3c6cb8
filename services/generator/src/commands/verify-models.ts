import { models } from '@thumbfolio/contracts'
import { ModelFailure } from '../domain/model.js'
import type { Ports } from '../ports.js'

/** Says at boot which model will not answer, and why. Nothing waits for it, and nothing is charged. */
export async function verifyModels({ modelFor, log, stopping }: Ports): Promise<void> {
  await Promise.all(
    models.map(async ({ id }) => {
      const model = modelFor(id)
      if (!model) return log.info({ model: id }, 'no key for this model: the local composer writes')
      try {
        await model.verify(stopping)
      } catch (error) {
        if (stopping.aborted) return
        const isOurs = error instanceof ModelFailure && error.kind === 'misconfigured'
        const text = isOurs
          ? 'this model does not accept our key or its name: launches with it will fail'
          : 'this model cannot be asked about right now'
        log[isOurs ? 'error' : 'warn']({ err: error, model: id, vendorModel: model.id }, text)
      }
    }),
  )
}
