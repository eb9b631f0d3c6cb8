import { Flow } from './flow.mjs'
import { pdfFrom } from './fonts.mjs'
import { languages, personOf, wordsOf } from './person.mjs'
import { randomFrom } from './random.mjs'
import { sectionsOf } from './sections.mjs'

export const shapes = ['single', 'sidebar-left', 'sidebar-right', 'title-gutter', 'date-gutter', 'halves']

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
    gutter: random.of([10, 14, 18, 24, 32, 40]),
    narrow: random.of([120, 140, 160, 180]),
    header: random.of(['left', 'center', 'right']),
    contacts: random.of(['line', 'lines', 'section']),
    separator: random.of([' | ', ' · ', ', ', ' – ']),
    space: random.of([6, 8, 10, 14]),
    bullet: random.of(['•', '–', '-', undefined]),
    head: random.of(['role-firm', 'firm-role', 'line', 'dates-first', 'firm-town', 'dates-below', 'bracket']),
    school: random.of(['school-degree', 'degree-school', 'line']),
    dates: random.of(['long', 'short', 'number', 'iso', 'year']),
    range: random.of([' – ', ' - ', '–', 'word']),
    skills: random.of(['groups', 'flat', 'lines']),
    fluency: random.of(['bracket', 'dash', 'colon']),
  }
}

/** Which sections stand in which column. */
const columnsOf = (random, shape) => {
  const main = ['summary', 'work', 'education']
  const side = random.shuffled(['skills', 'languages', 'certificates', 'interests'])
  const shown = side.slice(0, random.between(2, 4))
  if (random.chance(0.3)) main.splice(1, 2, 'education', 'work')
  if (shape === 'halves') return { head: ['summary'], main: ['work'], side: ['education', ...shown] }
  if (shape.startsWith('sidebar')) return { head: [], main, side: shown }
  return { head: [], main: [...main, ...shown], side: [] }
}

const writeHeader = (flow, person, style, said, isContactApart) => {
  const align = { align: style.header }
  const contacts = [person.email, person.phone, person.city]
  flow.write(person.name, { font: style.bold.font, size: style.bold.size + 12 }, align)
  flow.gap(3)
  flow.write(person.label, { font: style.plain.font, size: style.plain.size + 2 }, align)
  flow.gap(4)
  if (isContactApart) return
  if (style.contacts === 'line') flow.write(contacts.join(style.separator === ', ' ? ' | ' : style.separator), style.plain, align)
  else for (const contact of contacts) flow.write(contact, style.plain, align)
}

const geometryOf = ({ shape, margin, gutter, narrow }) => {
  const width = 595 - 2 * margin
  const half = (width - gutter) / 2
  const wide = width - narrow - gutter
  return {
    single: { main: [margin, width] },
    'sidebar-left': { main: [margin + narrow + gutter, wide], side: [margin, narrow] },
    'sidebar-right': { main: [margin, wide], side: [margin + wide + gutter, narrow] },
    halves: { main: [margin, half], side: [margin + half + gutter, half] },
    'title-gutter': { main: [margin + narrow + gutter, wide], margin: [margin, narrow] },
    'date-gutter': { main: [margin + 100 + gutter, width - 100 - gutter], margin: [margin, 100] },
  }[shape]
}

const contactSection = (flow, person, style, write) =>
  write(flow, 'contact', () => {
    for (const contact of [person.email, person.phone, person.city]) flow.write(contact, style.plain)
  })

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
  const header = new Flow(pages, style.margin, 595 - 2 * style.margin)
  writeHeader(header, person, style, said, isContactApart)
  const { write, truth } = sectionsOf({ random, style, said, person, margin: place.margin })
  header.gap(style.space)
  for (const kind of head) write(header, kind)
  const flowAt = ([x, width]) => new Flow(pages, x, width, header.y - style.space)
  const flow = flowAt(place.main)
  const beside = place.side ? flowAt(place.side) : flow
  if (isContactApart) contactSection(beside, person, style, write)
  // A browser writes the side first where it stands first.
  const order = shape === 'sidebar-left' ? [[beside, side], [flow, main]] : [[flow, main], [beside, side]]
  for (const [column, kinds] of order) for (const kind of kinds) write(column, kind)
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
