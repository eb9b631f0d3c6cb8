import type { Provenance, ResumeReading } from '@thumbfolio/contracts'
import { useEffect, useMemo, useState } from 'react'
import { placesOf } from '../../lib/reading-outline.js'
import { resumeFile } from '../../lib/resume-api.js'
import { useMedia } from '../../lib/use-media.js'
import { usePdf } from '../../ui/use-pdf.js'
import type { ShownValue } from './place-sheet.js'

/** How a field says which value is meant, by its path. */
export interface Pointing {
  readonly point: (path: string | undefined) => void
  /** How to show where a value was read: undefined if the PDF is beside it, or if it has no place. */
  readonly showing: (path: string, label: string, value: string) => (() => void) | undefined
}

/** The PDF of a resume, and the places on it that are being looked at. It is loaded once, when it is first asked for. */
export function usePointing(resumeId: string, reading: ResumeReading) {
  const isWide = useMedia('(min-width: 768px)')
  const [isAsked, setIsAsked] = useState(isWide)
  const open = () => setIsAsked(true)
  useEffect(() => {
    if (isWide) open()
  }, [isWide])
  const pdf = usePdf(
    (signal) => resumeFile(resumeId, signal),
    isAsked && !reading.imported ? resumeId : undefined,
  )
  const [pointer, point] = useState<string>()
  const pointed = useMemo<readonly Provenance[]>(
    () => (pointer === undefined ? [] : placesOf(reading, pointer)),
    [reading, pointer],
  )
  const [shown, setShown] = useState<ShownValue>()
  const showing: Pointing['showing'] = (path, label, value) => {
    const places = isWide ? [] : placesOf(reading, path)
    if (places.length === 0) return undefined
    return () => {
      open()
      setShown({ label, value, places })
    }
  }
  const pointing: Pointing = { point, showing }
  return { isWide, pdf, open, pointed, pointing, shown, hide: () => setShown(undefined) }
}
