import { useEffect, useRef, useState, type ReactNode } from 'react'
import { drawPage, type PdfDocument } from '../lib/pdf-document.js'

const a4 = 595 / 842

interface PdfPageProps {
  /** Absent while it is being opened; null when it cannot be. */
  document: PdfDocument | undefined | null
  number: number
  label: string
  /** Lies over the picture, measured in percent of it. */
  children?: ReactNode
}

/** One page of a PDF as a picture. Keeps its room before it is drawn. */
export function PdfPage({ document, number, label, children }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ratio, setRatio] = useState(a4)
  const [isDrawn, setIsDrawn] = useState(false)

  useEffect(() => {
    if (!document) return
    const abort = new AbortController()
    const draw = async () => {
      const page = await document.page(number)
      if (abort.signal.aborted || !canvas.current) return
      const { width, height } = page.getViewport({ scale: 1 })
      setRatio(width / height)
      await drawPage(page, canvas.current, canvas.current.clientWidth || 400, abort.signal)
      setIsDrawn(true)
    }
    // A page that cannot be drawn stays blank: the server has the last word on whether it can be read.
    draw().catch(() => undefined)
    return () => abort.abort()
  }, [document, number])

  return (
    <div className="relative overflow-hidden rounded-sm bg-white shadow-md" style={{ aspectRatio: ratio }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className={`block size-full transition-opacity duration-150 ${isDrawn ? '' : 'opacity-0'}`}
      />
      {!isDrawn && document !== null && (
        <div className="skeleton absolute inset-0 animate-late rounded-none" aria-hidden="true" />
      )}
      {isDrawn && children}
    </div>
  )
}
