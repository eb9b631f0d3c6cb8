import { authRoutes, type Consents, type ModelVendor } from '@thumbfolio/contracts'
import { call } from './api-client.js'

/** Which vendors of models may see the resumes of this account. */
export const consentsNow = async (signal: AbortSignal): Promise<Consents> =>
  (await call(authRoutes.consents, {}, { signal })).data

export const changeConsent = async (vendor: ModelVendor, granted: boolean): Promise<Consents> =>
  (await call(authRoutes.changeConsent, { params: { vendor }, body: { granted } })).data
