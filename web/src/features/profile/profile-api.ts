import {
  authRoutes,
  maxAvatarBytes,
  pictureRoutes,
  type LedgerEntry,
  type PictureShelfView,
} from '@thumbfolio/contracts'
import { z } from 'zod'
import { call, download, type CallOptions } from '../../lib/api-client.js'
import { dataUrl } from '../../lib/data-url.js'
import { replaceUser, startSession } from '../../lib/session-store.js'

/** Why a picture cannot be taken, or undefined. */
export function pictureRefusal({ size, type }: { size: number; type: string }): string | undefined {
  if (!/^image\/(png|jpeg|webp)$/.test(type)) return 'Please upload a PNG, JPEG or WebP image.'
  if (size > maxAvatarBytes) return 'Please choose a picture of at most 5 MB.'
  return undefined
}

export async function replacePicture(file: File): Promise<void> {
  const profilePic = await dataUrl(file, file.type)
  const { user } = await call(authRoutes.updateProfile, { body: { profilePic } }, { timeoutMs: 60_000 })
  replaceUser(user)
}

/** Ends every session of the account; this browser goes on with the one it is answered with. */
export async function changePassword(body: { current: string; password: string }): Promise<void> {
  const { token, user } = await call(authRoutes.changePassword, { body })
  startSession(token, user)
}

const largestPage = 100

/** Every movement of credits, newest first. The balances are only right with all of them. */
export async function wholeLedger(signal: AbortSignal): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = []
  let after: string | undefined
  do {
    const query = { limit: largestPage, ...(after !== undefined && { after }) }
    const page = await call(authRoutes.credits, { query }, { signal })
    entries.push(...page.data)
    after = page.next
  } while (after !== undefined)
  return entries
}

/** The number and size of the stored pictures of work, and their limits. */
export const pictureQuota = async (signal: AbortSignal): Promise<PictureShelfView> =>
  (await call(pictureRoutes.pictures, {}, { signal })).data

/** A password alone is too easily filled in by the browser. */
export const DeletionForm = z.object({
  word: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.literal('delete', { error: 'Please type the word delete' })),
  password: authRoutes.deleteAccount.body.shape.password,
})

export const deleteAccount = (password: string) => call(authRoutes.deleteAccount, { body: { password } })

/** As many PDFs as somebody has, on a slow line. */
const archiveTimeoutMs = 900_000

/** A ZIP with everything that is held about the person. Nothing comes where a part of it is away. */
export const dataArchive = (options: Pick<CallOptions, 'signal' | 'onReceived'>): Promise<ArrayBuffer> =>
  download(authRoutes.exportData, {}, { ...options, timeoutMs: archiveTimeoutMs })
