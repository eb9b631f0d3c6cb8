import { DomainError } from '@thumbfolio/contracts'
import { avatarBlob, type Ports } from '../ports.js'

const avatarId = /^[\w-]{22}$/

/** The picture that an account shows under this id now; a replaced one is absent. */
export async function findAvatar({ accounts, blobs }: Ports, id: string): Promise<Uint8Array> {
  const owner = avatarId.test(id) ? await accounts.findBy('avatar', id) : undefined
  const bytes = owner && (await blobs.read(avatarBlob(owner.id, id)))
  if (!bytes) throw new DomainError('not-found')
  return bytes
}
