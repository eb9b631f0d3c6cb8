import { useQuery } from '@tanstack/react-query'
import { refusalOf, SiteName } from '@thumbfolio/contracts'
import { useDebounced } from './use-debounced.js'
import { isNameFree, type OwnNames } from './site-names-api.js'

export const settleMs = 350

export type Availability =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly detail: string }
  /** A brand, or words that ask for trust: no one may have it. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'free' }
  | { readonly kind: 'taken' }
  /** A live site of one's own: a launch makes its next version. */
  | { readonly kind: 'own' }
  /** A former name of their site: no one else can take it yet. */
  | { readonly kind: 'resting'; readonly leftAt: string; readonly redirectsTo?: string | undefined }
  | { readonly kind: 'unknown' }

/** What somebody who wants to go on with a name has to do. */
export const verdicts: Readonly<Record<Availability['kind'], 'go' | 'wait' | 'stay'>> = {
  empty: 'stay',
  invalid: 'stay',
  refused: 'stay',
  checking: 'wait',
  free: 'go',
  taken: 'stay',
  own: 'go',
  resting: 'go',
  unknown: 'go',
}

/** What is known of something that is being loaded. */
export type Known<T> =
  | { readonly status: 'pending' | 'error'; readonly data?: T | undefined }
  | { readonly status: 'success'; readonly data: T }

/** Judges a name by what is known so far. One's own names are taken too, so that nothing is taken before they are known. */
export function availabilityOf(name: string, own: Known<OwnNames>, isFree: Known<boolean>): Availability {
  const form = SiteName.safeParse(name)
  if (name === '') return { kind: 'empty' }
  if (!form.success) return { kind: 'invalid', detail: form.error.issues[0]?.message ?? '' }
  if (own.data?.live.includes(name)) return { kind: 'own' }
  const refusal = refusalOf(name)
  if (refusal !== undefined && refusal !== 'host') return { kind: 'refused' }
  const resting = own.data?.resting.find((one) => one.name === name)
  if (resting) return { kind: 'resting', leftAt: resting.leftAt, redirectsTo: resting.redirectsTo }
  if (isFree.status === 'error') return { kind: 'unknown' }
  if (isFree.status === 'pending') return { kind: 'checking' }
  if (isFree.data) return { kind: 'free' }
  return { kind: own.status === 'pending' ? 'checking' : 'taken' }
}

/** Judges a name while it is typed: its form at once, whether it is free when the typing pauses. */
export function useAvailability(name: string, own: Known<OwnNames>): Availability {
  const settled = useDebounced(name, settleMs)
  const isFree = useQuery({
    queryKey: ['is-name-free', name],
    queryFn: ({ signal }) => isNameFree(name, signal),
    enabled: settled === name && SiteName.safeParse(name).success,
  })
  return availabilityOf(name, own, isFree)
}
