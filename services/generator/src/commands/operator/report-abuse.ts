import { randomUUID } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { clientKey, type Limit } from '@thumbfolio/kit/http'
import { retryStale } from '@thumbfolio/kit/store'
import { mostOpenReports, type AbuseReport, type ReportForm } from '../../domain/takedowns/abuse-report.js'
import { operatorActed, type Signed } from '../../domain/takedowns/takedown.js'
import type { Ports } from '../../ports.js'

const perAddress: Limit = {
  name: 'reports by address',
  points: 5,
  windowSeconds: 3_600,
  onUnavailable: 'fail-open',
}

/**
 * Puts a visitor's report into the inbox of the operators.
 * @throws DomainError `rate-limited` for the sixth of an address in an hour, and for a site that has 50 open ones
 */
export const reportAbuse = traced(
  'report-abuse',
  async (
    ports: Ports,
    {
      siteName,
      host,
      clientAddress,
      form,
    }: {
      siteName: string
      host: string
      clientAddress: string
      form: ReportForm
    },
  ): Promise<void> => {
    const verdict = await ports.limits.consume(clientKey(clientAddress), perAddress)
    if (!verdict.allowed) throw new DomainError('rate-limited', verdict)
    const open = await ports.abuseReports.list('open', { equals: siteName }, { limit: mostOpenReports })
    if (open.items.length === mostOpenReports)
      throw new DomainError('rate-limited', { retryAfterSeconds: perAddress.windowSeconds })
    const id = randomUUID()
    await ports.abuseReports.commit({
      id,
      version: 0,
      schemaVersion: 1,
      siteName,
      host,
      ...form,
      at: ports.now(),
    })
    ports.log.warn({ report: id, site: siteName, kind: form.kind }, 'abuse report: needs manual review')
  },
)

/** Closes a report. Safe to repeat: the first reason stays. @throws DomainError `not-found` */
export const closeReport = traced(
  'close-report',
  (ports: Ports, id: string, signed: Signed): Promise<AbuseReport> =>
    retryStale(async () => {
      const report = await ports.abuseReports.find(id)
      if (!report) throw new DomainError('not-found')
      if (report.closed) return report
      const { by, reason } = signed
      return ports.abuseReports.commit(
        { ...report, closed: { at: ports.now(), by, reason } },
        { events: [operatorActed(report.siteName, 'report-closed', signed, id)] },
      )
    }),
)
