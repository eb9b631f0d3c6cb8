import { useEffect, useState } from 'react'

/** How far below the top of the window a group counts as the one that is read. */
const readingLinePx = 200

/** The id of the group that is read now: the last one that begins above the reading line. */
export function useCurrentGroup(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const look = () => {
      const { scrollY, innerHeight } = window
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      const begun = ids.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < readingLinePx,
      )
      setCurrent(isAtEnd ? ids.at(-1) : (begun.at(-1) ?? ids[0]))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [key])
  return current
}
