const [width, height, columns] = [480, 200, 3]
const colors = ['#2563eb', '#dc2626', '#16a34a', '#d97706', '#7c3aed', '#0891b2', '#be185d', '#4d7c0f']
const plot = { left: 52, right: 12, top: 34, bottom: 40 }

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const short = (value) =>
  Math.abs(value) >= 1e6 ? `${(value / 1e6).toFixed(0)}M` : String(+value.toPrecision(3))

/** One panel: `series` are `{ label, points: [seconds, value][] }` between the seconds `from` and `to`. */
function panel({ title, series }, { from, to }, at) {
  const [x0, y0] = [(at % columns) * width, Math.floor(at / columns) * height]
  const values = series.flatMap(({ points }) => points.map(([, value]) => value)).filter(Number.isFinite)
  const top = Math.max(...values, 0) || 1
  const x = (seconds) => plot.left + ((seconds - from) / (to - from || 1)) * (width - plot.left - plot.right)
  const y = (value) => height - plot.bottom - (value / top) * (height - plot.top - plot.bottom)
  const lines = series.map(({ points }, index) => {
    const drawn = points.filter(([, value]) => Number.isFinite(value))
    const path = drawn.map(([seconds, value]) => `${x(seconds).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
    return `<polyline fill="none" stroke="${colors[index % colors.length]}" stroke-width="1.5" points="${path}"/>`
  })
  const labels = series.slice(0, 6).map(({ label }, index) => {
    const [left, line] = [12 + (index % 3) * 154, height - 22 + Math.floor(index / 3) * 13]
    return `<text x="${left}" y="${line}" font-size="10" fill="${colors[index]}">${escaped(label.slice(0, 26))}</text>`
  })
  const axis = [0, top].map(
    (value) => `<text x="46" y="${y(value) + 4}" text-anchor="end">${short(value)}</text>`,
  )
  const none = series.length === 0 ? `<text x="${width / 2 - 24}" y="${height / 2}">no data</text>` : ''
  return `<g transform="translate(${x0} ${y0})" font-size="11" fill="#334155">
<rect x="4" y="4" width="${width - 8}" height="${height - 8}" fill="#fff" stroke="#cbd5e1"/>
<text x="12" y="22" font-size="13" font-weight="600">${escaped(title)}</text>
<line x1="${plot.left}" x2="${width - plot.right}" y1="${y(0)}" y2="${y(0)}" stroke="#cbd5e1"/>
${[...axis, ...lines, ...labels, none].join('\n')}
</g>`
}

/** The panels of a dashboard as one SVG. */
export function drawPanels(panels, range) {
  const rows = Math.ceil(panels.length / columns)
  return `<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" width="${width * columns}" height="${height * rows}">
<rect width="100%" height="100%" fill="#f1f5f9"/>
${panels.map((each, at) => panel(each, range, at)).join('\n')}
</svg>
`
}
