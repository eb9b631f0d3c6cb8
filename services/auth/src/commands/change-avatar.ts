import { randomBytes } from 'node:crypto'
import { DomainError, maxAvatarBytes } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { withHolder, type ActiveAccount } from '../domain/account.js'
import { bytesOf, isPicture } from '../domain/picture.js'
import { avatarBlob, type Ports } from '../ports.js'
import { myAccount } from './my-account.js'

/** Replaces the profile picture. The blob comes first and the commit makes it count; what is left over is swept. */
export const changeAvatar = traced(
  'change-avatar',
  async (ports: Ports, userId: string, dataUrl: string): Promise<ActiveAccount> => {
    const bytes = bytesOf(dataUrl)
    if (bytes && bytes.length > maxAvatarBytes) throw new DomainError('avatar-too-large')
    if (!bytes || !isPicture(bytes)) throw new DomainError('not-an-image')

    const portrait = await ports.pictures.portrait(bytes)
    const avatarId = randomBytes(16).toString('base64url')
    await ports.blobs.write(avatarBlob(userId, avatarId), portrait)
    const { changed, replaced } = await retryStale(async () => {
      const account = await myAccount(ports, userId)
      const next = withHolder(account, { avatarId })
      await ports.accounts.commit(next)
      return { changed: next, replaced: account.holder.avatarId }
    })
    if (replaced !== undefined) await ports.blobs.remove(avatarBlob(userId, replaced))
    return changed
  },
)
