import { qrDrawing } from '../lib/qr-drawing.js'

/** Dark on white in every theme: that is what cameras read. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrDrawing(text)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="block w-full rounded-sm bg-white"
    >
      <path d={path} fill="#111" />
    </svg>
  )
}
