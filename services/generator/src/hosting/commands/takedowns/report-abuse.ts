import { randomUUID } from 'node:crypto'
import { DomainError, previewTokenIn } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { clientKey, type Limit } from '@thumbfolio/kit/http'
import { retryStale } from '@thumbfolio/kit/store'
import {
  countedOnto,
  mostOpenReports,
  reporterHash,
  type AbuseReport,
  type ReportForm,
} from '../../domain/takedowns/abuse-report.js'
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
 * One of a site that has 50 open ones is counted onto one of them, once for each address.
 * @throws DomainError `rate-limited` for the sixth of an address in an hour
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
    const client = clientKey(clientAddress)
    const verdict = await ports.limits.consume(client, perAddress)
    if (!verdict.allowed) throw new DomainError('rate-limited', verdict)
    const open = await ports.abuseReports.list('open', { equals: siteName }, { limit: mostOpenReports })
    if (open.items.length === mostOpenReports)
      return countOnto(ports, siteName, { form, from: reporterHash(siteName, client) })
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
    // The host of a preview is a secret and is not logged.
    const site = previewTokenIn(siteName) === undefined ? siteName : 'preview'
    ports.log.warn({ report: id, site, kind: form.kind }, 'abuse report: needs manual review')
  },
)

const countOnto = (
  { abuseReports, now }: Ports,
  siteName: string,
  report: { form: ReportForm; from: string },
): Promise<void> =>
  retryStale(async () => {
    const { items } = await abuseReports.list('open', { equals: siteName }, { limit: mostOpenReports })
    const next = countedOnto(items, report, now())
    if (next) await abuseReports.commit(next)
  })

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
