import { everyItem } from '@thumbfolio/kit/store'
import { CodeHostFailure } from '../../domain/code-host/failure.js'
import { markOf } from '../../domain/code-host/site-repository.js'
import type { NameHolder, Ports } from '../../ports.js'

const timeoutMs = 3_000

/**
 * Whether the code host has a repository of this name that is not one of our sites': whose name that is our own
 * reservations say. A code host that does not answer refuses no name.
 */
export async function isTakenAtHost(ports: Ports, name: string): Promise<boolean> {
  const { codeHost, log, stopping } = ports
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])
    const holder = await codeHost.holderOf(name, signal)
    return holder !== undefined && !(await isOurs(ports, name, holder))
  } catch (error) {
    if (!(error instanceof CodeHostFailure)) throw error
    log.warn({ problem: error.problem, reason: error.message, name }, 'name not checked at the code host')
    return false
  }
}

async function isOurs(
  { siteRepositories }: Ports,
  name: string,
  { remoteId, mark }: NameHolder,
): Promise<boolean> {
  if (remoteId !== undefined && (await siteRepositories.findBy('remote', String(remoteId)))) return true
  // A crash between the creation and its commit left the id unknown.
  for await (const { id } of everyItem(siteRepositories, 'site', { equals: name }))
    if (markOf(id) === mark) return true
  return false
}
