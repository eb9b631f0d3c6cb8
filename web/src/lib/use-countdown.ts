import { useEffect, useState } from 'react'

/** Seconds left of a wait that can be started again. */
export function useCountdown(
  initialSeconds = 0,
): readonly [seconds: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initialSeconds * 1000)
  const [seconds, setSeconds] = useState(initialSeconds)

  useEffect(() => {
    const look = () => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(look, 250)
    look()
    return () => clearInterval(timer)
  }, [endsAt])

  return [seconds, (wait) => setEndsAt(Date.now() + wait * 1000)]
}
