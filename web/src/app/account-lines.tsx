import type { User } from '@thumbfolio/contracts'
import { credits } from '../lib/counted.js'

/** Name, e-mail and credits of an account. */
export const AccountLines = ({ user, className = '' }: { user: User; className?: string }) => (
  <div className={className}>
    <p className="truncate font-semibold">{user.username}</p>
    <p className="truncate text-sm text-muted">{user.email}</p>
    <p className="tabular mt-1 text-sm text-muted">{credits(user.credits)}</p>
  </div>
)
