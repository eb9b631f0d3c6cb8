import { escaped, formatted, stat } from './draw-stat.mjs'

/** Columns and rows of Grafana's grid, in pixels. */
const [columnWidth, rowHeight] = [60, 30]
const colors = ['#73bf69', '#f2cc0c', '#5794f2', '#ff9830', '#b877d9', '#f2495c', '#8ab8ff', '#ffcb7d']
const plot = { left: 60, right: 12, top: 38, bottom: 42 }

/** A time series between the seconds `from` and `to`, with its thresholds as dashed lines. */
function lines({ series, fieldConfig }, { width, height }, { from, to }) {
  const { unit, thresholds } = fieldConfig.defaults
  const values = series.flatMap(({ points }) => points.map(([, value]) => value)).filter(Number.isFinite)
  const top = Math.max(...values, 0) * 1.1 || 1
  const x = (seconds) => plot.left + ((seconds - from) / (to - from || 1)) * (width - plot.left - plot.right)
  const y = (value) => height - plot.bottom - (value / top) * (height - plot.top - plot.bottom)
  const drawn = series.map(({ points }, index) => {
    const path = points
      .filter(([, value]) => Number.isFinite(value))
      .map(([seconds, value]) => `${x(seconds).toFixed(1)},${y(value).toFixed(1)}`)
    return `<polyline fill="none" stroke="${colors[index % colors.length]}" stroke-width="1.5" points="${path.join(' ')}"/>`
  })
  const limits = (thresholds?.steps ?? [])
    .filter(({ value }) => value && value <= top)
    .map(
      ({ value }) =>
        `<line x1="${plot.left}" x2="${width - plot.right}" y1="${y(value)}" y2="${y(value)}" stroke="#f2495c" stroke-dasharray="4"/>`,
    )
  const labels = series.slice(0, 6).map(({ label }, index) => {
    const [left, line] = [12 + (index % 3) * 154, height - 22 + Math.floor(index / 3) * 13]
    return `<text x="${left}" y="${line}" font-size="10" fill="${colors[index]}">${escaped(label.slice(0, 26))}</text>`
  })
  const axis = [0, top].map(
    (value) => `<text x="54" y="${y(value) + 4}" text-anchor="end">${formatted(value, unit)}</text>`,
  )
  const none = values.length === 0 ? [`<text x="${width / 2 - 24}" y="${height / 2}">no data</text>`] : []
  return [...limits, ...axis, ...drawn, ...labels, ...none]
}

function draw(panel, range) {
  const { x, y, w, h } = panel.gridPos
  const size = { width: w * columnWidth, height: h * rowHeight }
  const start = `<g transform="translate(${x * columnWidth} ${y * rowHeight})" font-size="11" fill="#ccccdc">`
  if (panel.type === 'row')
    return `${start}<text x="6" y="20" font-size="15" font-weight="600">${escaped(panel.title)}</text></g>`
  const inner = panel.type === 'stat' ? stat(panel, size) : lines(panel, size, range)
  return `${start}
<rect x="2" y="2" width="${size.width - 4}" height="${size.height - 4}" fill="#181b1f" stroke="#2c3235"/>
<text x="10" y="22" font-size="13">${escaped(panel.title)}</text>
${inner.join('\n')}
</g>`
}

/**
 * A dashboard as one SVG, laid out as Grafana does: each panel of its file with `series`, which are
 * `{ label, points: [seconds, value][] }`. A stat panel shows the last value of each series with its colour.
 */
export function drawPanels(panels, range) {
  const height = Math.max(...panels.map(({ gridPos: { y, h } }) => y + h)) * rowHeight
  return `<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" width="${24 * columnWidth}" height="${height}">
<rect width="100%" height="100%" fill="#111217"/>
${panels.map((panel) => draw(panel, range)).join('\n')}
</svg>
`
}
