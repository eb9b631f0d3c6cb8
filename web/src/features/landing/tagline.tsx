import { useEffect, useState } from 'react'

const rotationMs = 2_000

const taglines = [
  'From a PDF to a live site in minutes.',
  'Your own address, ready to share.',
  'Every fact taken from your resume.',
  'No code and no template to fill in.',
] as const

/** Lines that take turns. Who asks for less motion, or listens, meets the first one only. */
export function Tagline() {
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)')
    let timer: ReturnType<typeof setInterval> | undefined
    const run = () => {
      clearInterval(timer)
      if (!still.matches) timer = setInterval(() => setTurn((now) => now + 1), rotationMs)
    }
    run()
    still.addEventListener('change', run)
    return () => {
      clearInterval(timer)
      still.removeEventListener('change', run)
    }
  }, [])

  const line = taglines[turn % taglines.length]
  return (
    <>
      <p className="sr-only">{taglines[0]}</p>
      <p key={turn} className="animate-rise text-lg font-medium" aria-hidden="true">
        {line}
      </p>
    </>
  )
}
