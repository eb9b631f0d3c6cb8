import type {
  accountHelpRoutes,
  OperatorUserDetails,
  productNoticeRoutes,
  noticeRoutes,
} from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { everyItem } from '@thumbfolio/kit/store'
import { isLocked } from '../commands/check-password.js'
import { decideGrant, listPendingGrants } from '../commands/operator/grant-credits.js'
import { activeAccount, endUserSessions, sendUserCode, unlockUser } from '../commands/operator/help-user.js'
import { recordAction } from '../commands/operator/record-action.js'
import { currentNotice, setAnnouncement, setMaintenance } from '../commands/operator/set-product-notice.js'
import { isActive, type Account } from '../domain/account.js'
import { ledgerRange } from '../domain/ledger.js'
import { purposes } from '../domain/one-time-code.js'
import type { PendingGrant } from '../domain/pending-grant.js'
import { isRevoked } from '../domain/session.js'
import type { Ports } from '../ports.js'
import { exportData } from './export-data.js'
import { isoTime, presentOperatorUser } from './present-operator.js'
import { DomainError } from '@thumbfolio/contracts'

const movementsShown = 50

export const presentPendingGrant = ({ decided, at, ...grant }: PendingGrant) => ({
  ...grant,
  at: isoTime(at),
  ...(decided && { decided: { ...decided, at: isoTime(decided.at) } }),
})

const userAnswer = (account: Account) => ({
  status: 200 as const,
  body: { user: presentOperatorUser(account) },
})

export const accountHelpHandlers = (ports: Ports): RouteHandlers<typeof accountHelpRoutes> => ({
  async operatorUser({ operator: by, params: { id } }) {
    const account = await ports.accounts.find(id)
    if (!account) throw new DomainError('not-found')
    await ports.operatorActions.recordLookUp({ by, subject: id, at: ports.now() })
    return { status: 200, body: await detailsOf(ports, account) }
  },
  endUserSessions: async ({ operator: by, params: { id: userId }, body: { reason } }) =>
    userAnswer(await endUserSessions(ports, { userId, by, reason })),
  sendUserCode: async ({ operator: by, params: { id: userId }, body }) =>
    userAnswer(await sendUserCode(ports, { userId, by, ...body })),
  unlockUser: async ({ operator: by, params: { id: userId }, body: { reason } }) =>
    userAnswer(await unlockUser(ports, { userId, by, reason })),
  async exportUser({ operator: by, params: { id }, body: { reason }, signal }) {
    await activeAccount(ports, id)
    await recordAction(ports, id, { action: 'data-exported', by, reason })
    return { status: 200, body: await exportData(ports, id, signal) }
  },
  async pendingGrants({ operator: by, query: { state } }) {
    const grants = await listPendingGrants(ports, state)
    const look = { by, list: 'grants', entries: grants.length, at: ports.now() }
    await ports.operatorActions.recordListRead(look)
    return { status: 200, body: { grants: grants.map(presentPendingGrant) } }
  },
  async decideGrant({ operator: by, params: { id }, body }) {
    return {
      status: 200,
      body: { pending: presentPendingGrant(await decideGrant(ports, id, { by, ...body })) },
    }
  },
})

async function detailsOf(ports: Ports, account: Account): Promise<OperatorUserDetails> {
  const holder = isActive(account) ? account.holder : undefined
  const sessions: OperatorUserDetails['sessions'] = []
  for await (const session of everyItem(ports.sessions, 'user', { equals: account.id }))
    if (session.expiresAt > ports.now() && !isRevoked(session, account))
      sessions.push({
        id: session.id,
        startedAt: isoTime(session.createdAt),
        expiresAt: isoTime(session.expiresAt),
      })
  const page = { limit: movementsShown, descending: true }
  const { items } = await ports.ledger.list('user', ledgerRange(account.id), page)
  const mailProblems = purposes.flatMap((purpose) => {
    const mail = holder?.mails?.[purpose]
    return mail ? [{ purpose, reason: 'reason' in mail ? mail.reason : 'The mail server deferred it' }] : []
  })
  return {
    user: presentOperatorUser(account),
    sessions,
    movements: items.map(({ time: at, kind, credits, reference, siteName }) => ({
      at,
      kind,
      credits,
      reference,
      siteName,
    })),
    isLocked: holder !== undefined && (await isLocked(ports, holder.email)),
    mailProblems,
  }
}

export function noticeHandlers(
  ports: Ports,
): RouteHandlers<typeof productNoticeRoutes & typeof noticeRoutes> {
  const answer = async () => {
    const { maintenance, announcement } = await currentNotice(ports)
    const until = (at: number | undefined) => at !== undefined && { until: isoTime(at) }
    return {
      status: 200 as const,
      body: {
        ...(maintenance && {
          maintenance: {
            text: maintenance.text,
            since: isoTime(maintenance.since),
            ...until(maintenance.until),
          },
        }),
        ...(announcement && { announcement: { text: announcement.text, ...until(announcement.until) } }),
      },
    }
  }
  const noticeIn = ({ text, until }: { text?: string | undefined; until?: string | undefined }) => ({
    text,
    until: until === undefined ? undefined : Date.parse(until),
  })
  return {
    notice: answer,
    async setMaintenance({ operator: by, body }) {
      await setMaintenance(ports, { ...noticeIn(body), isOn: body.isOn, by, reason: body.reason })
      return answer()
    },
    async setAnnouncement({ operator: by, body }) {
      await setAnnouncement(ports, { ...noticeIn(body), by, reason: body.reason })
      return answer()
    },
  }
}
