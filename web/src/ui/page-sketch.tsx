import type { PdfPlace } from '@thumbfolio/contracts'

interface PageSketchProps {
  size: readonly [width: number, height: number]
  /** Everything that was read on the page, drawn as grey lines. */
  places: readonly PdfPlace[]
  marked: readonly PdfPlace[]
  label: string
}

/** Width and height in points, for a page of which nothing else is known. */
export const a4: readonly [number, number] = [595, 842]
/** About a line of print, in points. */
const linePt = 13

/** A page of the resume as a drawing: where words stand, and which of them are meant. */
export const PageSketch = ({ size: [width, height], places, marked, label }: PageSketchProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    aria-label={label}
    className="block w-full rounded-sm border border-line bg-base-100"
  >
    {places.map(({ box }, at) => (
      <Lines key={at} box={box} />
    ))}
    {marked.map(({ box: [x, y, w, h] }, at) => (
      <rect
        key={at}
        x={x - 4}
        y={y - 4}
        width={w + 8}
        height={h + 8}
        rx={3}
        strokeWidth={2}
        className="fill-primary/30 stroke-primary"
      />
    ))}
  </svg>
)

function Lines({ box: [x, y, width, height] }: Pick<PdfPlace, 'box'>) {
  const count = Math.max(1, Math.round(height / linePt))
  const pitch = height / count
  return Array.from({ length: count }, (_, line) => (
    <rect
      key={line}
      x={x}
      y={y + pitch * (line + 0.25)}
      width={width}
      height={pitch * 0.5}
      rx={2}
      className="fill-base-content/20"
    />
  ))
}
