import { useEffect, useState } from 'react'
import { openPdf, type PdfDocument } from '../lib/pdf-document.js'

export type OpenedPdf =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly document: PdfDocument }
  | { readonly status: 'unreadable' }

/** The document of a state as `PdfPage` takes it. */
export const documentOf = (pdf: OpenedPdf): PdfDocument | undefined | null =>
  pdf.status === 'open' ? pdf.document : pdf.status === 'opening' ? undefined : null

/** Opens what `load` brings and closes it again. `key` undefined: there is nothing to open yet. */
export function usePdf(
  load: (signal: AbortSignal) => Promise<ArrayBuffer>,
  key: string | undefined,
): OpenedPdf {
  const [state, setState] = useState<OpenedPdf>({ status: 'opening' })

  useEffect(() => {
    if (key === undefined) return
    setState({ status: 'opening' })
    const abort = new AbortController()
    const opening = load(abort.signal).then(openPdf)
    opening.then(
      (document) => !abort.signal.aborted && setState({ status: 'open', document }),
      () => !abort.signal.aborted && setState({ status: 'unreadable' }),
    )
    return () => {
      abort.abort()
      void opening.then((document) => document.close()).catch(() => undefined)
    }
    // `load` belongs to the key.
  }, [key])

  return state
}
