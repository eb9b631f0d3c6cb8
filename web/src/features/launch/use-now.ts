import { useEffect, useState } from 'react'

/** The time, ten times a second, as long as something runs. */
export function useNow(isRunning: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNowMs(Date.now()), 100)
    return () => clearInterval(timer)
  }, [isRunning])
  return nowMs
}
