import { removeAll } from '@thumbfolio/kit/store'
import type { Ports } from '../ports.js'
import { moveDomains, moveVisits } from '../../hosting/index.js'
import { forgetTranscriptsOf, moveTranscripts } from '../../models/index.js'

/** Hands what is kept under the name of a site to its new one: answers of models, domains, visits. Safe to repeat. */
export async function moveKept(ports: Ports, from: string, to: string): Promise<void> {
  await moveTranscripts(ports, from, to)
  await moveDomains(ports, from, to)
  await moveVisits(ports, from, to)
}

/** Forgets all of that. */
export async function forgetKept(ports: Ports, siteName: string): Promise<void> {
  await forgetTranscriptsOf(ports, siteName)
  await removeAll(ports.domains, 'site', { equals: siteName })
  await removeAll(ports.visits, 'site', { equals: siteName })
}
