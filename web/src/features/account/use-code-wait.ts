import { useCountdown } from '../../lib/use-countdown.js'
import { rememberWait, waitLeft } from './code-wait.js'

/** Seconds until this user may ask for another code, also after a reload. */
export function useCodeWait(userId: string): readonly [seconds: number, start: (seconds: number) => void] {
  const [seconds, start] = useCountdown(waitLeft(userId))
  return [
    seconds,
    (wait) => {
      rememberWait(userId, wait)
      start(wait)
    },
  ]
}
