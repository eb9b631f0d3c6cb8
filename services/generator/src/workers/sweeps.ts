import { startSweep, type Sweep } from '@thumbfolio/kit/base'
import { sweepDomains } from '../hosting/commands/domains/sweep-domains.js'
import { deliverContact } from '../hosting/commands/contact/deliver-contact.js'
import { sweepCheckups } from '../launches/commands/checkup/sweep-checkups.js'
import { sweepGitHubProjects } from '../launches/commands/github/refresh-projects.js'
import { sweepLeftovers } from '../launches/commands/sweep-leftovers.js'
import { recordVisits } from '../hosting/commands/visits/record-visits.js'
import type { VisitBuffer } from '../hosting/domain/visits/visit-buffer.js'
import type { Ports } from '../launches/ports.js'

const leftoversEveryMs = 3_600_000
const domainsEveryMs = 10_000
/** Projects of GitHub are due once a week. */
const githubEveryMs = 60_000
/** A page has its checkup once a week. */
const checkupsEveryMs = 60_000
/** A message of a visitor waits so long for its mail at most. */
const contactEveryMs = 5_000
/** What a crash loses of the count. */
const visitsEveryMs = 5_000

type Repeated = { wake(): void } & AsyncDisposable

/** What the API repeats by the clock. Idle until it is woken first. */
export function startSweeps(ports: Ports): Repeated {
  const { log } = ports
  const sweep = (name: string, everyMs: number, work: () => Promise<void>) =>
    startSweep({ name, everyMs, log, sweep: work })
  const sweeps: readonly Sweep[] = [
    sweep('sweep-leftovers', leftoversEveryMs, () => sweepLeftovers(ports)),
    sweep('deliver-contact', contactEveryMs, () => deliverContact(ports)),
    sweep('sweep-github-projects', githubEveryMs, () => sweepGitHubProjects(ports)),
    sweep('sweep-checkups', checkupsEveryMs, () => sweepCheckups(ports)),
    sweep('sweep-domains', domainsEveryMs, () => sweepDomains(ports)),
  ]
  return {
    wake: () => sweeps.forEach(({ wake }) => wake()),
    async [Symbol.asyncDispose]() {
      for (const each of sweeps) await each[Symbol.asyncDispose]()
    },
  }
}

/** Stores what each process that serves published sites counted, also when it stops. Idle until it is woken first. */
export function startVisitRecords(ports: Ports, buffer: VisitBuffer): Repeated {
  const record = () => recordVisits(ports, buffer)
  const records = startSweep({ name: 'record-visits', everyMs: visitsEveryMs, log: ports.log, sweep: record })
  return {
    wake: () => records.wake(),
    async [Symbol.asyncDispose]() {
      await records[Symbol.asyncDispose]()
      await record()
    },
  }
}
