import { useLocation } from 'react-router-dom'
import { z } from 'zod'

const LeftLaunch = z.object({
  address: z.string().startsWith('/launch?'),
  /** What was chosen there and stands in no address. */
  state: z.unknown(),
})

/** The launch that somebody left in order to buy credits, as it was. */
export type LeftLaunch = z.infer<typeof LeftLaunch>

/** What a way away from a launch carries, so that there is a way back to it. */
export const withLaunch = (launch: LeftLaunch | undefined) => (launch === undefined ? null : { launch })

export const launchIn = (state: unknown): LeftLaunch | undefined =>
  z.object({ launch: LeftLaunch }).safeParse(state).data?.launch

export const useLeftLaunch = (): LeftLaunch | undefined => launchIn(useLocation().state)
