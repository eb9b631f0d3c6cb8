import { useLocation } from 'react-router-dom'

/** What a way away from a launch carries, so that there is a way back to it as it was. */
export const withLaunch = (address: string | undefined) =>
  address === undefined ? null : { launch: address }

/** The launch that somebody left in order to buy credits. */
export function useLeftLaunch(): string | undefined {
  const { state } = useLocation() as { state: { launch?: unknown } | null }
  const launch = state?.launch
  return typeof launch === 'string' && launch.startsWith('/launch?') ? launch : undefined
}
