import type { Provenance, ResumeReading } from '@thumbfolio/contracts'

interface PageOutlineProps {
  reading: ResumeReading
  /** The places that are meant, all on the first one's page. */
  places: readonly Provenance[]
}

const marginPt = 7

/** A page drawn by what stands where on it, with one place marked by a frame. */
export function PageOutline({ reading: { pageSizes, provenance, unplaced }, places }: PageOutlineProps) {
  const page = places[0]?.page ?? 1
  const [width, height] = pageSizes[page - 1] ?? [595, 842]
  const lines = [...Object.values(provenance), ...unplaced].filter((place) => place.page === page)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Where it stands on page ${page}`}
      className="block w-full rounded-xs border border-line bg-base-100"
    >
      {lines.map(({ box: [x, y, w, h] }, at) => (
        <rect
          key={at}
          {...{ x, y: y + h * 0.2, width: w, height: h * 0.6 }}
          className="fill-base-content/30"
        />
      ))}
      {places
        .filter((place) => place.page === page)
        .map(({ box: [x, y, w, h] }, at) => (
          <g key={at}>
            <rect {...{ x, y, width: w, height: h }} className="fill-base-content" />
            <rect
              x={x - marginPt}
              y={y - marginPt}
              width={w + 2 * marginPt}
              height={h + 2 * marginPt}
              rx={marginPt}
              className="fill-none stroke-base-content stroke-[5]"
            />
          </g>
        ))}
    </svg>
  )
}
