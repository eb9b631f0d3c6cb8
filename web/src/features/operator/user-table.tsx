import type { OperatorUser } from '@thumbfolio/contracts'
import { exactTime } from '../../lib/time.js'
import { FindLink } from './find-link.js'
import { OperatorTable, type Column } from './operator-table.js'

const columns: readonly Column<OperatorUser>[] = [
  {
    title: 'Account',
    cell: ({ id, username, email }) => (
      <>
        <span className="font-medium">
          <FindLink query={id}>{username || id}</FindLink>
        </span>
        <span className="block text-muted">{email}</span>
      </>
    ),
  },
  { title: 'State', cell: (user) => stateText(user) },
  { title: 'Credits', cell: ({ available, held }) => `${available} to spend, ${held} held` },
  { title: 'Created', cell: ({ createdAt }) => exactTime(createdAt) },
]

const stateTexts = { active: 'Active', suspended: 'Suspended', erased: 'Erased' }

/** State and role of an account in words. */
export function stateText({ state, isVerified, isOperator, isReader }: OperatorUser): string {
  const role = isOperator ? ', operator' : isReader ? ', read-only operator' : ''
  return `${stateTexts[state]}${state !== 'erased' && !isVerified ? ', not verified' : ''}${role}`
}

/** Accounts, a row each; their names lead to them. */
export const UserTable = ({ caption, users }: { caption: string; users: readonly OperatorUser[] }) => (
  <OperatorTable caption={caption} rows={users} keyOf={({ id }) => id} columns={columns} />
)
