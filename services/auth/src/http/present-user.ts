import { apiBase, type User } from '@thumbfolio/contracts'
import { roleSince, type ActiveAccount, type Holder } from '../domain/account.js'
import { available } from '../domain/credit-balance.js'

export const presentUser = ({ id, createdAt, holder, purse }: ActiveAccount): User => ({
  _id: id,
  username: holder.username,
  email: holder.email,
  profilePicture: holder.avatarId === undefined ? '' : `${apiBase}/auth/avatars/${holder.avatarId}`,
  credits: available(purse),
  isVerified: holder.isVerified,
  createdAt: new Date(createdAt).toISOString(),
  ...(roleSince(holder) !== undefined && { isOperator: true as const }),
  ...emailProblemOf(holder),
})

function emailProblemOf({ isVerified, mails }: Holder): Pick<User, 'emailProblem'> {
  const mail = mails?.verify
  if (isVerified || mail?.state !== 'rejected') return {}
  if (mail.byUs) return { emailProblem: mail.reason }
  return { emailProblem: `The mail server did not accept our mail to this address: ${mail.reason}` }
}

export const withUser = (message: string, account: ActiveAccount) => {
  const user = presentUser(account)
  return { message, user, data: user }
}
