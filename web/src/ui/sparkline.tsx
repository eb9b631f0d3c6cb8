/** Numbers over time as a small line. The words beside it say the same, so it is hidden from screen readers. */
export function Sparkline({
  values,
  className = 'h-8 w-28',
}: {
  values: readonly number[]
  className?: string
}) {
  const highest = Math.max(1, ...values)
  const step = 100 / Math.max(1, values.length - 1)
  const points = values.map(
    (value, at) => `${(at * step).toFixed(1)},${(29 - (value / highest) * 28).toFixed(1)}`,
  )
  return (
    <svg viewBox="0 0 100 30" preserveAspectRatio="none" className={className} aria-hidden="true">
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
