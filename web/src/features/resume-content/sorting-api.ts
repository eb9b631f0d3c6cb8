import { generatorRoutes, models, type ModelId } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { consentsNow } from '../../lib/consents-api.js'

/** A model that is connected here, and whether its vendor may see the owner's resumes. */
export interface SortingModel {
  readonly id: ModelId
  readonly name: string
  readonly vendor: string
  readonly vendorId: (typeof models)[number]['vendorId']
  readonly isAllowed: boolean
}

/** The models that can sort lines here. */
export async function sortingModels(signal: AbortSignal): Promise<readonly SortingModel[]> {
  const [{ data }, consents] = await Promise.all([
    call(generatorRoutes.modelOptions, {}, { signal }),
    consentsNow(signal),
  ])
  const connected = models.filter(({ id }) => data.some((option) => option.id === id && option.connected))
  return connected.map(({ id, name, vendor, vendorId }) => ({
    id,
    name,
    vendor,
    vendorId,
    isAllowed: consents[vendorId].granted,
  }))
}
