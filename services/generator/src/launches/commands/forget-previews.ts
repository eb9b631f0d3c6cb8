import { removeAll } from '@thumbfolio/kit/store'
import type { Ports } from '../ports.js'

/** Removes previews whose time is over. They answer nothing from that moment on, so it may be late. */
export const forgetEndedPreviews = ({ previews, now }: Pick<Ports, 'previews' | 'now'>): Promise<void> =>
  removeAll(previews, 'expires', { to: now() })

/** Removes every preview of a deleted account. */
export const forgetPreviewsOf = ({ previews }: Pick<Ports, 'previews'>, ownerId: string): Promise<void> =>
  removeAll(previews, 'owner', { equals: ownerId })
