import {
  authOperatorRoutes,
  generatorOperatorRoutes,
  paymentOperatorRoutes,
  type OperatorAction,
} from '@thumbfolio/contracts'
import { call, type CallOptions } from '../../lib/api-client.js'
import { isProblem } from '../../lib/api-problem.js'
import { withConfirmation } from './operator-api.js'

export const auditFields = ['by', 'subject', 'action', 'since', 'until'] as const
export type AuditFilter = Partial<Readonly<Record<(typeof auditFields)[number], string>>>

interface Rows {
  readonly actions: OperatorAction[]
  readonly next?: string | undefined
}
type Query = AuditFilter & { limit: number; after?: string }

const services = {
  accounts: (query: Query, options: CallOptions): Promise<Rows> =>
    call(authOperatorRoutes.authActions, { query }, options),
  sites: (query: Query, options: CallOptions): Promise<Rows> =>
    call(generatorOperatorRoutes.generatorActions, { query }, options),
  payments: (query: Query, options: CallOptions): Promise<Rows> =>
    call(paymentOperatorRoutes.paymentActions, { query }, options),
}
type Service = keyof typeof services
const names = Object.keys(services) as Service[]
/** Rows of one service in a page. */
const rowsAtOnce = 100

/** Where the next rows of each service begin: absent at the newest ones, null after the last. */
export type AuditPlace = Readonly<Partial<Record<Service, string | null>>>

export interface AuditPage {
  readonly rows: Readonly<Partial<Record<Service, readonly OperatorAction[]>>>
  readonly next: AuditPlace
  /** Did not answer: the next page asks them again. */
  readonly missing: readonly Service[]
}

/** The next rows of every service that has more. @throws ApiProblem where none answers */
export async function auditPage(
  filter: AuditFilter,
  place: AuditPlace,
  signal: AbortSignal,
): Promise<AuditPage> {
  const asked = names.filter((name) => place[name] !== null)
  const answers = await Promise.allSettled(
    asked.map((name) => rowsFrom(name, filter, place[name] ?? undefined, signal)),
  )
  const failures = answers.filter((answer) => answer.status === 'rejected')
  const [failed = failures.find(({ reason }) => !isProblem(reason, 'unavailable'))] =
    failures.length === answers.length ? failures : []
  if (failed) throw failed.reason
  const found = asked.map((name, at) => ({ name, answer: answers[at] }))
  const page = found.flatMap(({ name, answer }) =>
    answer?.status === 'fulfilled' ? [{ name, ...answer.value }] : [],
  )
  return {
    rows: Object.fromEntries(page.map(({ name, actions }) => [name, actions])),
    next: { ...place, ...Object.fromEntries(page.map(({ name, next }) => [name, next ?? null])) },
    missing: found.filter(({ answer }) => answer?.status === 'rejected').map(({ name }) => name),
  }
}

/** A call with a filter reads so many rows at most: it is made again until it finds one or has read all. */
async function rowsFrom(
  name: Service,
  filter: AuditFilter,
  after: string | undefined,
  signal: AbortSignal,
): Promise<Rows> {
  let page: Rows = { actions: [], next: after }
  do {
    const query = {
      ...filter,
      limit: rowsAtOnce,
      ...(page.next !== undefined && { after: page.next }),
    }
    page = await withConfirmation(() => services[name](query, { signal }))
  } while (page.actions.length === 0 && page.next !== undefined)
  return page
}

/** Where the page after these begins; undefined after the last one. */
export function placeAfter({ next, missing }: AuditPage): AuditPlace | undefined {
  return missing.length > 0 || names.some((name) => next[name] !== null) ? next : undefined
}

/**
 * What the pages have, newest first. Rows older than the oldest one of a service that has more are left out until its next page:
 * that may have rows between them.
 */
export function mergedAudit(pages: readonly AuditPage[]): { rows: OperatorAction[]; missing: Service[] } {
  const last = pages.at(-1)
  const rowsOf = (name: Service) => pages.flatMap(({ rows }) => rows[name] ?? [])
  const oldest = names
    .filter((name) => typeof last?.next[name] === 'string')
    .map((name) => rowsOf(name).at(-1)?.at ?? '')
  const since = oldest.reduce((newest, at) => (at > newest ? at : newest), '')
  return {
    rows: names
      .flatMap(rowsOf)
      .filter(({ at }) => at >= since)
      .sort((a, b) => b.at.localeCompare(a.at)),
    missing: [...(last?.missing ?? [])],
  }
}
