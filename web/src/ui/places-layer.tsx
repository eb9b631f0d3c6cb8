import type { PageSizes, PdfPlace } from '@thumbfolio/contracts'
import { a4 } from './page-sketch.js'

interface PlacesLayerProps {
  reading: { readonly pageSizes: PageSizes; readonly provenance: Readonly<Record<string, PdfPlace>> }
  page: number
  /** The places of the entry that is pointed at. */
  pointed: readonly PdfPlace[]
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** Marks on the picture of a page where each value was read. */
export function PlacesLayer({ reading, page, pointed }: PlacesLayerProps) {
  const [width, height] = reading.pageSizes[page - 1] ?? a4
  const places = Object.entries(reading.provenance).filter(([, place]) => place.page === page)
  return (
    <div className="absolute inset-0 mix-blend-multiply" aria-hidden="true">
      {places.map(([pointer, place]) => {
        const [x, y, w, h] = place.box
        const isPointed = pointed.includes(place)
        return (
          <span
            key={pointer}
            className={`absolute rounded-[2px] transition-colors duration-150 ${
              isPointed ? 'bg-[oklch(85%_0.16_95)]' : pointed.length > 0 ? '' : 'bg-[oklch(95%_0.06_95)]'
            }`}
            style={{
              left: percent(x - 1, width),
              top: percent(y - 1, height),
              width: percent(w + 2, width),
              height: percent(h + 2, height),
            }}
          />
        )
      })}
    </div>
  )
}
