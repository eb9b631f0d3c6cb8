import { observe } from '@thumbfolio/kit/base'
import { syncRepository } from '../hosting/commands/code-host/sync-repository.js'
import { verifyCodeHost } from '../hosting/commands/code-host/verify-code-host.js'
import type { Ports } from '../launches/ports.js'
import { startDueWork, type DueWork } from './due-work.js'

/** Pushes sites to the code host, one after the other. Idle until it is woken first, and where there is no code host. */
export function startPushes(ports: Ports): Pick<DueWork, 'wake'> & { begin(): void } & AsyncDisposable {
  const { siteRepositories, now } = ports
  const work = startDueWork(siteRepositories, ports, {
    name: 'pushes',
    slots: 1,
    isMine: ({ dueAt }) => dueAt !== undefined && dueAt <= now(),
    work: (repository) => syncRepository(ports, repository),
  })
  let unobserve: (() => void)[] = []

  async function lagSeconds(): Promise<number> {
    const { items } = await siteRepositories.list('waiting', { to: now() }, { limit: 1 })
    return items[0]?.waitingSince === undefined ? 0 : (now() - items[0].waitingSince) / 1000
  }

  return {
    wake: () => {
      if (ports.codeHost.repositories) work.wake()
    },
    begin() {
      const { repositories } = ports.codeHost
      if (!repositories) return
      verifyCodeHost(ports).catch((error: unknown) =>
        ports.log.error({ err: error }, 'the code host was not verified'),
      )
      work.wake()
      unobserve = [
        observe('thumbfolio.code_host.lag', {}, lagSeconds),
        observe('thumbfolio.code_host.creations', {}, () => repositories.usage().writesLastHour),
        observe('thumbfolio.code_host.remaining', {}, () => repositories.usage().remaining ?? NaN),
      ]
    },
    async [Symbol.asyncDispose]() {
      for (const stop of unobserve) stop()
      await work[Symbol.asyncDispose]()
    },
  }
}
