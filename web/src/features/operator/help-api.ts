import { accountHelpRoutes, productNoticeRoutes } from '@thumbfolio/contracts'
import { call, download } from '../../lib/api-client.js'
import { showNotice } from '../../lib/notice-api.js'
import { withConfirmation } from './operator-api.js'

/** As long as that of one's own data. */
const exportTimeoutMs = 900_000

export const userDetails = (id: string, signal: AbortSignal) =>
  withConfirmation(() => call(accountHelpRoutes.operatorUser, { params: { id } }, { signal }))

export const endSessions = (id: string, reason: string) =>
  withConfirmation(() => call(accountHelpRoutes.endUserSessions, { params: { id }, body: { reason } }))

export const unlock = (id: string, reason: string) =>
  withConfirmation(() => call(accountHelpRoutes.unlockUser, { params: { id }, body: { reason } }))

export const sendCode = (id: string, purpose: 'verify' | 'reset', reason: string) =>
  withConfirmation(() => call(accountHelpRoutes.sendUserCode, { params: { id }, body: { purpose, reason } }))

/** All data of a user, as a ZIP file. */
export const exportUser = (id: string, reason: string): Promise<ArrayBuffer> =>
  withConfirmation(() =>
    download(
      accountHelpRoutes.exportUser,
      { params: { id }, body: { reason } },
      { timeoutMs: exportTimeoutMs },
    ),
  )

export const pendingGrants = async (state: 'open' | 'all', signal: AbortSignal) =>
  (await withConfirmation(() => call(accountHelpRoutes.pendingGrants, { query: { state } }, { signal })))
    .grants

export const decideGrant = (id: string, isGranted: boolean, reason: string) =>
  withConfirmation(() => call(accountHelpRoutes.decideGrant, { params: { id }, body: { isGranted, reason } }))

/** A text that everybody reads, and when it ends by itself. */
export interface NoticeText {
  readonly text?: string | undefined
  readonly until?: string | undefined
}

/** Both show what they answer, on this page and in the banner. */
export const setMaintenance = async (isOn: boolean, reason: string, notice: NoticeText = {}) =>
  showNotice(
    await withConfirmation(() =>
      call(productNoticeRoutes.setMaintenance, { body: { isOn, reason, ...notice } }),
    ),
  )

/** Without a text nothing is announced. */
export const setAnnouncement = async (reason: string, notice: NoticeText = {}) =>
  showNotice(
    await withConfirmation(() => call(productNoticeRoutes.setAnnouncement, { body: { reason, ...notice } })),
  )
