import { colors, escape } from './score-report.mjs'

/** Beside the page, for the titles of sections and the pointers of fields. */
const marginPoints = 150
const legendPoints = 44

const rect = ({ x, y, width, height }, attributes, title) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" ${attributes}>${title ? `<title>${escape(title)}</title>` : ''}</rect>`

const label = (x, y, text, attributes = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${attributes}>${escape(text)}</text>`

const around = (areas, by = 0) => {
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))]
  const right = Math.max(...areas.map((area) => area.x + area.width))
  const bottom = Math.max(...areas.map((area) => area.y + area.height))
  return { x: x - by, y: y - by, width: right - x + 2 * by, height: bottom - y + 2 * by }
}

const areaOf = ({ box: [x, y, width, height] }) => ({ x, y, width, height })

/** `/work/0/highlights/2` is of the entry `/work/0`, `/basics/name` of none. */
const entryOf = (pointer) => /^\/[^/]+\/\d+/.exec(pointer)?.[0]

const wordsOf = ({ runs }, onPaper) =>
  runs.map((run) => {
    const { x, width } = onPaper(run)
    const look = `font-size="${run.size.toFixed(1)}" font-weight="${run.weight}" textLength="${width.toFixed(1)}" lengthAdjust="spacingAndGlyphs" fill="#57606a"`
    return label(x, run.baseline, run.text, look)
  })

/** Every line with its number in reading order, dashed where it was left out as header, footer or closing. */
const linesOf = ({ lines, footer, closing, dropped }, page, onPaper) =>
  [...lines, ...footer, ...closing, ...dropped].flatMap((line, at) => {
    if (line.page !== page) return []
    const isOut = at >= lines.length + footer.length
    const box = onPaper(line)
    const title = `line ${at + 1}${isOut ? ', left out' : ''}: ${line.cells.map(({ value }) => value).join(' | ')}`
    return [
      rect(
        box,
        `fill="none" stroke="#afb8c1" stroke-width="0.4"${isOut ? ' stroke-dasharray="2"' : ''}`,
        title,
      ),
      label(box.x - 1, line.baseline, String(at + 1), 'font-size="4" text-anchor="end" fill="#8c959f"'),
    ]
  })

/** What is read from other sections goes into the person's own data. */
const colorOf = (kind) =>
  colors[kind] ??
  (['summary', 'contact', 'profiles', 'trade'].includes(kind) ? colors.basics : colors.unplaced)

/** A bar beside the lines of each section; in the margin its kind and its title, none above another. */
const sectionsOf = ({ sections, skillGroups }, page, onPaper) => {
  const here = sections
    .map((section) => {
      const { title, lines } = section
      const areas = [
        ...(title?.page === page ? [title.area] : []),
        ...lines.filter((line) => line.page === page),
      ]
      return { section, areas: areas.map(onPaper) }
    })
    .filter(({ areas }) => areas.length > 0)
    .map(({ section, areas }) => ({ section, area: around(areas) }))
    .sort((one, other) => one.area.y - other.area.y)
  let free = 0
  return here.flatMap(({ section, area: { x, y, width, height } }) => {
    const { kind, title } = section
    const name = `${skillGroups.includes(section) ? 'skills (group)' : kind}${title ? `: “${title.value}”` : ''}`
    const color = colorOf(kind)
    const at = Math.max(y + 7, free)
    free = at + 9
    return [
      rect({ x: x - 9, y, width: 3, height }, `fill="${color}"`, name),
      rect({ x: x - 9, y, width: width + 11, height }, `fill="${color}" fill-opacity="0.05"`),
      label(-marginPoints + 6, at, name.slice(0, 38), `font-size="7" font-weight="700" fill="${color}"`),
    ]
  })
}

/** A frame for each entry, a filled box with its name above it for each value, dashed where its owner is asked. */
const fieldsOf = ({ provenance, questions, unplaced }, page) => {
  const asked = new Set(questions.map(({ pointer }) => pointer))
  const here = Object.entries(provenance).filter(([, from]) => from.page === page)
  const entries = Map.groupBy(here, ([pointer]) => entryOf(pointer))
  const frames = [...entries].flatMap(([entry, values]) =>
    entry === undefined
      ? []
      : [
          rect(
            around(
              values.map(([, from]) => areaOf(from)),
              2.5,
            ),
            `fill="none" stroke="${colors[entry.split('/')[1]]}" stroke-width="0.9" rx="2"`,
            entry,
          ),
        ],
  )
  const boxes = here.flatMap(([pointer, from]) => {
    const color = colors[pointer.split('/')[1]]
    const dash = asked.has(pointer) ? ' stroke-dasharray="2 1"' : ''
    const area = areaOf(from)
    return [
      rect(
        area,
        `fill="${color}" fill-opacity="0.14" stroke="${color}" stroke-width="0.5"${dash}`,
        `${pointer} (${from.confidence.toFixed(2)}): ${from.text}`,
      ),
      label(
        area.x + 0.5,
        area.y - 0.4,
        `${pointer.split('/').slice(2).join('/')} ${from.confidence.toFixed(2)}`,
        `font-size="3.6" fill="${color}"`,
      ),
    ]
  })
  const loose = unplaced
    .filter((block) => block.page === page)
    .map((block) =>
      rect(
        areaOf(block),
        'fill="#000" fill-opacity="0.12" stroke="#000" stroke-width="0.6"',
        `not placed: ${block.text}`,
      ),
    )
  return [...frames, ...boxes, ...loose]
}

const legendOf = (sections, y) => {
  const kinds = Object.entries(colors).filter(
    ([kind]) => kind === 'unplaced' || sections.some((section) => section.kind === kind),
  )
  const marks = kinds.flatMap(([kind, color], at) => [
    rect({ x: -marginPoints + 6 + 66 * at, y, width: 6, height: 6 }, `fill="${color}"`),
    label(-marginPoints + 14 + 66 * at, y + 6, kind === 'unplaced' ? 'not placed' : kind, 'font-size="7"'),
  ])
  const words =
    'Grey: a line and its number in reading order, dashed where it is left out. Bar: a section. Frame: an entry. Filled: a value with its field and confidence, dashed where its owner is asked.'
  return [...marks, label(-marginPoints + 6, y + 18, words, 'font-size="6.5"')]
}

/** One page as SVG: its words, and above them lines, sections, entries and fields. Point at a box for its text. */
export function pictureOf({ layout, sections, reading }, page) {
  const paper = layout.text.pages.find((one) => one.page === page)
  const onPaper = (area) => (paper.mirrored ? { ...area, x: paper.width - area.x - area.width } : area)
  const width = paper.width + marginPoints
  const parts = [
    rect({ x: 0, y: 0, width: paper.width, height: paper.height }, 'fill="#fff" stroke="#d0d7de"'),
    ...sectionsOf(sections, page, ({ x, y, width: wide, height }) => onPaper({ x, y, width: wide, height })),
    ...wordsOf(paper, onPaper),
    ...linesOf(layout, page, onPaper),
    ...fieldsOf(reading, page),
    ...legendOf(sections.sections, paper.height + 10),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-marginPoints} 0 ${width} ${paper.height + legendPoints}" width="${2 * width}" font-family="Helvetica, Arial, sans-serif">
<rect x="${-marginPoints}" width="100%" height="100%" fill="#f6f8fa"/>
${parts.join('\n')}
</svg>
`
}
