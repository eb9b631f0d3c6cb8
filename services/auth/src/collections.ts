import { collection } from '@thumbfolio/kit/store'
import { Account, isActive, roleSince, uniqueUsername } from './domain/account.js'
import { nextMailDueAt } from './domain/code-mail.js'
import { Incident } from './domain/incident.js'
import { CodeRequests, lastAskedAt } from './domain/code-requests.js'
import { ledgerKey, LedgerRow } from './domain/ledger.js'
import { OperatorGrants } from './domain/operator-grants.js'
import { PendingGrant } from './domain/pending-grant.js'
import { ProductNotice } from './domain/product-notice.js'
import { openHolds } from './domain/credit-balance.js'
import { SessionRecord } from './domain/session.js'

export const accounts = collection<
  Account,
  'email' | 'username' | 'avatar',
  'holding' | 'mailDue' | 'operator' | 'created'
>({
  name: 'accounts',
  schema: Account,
  unique: {
    email: (account) => (isActive(account) ? account.holder.email : undefined),
    username: (account) => (isActive(account) ? uniqueUsername(account.holder) : undefined),
    avatar: (account) => (isActive(account) ? account.holder.avatarId : undefined),
  },
  index: {
    /** Launches that hold credits now. */
    holding: ({ purse }) => openHolds(purse) || undefined,
    mailDue: (account) => (isActive(account) ? nextMailDueAt(account.holder.mails) : undefined),
    operator: (account) => (isActive(account) ? roleSince(account.holder) : undefined),
    /** All accounts that are not erased. */
    created: (account) => (isActive(account) ? account.createdAt : undefined),
  },
})

export const sessions = collection<SessionRecord, never, 'user' | 'expiry'>({
  name: 'sessions',
  schema: SessionRecord,
  index: {
    user: ({ userId }) => userId,
    expiry: ({ expiresAt }) => expiresAt,
  },
})

export const codeRequests = collection<CodeRequests, never, 'asked'>({
  name: 'code-requests',
  schema: CodeRequests,
  index: { asked: lastAskedAt },
})

export const ledger = collection<LedgerRow, never, 'user'>({
  name: 'ledger',
  schema: LedgerRow,
  index: { user: ledgerKey },
})

export const cases = collection<Incident, never, 'user'>({
  name: 'cases',
  schema: Incident,
  index: { user: ({ userId }) => userId },
})

export const pendingGrants = collection<PendingGrant, never, 'at'>({
  name: 'pending-grants',
  schema: PendingGrant,
  index: { at: ({ at }) => at },
})

export const productNotices = collection<ProductNotice, never, never>({
  name: 'product-notices',
  schema: ProductNotice,
})

export const operatorGrants = collection<OperatorGrants, never, never>({
  name: 'operator-grants',
  schema: OperatorGrants,
})
