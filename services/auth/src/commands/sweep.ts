import { removeAll } from '@thumbfolio/kit/store'
import { requestMemoryMs } from '../domain/code-requests.js'
import { avatarBlob, type Ports } from '../ports.js'

/** Removes expired sessions, code requests of earlier days and unreferenced pictures. */
export async function sweep(ports: Ports): Promise<void> {
  const now = ports.now()
  await removeAll(ports.sessions, 'expiry', { to: now })
  await removeAll(ports.codeRequests, 'asked', { to: now - requestMemoryMs })
  await ports.blobs.sweep('avatars/', (name) => isReferenced(ports, name))
}

async function isReferenced({ accounts }: Ports, name: string): Promise<boolean> {
  const avatarId = name.split('/')[2] ?? ''
  const owner = await accounts.findBy('avatar', avatarId)
  return owner !== undefined && name === avatarBlob(owner.id, avatarId)
}
