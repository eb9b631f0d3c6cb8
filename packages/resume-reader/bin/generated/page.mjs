import { Flow } from './flow.mjs'
import { pdfFrom } from './fonts.mjs'
import { languages, personOf, wordsOf } from './person.mjs'
import { randomFrom } from './random.mjs'
import { sectionsOf } from './sections.mjs'

const seeds = (from, count) => Array.from({ length: count }, (_, at) => from + at)

/** Pages that rules may be developed on. */
export const openSeeds = seeds(0, 200)
/** Held out: no weights are fitted on these, and no rule is changed because of them. */
export const heldOutSeeds = seeds(200, 200)

const shapes = [
  'single',
  'sidebar-left',
  'sidebar-right',
  'title-gutter',
  'date-gutter',
  'halves',
  'sidebar-and-dates',
  'titles-and-dates',
  'titles-beside-halves',
  'dates-beside-sidebar',
]
const isSided = (shape) => /sidebar|halves/.test(shape)

const styleOf = (random, shape) => {
  const family = random.of([
    ['Helvetica', 'Helvetica-Bold'],
    ['Times-Roman', 'Times-Bold'],
  ])
  const size = random.of([9, 9.5, 10, 10.5])
  return {
    shape,
    plain: { font: family[0], size },
    bold: { font: family[1], size },
    quiet: { font: family[0], size: size - random.of([0, 0, 1]), grey: random.of([0, 0.35]) },
    title: {
      font: random.chance(0.85) ? family[1] : family[0],
      size: size + random.of([1, 2, 3, 4]),
      grey: random.of([0, 0, 0.3]),
    },
    isUpper: random.chance(0.4),
    hasRule: random.chance(0.4),
    margin: random.of([36, 44, 52, 60]),
    gutter: random.of([6, 8, 10, 14, 18, 24, 32, 40]),
    narrow: random.of([120, 140, 160, 180]),
    header: random.of(['left', 'center', 'right']),
    /** The name is over the main column alone, and the side begins at the top of the page. */
    isHeaderInside: random.chance(0.35),
    titleAlign: random.of(['left', 'left', 'left', 'center']),
    marginAlign: random.of(['left', 'left', 'right']),
    hasTownBelowDates: random.chance(0.3),
    hasLabels: random.chance(0.3),
    contacts: random.of(['line', 'lines', 'section']),
    separator: random.of([' | ', ' · ', ', ', ' – ']),
    space: random.of([6, 8, 10, 14]),
    bullet: random.of(['•', '–', '-', undefined]),
    head: random.of([
      'role-firm',
      'firm-role',
      'line',
      'dates-first',
      'firm-town',
      'dates-below',
      'bracket',
      'four-corners',
    ]),
    school: random.of(['school-degree', 'degree-school', 'line']),
    dates: random.of(['long', 'short', 'number', 'iso', 'year']),
    range: random.of([' – ', ' - ', '–', 'word']),
    skills: random.of(['groups', 'flat', 'lines', 'cells']),
    fluency: random.of(['bracket', 'dash', 'colon', 'edge']),
  }
}

/** Which sections stand in which column. */
const columnsOf = (random, shape) => {
  const main = ['summary', 'work', 'education']
  const side = random.shuffled(['skills', 'languages', 'certificates', 'interests'])
  const shown = side.slice(0, random.between(2, 4))
  if (random.chance(0.3)) main.splice(1, 2, 'education', 'work')
  if (shape.includes('halves')) return { head: ['summary'], main: ['work'], side: ['education', ...shown] }
  if (isSided(shape)) return { head: [], main, side: shown }
  return { head: [], main: [...main, ...shown], side: [] }
}

const contactsOf = ({ email, phone, city }, { hasLabels }, said) =>
  [email, phone, city].map((value, at) => (hasLabels && at < 2 ? `${said.labels[at]}: ${value}` : value))

const writeHeader = (flow, person, style, said, isContactApart) => {
  const align = { align: style.header }
  const contacts = contactsOf(person, style, said)
  flow.write(person.name, { font: style.bold.font, size: style.bold.size + 12 }, align)
  flow.gap(3)
  flow.write(person.label, { font: style.plain.font, size: style.plain.size + 2 }, align)
  flow.gap(4)
  if (isContactApart) return
  if (style.contacts === 'line')
    flow.write(contacts.join(style.separator === ', ' ? ' | ' : style.separator), style.plain, align)
  else for (const contact of contacts) flow.write(contact, style.plain, align)
}

/** Left edges and widths of the columns, and of the margins that titles and dates stand in. */
const geometryOf = ({ shape, margin, gutter, narrow }) => {
  const width = 595 - 2 * margin
  const datesWide = 92
  const titles = shape.startsWith('title') ? [margin, narrow] : undefined
  const shift = titles ? narrow + gutter : 0
  const free = width - shift
  const sideWide = shape.includes('halves') ? (free - gutter) / 2 : narrow
  const isLeft = ['sidebar-left', 'sidebar-and-dates'].includes(shape)
  const start = margin + shift
  const isNarrowed = isSided(shape)
  const mainWide = isNarrowed ? free - sideWide - gutter : free
  const mainAt = isNarrowed && isLeft ? start + sideWide + gutter : start
  const hasDates = /date/.test(shape)
  return {
    titles,
    side: isNarrowed ? [isLeft ? start : start + mainWide + gutter, sideWide] : undefined,
    dates: hasDates ? [mainAt, datesWide] : undefined,
    main: hasDates ? [mainAt + datesWide + gutter, mainWide - datesWide - gutter] : [mainAt, mainWide],
  }
}

/** One resume: the bytes of its PDF and what it says, fixed by `seed`. Each seed has its shape and language. */
export const pageOf = (seed) => {
  const random = randomFrom(seed)
  const language = languages[seed % languages.length]
  const shape = shapes[Math.floor(seed / languages.length) % shapes.length]
  const style = styleOf(random, shape)
  const said = wordsOf(language)
  const person = personOf(random, language)
  const { head, main, side } = columnsOf(random, shape)
  const place = geometryOf(style)
  const pages = [[]]
  const isContactApart = side.length > 0 && style.contacts === 'section'
  const isInside = style.isHeaderInside && side.length > 0 && !shape.includes('halves')
  const [headerX, headerWidth] = isInside ? place.main : [style.margin, 595 - 2 * style.margin]
  const header = new Flow(pages, headerX, headerWidth)
  writeHeader(header, person, style, said, isContactApart)
  const { write, truth } = sectionsOf({ random, style, said, person, place })
  header.gap(style.space)
  for (const kind of head) write(header, kind, 'over')
  const flowAt = ([x, width], y = header.y - style.space) => new Flow(pages, x, width, y)
  const flow = flowAt(place.main)
  const beside = place.side ? flowAt(place.side, isInside ? undefined : header.y - style.space) : flow
  if (isInside) beside.y = beside.pageTop
  const contacts = (column) => {
    for (const contact of contactsOf(person, style, said)) column.write(contact, style.plain)
  }
  if (isContactApart) write(beside, 'contact', 'side', contacts)
  const writeAll = (column, kinds, where) => {
    for (const kind of kinds) write(column, kind, where)
  }
  // A browser writes the columns from left to right.
  if (shape === 'sidebar-left') writeAll(beside, side, 'side')
  writeAll(flow, main, 'main')
  if (shape !== 'sidebar-left') writeAll(beside, side, 'side')
  const { name, label, email, phone, city } = person
  return {
    name: `${shape}--${language}-${String(seed).padStart(4, '0')}`,
    pdf: pdfFrom(pages),
    truth: {
      basics: { name, label, email, phone, location: { city }, ...truth.basics },
      ...truth.lists,
      meta: { layout: shape, person: language, optional: [] },
    },
  }
}
