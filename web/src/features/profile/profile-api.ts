import { authRoutes } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { dataUrl } from '../../lib/data-url.js'
import { replaceUser } from '../../lib/session-store.js'

const maxBytes = 5 * 2 ** 20

/** Why a picture cannot be taken, or undefined. */
export function pictureRefusal({ size, type }: { size: number; type: string }): string | undefined {
  if (!/^image\/(png|jpeg|webp)$/.test(type)) return 'Please upload a PNG, JPEG or WebP image.'
  if (size > maxBytes) return 'Please choose a picture of at most 5 MB.'
  return undefined
}

export async function replacePicture(file: File): Promise<void> {
  const profilePic = await dataUrl(file, file.type)
  const { user } = await call(authRoutes.updateProfile, { body: { profilePic } }, { timeoutMs: 60_000 })
  replaceUser(user)
}
