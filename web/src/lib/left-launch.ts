import { useLocation } from 'react-router-dom'
import { z } from 'zod'

const LeftLaunch = z.object({
  address: z.string().startsWith('/launch?'),
  /** Choices that are not in the address. */
  state: z.unknown(),
})

/** The launch that somebody left, for another step of the journey or to buy credits, as it was. */
export type LeftLaunch = z.infer<typeof LeftLaunch>

/** What a way away from a launch carries, so that there is a way back to it. */
export const withLaunch = (launch: LeftLaunch | undefined) => (launch === undefined ? null : { launch })

export const launchIn = (state: unknown): LeftLaunch | undefined =>
  z.object({ launch: LeftLaunch }).safeParse(state).data?.launch

/** The name that was chosen for it. */
export const siteIn = ({ address }: LeftLaunch): string => paramsOf(address).get('site') ?? ''

/** On to the launch of that resume under that name, with everything else as it was when somebody stepped back from it. */
export function launchWith(left: LeftLaunch | undefined, chosen: { resume: string; site: string }) {
  const params = paramsOf(left?.address ?? '')
  for (const [key, value] of Object.entries(chosen)) params.set(key, value)
  return { to: `/launch?${params.toString()}`, state: left?.state ?? null }
}

const paramsOf = (address: string) => new URLSearchParams(address.slice(address.indexOf('?') + 1))

export const useLeftLaunch = (): LeftLaunch | undefined => launchIn(useLocation().state)
