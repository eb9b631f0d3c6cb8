import { DomainError } from '@thumbfolio/contracts'
import { setTimeout as pause } from 'node:timers/promises'
import { isRefused } from '../../domain/code-host/site-repository.js'
import { siteKeyOf, type SiteIdentity } from '../../domain/sites/hosted-site.js'
import type { Ports } from '../../ports.js'
import { noteChange } from './note-change.js'

const lookEveryMs = 200
const timeoutMs = 60_000

/**
 * Where a launch needs its repository: has this page pushed, and waits until it is.
 * @throws DomainError `launch-repository-failed` after a minute, and where it is refused for good; the signal's reason
 */
export async function expectPushed(
  ports: Ports,
  site: SiteIdentity,
  bundleHash: string,
  signal: AbortSignal,
): Promise<void> {
  if (!ports.codeHost.repositories?.isRequired) return
  await noteChange(ports, site.id)
  const until = ports.now() + timeoutMs
  while (!(await isPushed(ports, site, bundleHash))) {
    signal.throwIfAborted()
    if (ports.now() > until || (await isRefusedNow(ports, site)))
      throw new DomainError('launch-repository-failed')
    await pause(lookEveryMs, undefined, { signal }).catch(() => undefined)
  }
}

const isPushed = async (
  { siteRepositories }: Ports,
  site: SiteIdentity,
  bundleHash: string,
): Promise<boolean> => (await siteRepositories.find(siteKeyOf(site)))?.pushed?.bundleHash === bundleHash

async function isRefusedNow({ siteRepositories }: Ports, site: SiteIdentity): Promise<boolean> {
  const repository = await siteRepositories.find(siteKeyOf(site))
  return repository !== undefined && isRefused(repository)
}
