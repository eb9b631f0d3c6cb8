import { refusalOf, SiteName } from '@thumbfolio/contracts'
import { useDebounced } from './use-debounced.js'
import { useLoaded, type Loaded } from './use-loaded.js'
import { isNameFree, type OwnNames } from './site-names-api.js'

export const settleMs = 350

export type Availability =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly detail: string }
  /** A brand, or words that ask for trust: nobody may have it. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'free' }
  | { readonly kind: 'taken' }
  /** A live site of one's own: a launch makes its next version. */
  | { readonly kind: 'own' }
  /** A name that their site has left: nobody else can take it yet. */
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

interface NameAnswer {
  readonly name: string
  readonly isFree: boolean
}

/** Judges a name by what is known so far. One's own names are taken too, so that nothing is taken before they are known. */
export function availabilityOf(
  name: string,
  own: Loaded<OwnNames>,
  answer: Loaded<NameAnswer | undefined>,
): Availability {
  const form = SiteName.safeParse(name)
  if (name === '') return { kind: 'empty' }
  if (!form.success) return { kind: 'invalid', detail: form.error.issues[0]?.message ?? '' }
  if (own.status === 'ready' && own.data.live.includes(name)) return { kind: 'own' }
  const refusal = refusalOf(name)
  if (refusal !== undefined && refusal !== 'host') return { kind: 'refused' }
  const resting = own.status === 'ready' ? own.data.resting.find((one) => one.name === name) : undefined
  if (resting) return { kind: 'resting', leftAt: resting.leftAt, redirectsTo: resting.redirectsTo }
  if (answer.status === 'failed') return { kind: 'unknown' }
  if (answer.status === 'loading' || answer.data?.name !== name) return { kind: 'checking' }
  if (answer.data.isFree) return { kind: 'free' }
  return { kind: own.status === 'loading' ? 'checking' : 'taken' }
}

/** Judges a name while it is typed: its form at once, whether it is free when the typing pauses. */
export function useAvailability(name: string, own: Loaded<OwnNames>): Availability {
  const settled = useDebounced(name, settleMs)
  const asked = settled === name && SiteName.safeParse(name).success ? name : undefined
  const [answer] = useLoaded(
    async (signal) =>
      asked === undefined ? undefined : { name: asked, isFree: await isNameFree(asked, signal) },
    [asked],
  )
  return availabilityOf(name, own, asked === undefined ? { status: 'loading' } : answer)
}
