import { accountHelpRoutes, noticeRoutes, productNoticeRoutes } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { withConfirmation } from './operator-api.js'

export const userDetails = (id: string, signal: AbortSignal) =>
  withConfirmation(() => call(accountHelpRoutes.operatorUser, { params: { id } }, { signal }))

export const endSessions = (id: string, reason: string) =>
  withConfirmation(() => call(accountHelpRoutes.endUserSessions, { params: { id }, body: { reason } }))

export const unlock = (id: string, reason: string) =>
  withConfirmation(() => call(accountHelpRoutes.unlockUser, { params: { id }, body: { reason } }))

export const sendCode = (id: string, purpose: 'verify' | 'reset', reason: string) =>
  withConfirmation(() => call(accountHelpRoutes.sendUserCode, { params: { id }, body: { purpose, reason } }))

export const pendingGrants = async (signal: AbortSignal) =>
  (await withConfirmation(() => call(accountHelpRoutes.pendingGrants, { query: {} }, { signal }))).grants

export const decideGrant = (id: string, isGranted: boolean, reason: string) =>
  withConfirmation(() => call(accountHelpRoutes.decideGrant, { params: { id }, body: { isGranted, reason } }))

export const productNotice = (signal: AbortSignal) => call(noticeRoutes.notice, {}, { signal })

export const setMaintenance = (isOn: boolean, reason: string, text?: string) =>
  withConfirmation(() =>
    call(productNoticeRoutes.setMaintenance, { body: { isOn, reason, ...(text !== undefined && { text }) } }),
  )

export const setAnnouncement = (reason: string, text?: string) =>
  withConfirmation(() =>
    call(productNoticeRoutes.setAnnouncement, { body: { reason, ...(text !== undefined && { text }) } }),
  )
