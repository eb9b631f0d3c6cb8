import { SiteName } from '@thumbfolio/contracts'
import { useDebounced } from '../../lib/use-debounced.js'
import { useLoaded } from '../../lib/use-loaded.js'
import { isNameFree } from './site-setup-api.js'

export const settleMs = 350

export type Availability =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly detail: string }
  | { readonly kind: 'checking' }
  | { readonly kind: 'free' }
  | { readonly kind: 'taken' }
  /** A live site of one's own: a launch makes its next version. */
  | { readonly kind: 'own' }
  | { readonly kind: 'unknown' }

/** Judges a name while it is typed: its form at once, whether it is free when the typing pauses. */
export function useAvailability(name: string, ownSites: readonly string[]): Availability {
  const settled = useDebounced(name, settleMs)
  const form = SiteName.safeParse(name)
  const asked = form.success && settled === name ? name : undefined
  const [answer] = useLoaded(
    async (signal) =>
      asked === undefined ? undefined : { name: asked, isFree: await isNameFree(asked, signal) },
    [asked],
  )

  if (name === '') return { kind: 'empty' }
  if (!form.success) return { kind: 'invalid', detail: form.error.issues[0]?.message ?? '' }
  if (ownSites.includes(name)) return { kind: 'own' }
  if (asked === undefined || answer.status === 'loading') return { kind: 'checking' }
  if (answer.status === 'failed') return { kind: 'unknown' }
  if (answer.data?.name !== name) return { kind: 'checking' }
  return { kind: answer.data.isFree ? 'free' : 'taken' }
}
