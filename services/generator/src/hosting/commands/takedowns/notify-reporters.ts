import type { EventOf } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { MailRefused } from '@thumbfolio/kit/run'
import { reporters } from '../../domain/takedowns/abuse-report.js'
import { reportClosed, type ReportOutcome } from '../../../mails/report-closed.js'
import type { Ports } from '../../ports.js'
import { mailOnce } from '../mail-owner-once.js'
import { isTakenDown } from './take-down.js'

/** Whether a host label is that of a draft's preview. */
type IsDraft = (label: string) => Promise<boolean>

/**
 * Writes to everybody who left an e-mail with a report that was closed, once: whether the page is still there. Neither the
 * operator's reason nor anything about the owner is in it. @throws as `mailOnce`, but for an address that does not exist
 */
export const notifyReporters = traced(
  'notify-reporters',
  async (
    ports: Ports,
    { id: cause, data }: EventOf<'site.operator-acted.v1'>,
    isDraft: IsDraft,
  ): Promise<void> => {
    if (data.action !== 'report-closed') return
    const report = await ports.abuseReports.find(data.about)
    if (!report?.closed) return
    const { siteName, host } = report
    const outcome = await outcomeOf(ports, siteName, isDraft)
    for (const [at, to] of reporters(report).entries())
      await mailOnce(ports, {
        noticeId: `${report.id}-${at}`,
        kind: 'reports',
        cause,
        to,
        ...reportClosed({ page: host || siteName, outcome }),
      }).catch(unlessRejected)
  },
)

async function outcomeOf(ports: Ports, siteName: string, isDraft: IsDraft): Promise<ReportOutcome> {
  if (await isTakenDown(ports, siteName)) return 'taken-down'
  const isThere = (await isDraft(siteName)) || (await ports.siteHost.paths(siteName)).length > 0
  return isThere ? 'online' : 'gone'
}

/** Who reports types the address: one that no server takes must not stop the others. */
function unlessRejected(error: unknown): void {
  if (!(error instanceof MailRefused && error.isPermanent)) throw error
}
