import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element has ever come near the visible part of the page. */
export function useSeen<T extends Element>(): readonly [RefObject<T | null>, boolean] {
  const element = useRef<T>(null)
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    if (isSeen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true),
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isSeen])

  return [element, isSeen]
}
