/** Colours of Grafana's dark theme. */
const fills = { green: '#56a64b', orange: '#e0752d', red: '#e02f44', none: '#52545c' }
const secondsOf = [
  ['days', 86_400],
  ['hours', 3_600],
  ['mins', 60],
]

export const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A value with its unit, as Grafana shows it. */
export function formatted(value, unit) {
  if (unit === 'percentunit') return `${+(value * 100).toPrecision(3)} %`
  const [name, size] = secondsOf.find(([, seconds]) => value >= seconds) ?? ['s', 1]
  if (unit === 's')
    return value > 0 && value < 1
      ? `${Math.round(value * 1000)} ms`
      : `${+(value / size).toPrecision(3)} ${name}`
  return Math.abs(value) >= 1e6 ? `${(value / 1e6).toFixed(0)}M` : String(+value.toPrecision(3))
}

const colorAt = (value, steps) => steps.findLast((step) => (step.value ?? -Infinity) <= value)?.color

/** The boxes of a stat panel: what they say, with the colour of the threshold or the mapping. */
function boxesOf({ series, fieldConfig, options }) {
  const { unit, noValue, thresholds, mappings = [] } = fieldConfig.defaults
  const last = series.flatMap(({ label, points }) => {
    const value = points.at(-1)?.[1]
    return value === undefined ? [] : [{ label, value }]
  })
  if (last.length === 0) return [{ text: noValue, fill: fills.none }]
  return last.map(({ label, value }) => {
    const mapped = mappings[0]?.options[value]
    const fill = fills[mapped?.color ?? colorAt(value, thresholds.steps)]
    const shown = mapped?.text ?? formatted(value, unit)
    const text = { name: label, value: shown, value_and_name: `${label} ${shown}` }[options.textMode]
    return { text, fill }
  })
}

/** A stat panel: one coloured box for each series. */
export function stat(panel, { width, height }) {
  const boxes = boxesOf(panel)
  const each = (width - 8) / boxes.length
  return boxes.map(({ text, fill }, index) => {
    const size = Math.min(26, (each * 1.6) / String(text).length)
    return `<rect x="${4 + index * each}" y="30" width="${each - 2}" height="${height - 34}" fill="${fill}"/>
<text x="${4 + (index + 0.5) * each}" y="${(height + 40) / 2}" text-anchor="middle" font-size="${size}" font-weight="600" fill="#fff">${escaped(text)}</text>`
  })
}
