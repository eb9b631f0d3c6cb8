import { domainRoutes, type DomainView } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'

export const domainsOf = async (name: string, signal: AbortSignal): Promise<DomainView[]> =>
  (await call(domainRoutes.listDomains, { params: { name } }, { signal })).data

export const addDomain = async (name: string, host: string): Promise<DomainView> =>
  (await call(domainRoutes.addDomain, { params: { name }, body: { host } })).data

/** DNS may take its time. */
const lookUpMs = 20_000

export const verifyDomain = async (name: string, host: string): Promise<DomainView> =>
  (await call(domainRoutes.verifyDomain, { params: { name, host } }, { timeoutMs: lookUpMs })).data

export const removeDomain = (name: string, host: string) =>
  call(domainRoutes.removeDomain, { params: { name, host } })
