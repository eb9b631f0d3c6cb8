import { StaleState, sweepBlobs, type State, type Store } from '@thumbfolio/kit'
import { requestMemoryMs } from '../domain/code-requests.js'
import { avatarBlob, type Ports } from '../ports.js'

const atOnce = 500
const dayMs = 24 * 3_600_000

/** Removes what has had its time: sessions whose tokens ended, requests of yesterday, pictures nobody refers to. */
export async function sweep(ports: Ports): Promise<void> {
  const now = ports.now()
  await removeAll(ports.sessions, 'expiry', now)
  await removeAll(ports.codeRequests, 'asked', now - requestMemoryMs)
  await sweepBlobs(ports.blobs, 'avatars/', (name) => isReferenced(ports, name), dayMs, ports.now)
}

async function removeAll<T extends State, U extends string, I extends string>(
  store: Store<T, U, I>,
  index: I,
  to: number,
): Promise<void> {
  for (;;) {
    const { items } = await store.list(index, { to }, { limit: atOnce })
    for (const item of items)
      await store.remove(item).catch((error: unknown) => {
        if (!(error instanceof StaleState)) throw error
      })
    if (items.length < atOnce) return
  }
}

async function isReferenced({ accounts }: Ports, name: string): Promise<boolean> {
  const avatarId = name.split('/')[2] ?? ''
  const owner = await accounts.findBy('avatar', avatarId)
  return owner !== undefined && name === avatarBlob(owner.id, avatarId)
}
