import type { ResumeContent } from '@thumbfolio/contracts'
import { locallyArranged } from '../../tests/locally-arranged.js'
import { sectionNames } from '../page/composition.js'
import type { Page } from '../parts/page.js'
import { mostBytes, render } from './render.js'
import { themes } from '../themes/registry.js'

const times = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of)

/** In these themes; no file of any is above the limit. */
const indexesOf = (content: ResumeContent, layouts: Iterable<string> = themes.keys()): string[] => {
  const page: Page = {
    content,
    composition: locallyArranged(content),
    site: { url: 'https://x.example/', appOrigin: 'https://app.example' },
    contact: { email: true, phone: true, address: true },
    indexed: true,
  }
  return [...layouts].map((layout) => {
    const { files } = render({ ...page, theme: { layout } })
    for (const { path, body } of files)
      expect({ layout, path, fits: body.byteLength < mostBytes }).toEqual({ layout, path, fits: true })
    return new TextDecoder().decode(files.find(({ path }) => path === 'index.html')?.body)
  })
}

const bullet =
  'Facilitated workshops that led to the replacement of a policy administration system & its 40 feeds'

test('when a career is long, then all of it is told', () => {
  const work = times(14, {
    name: 'Piedmont Mutual',
    position: 'Architect',
    startDate: '2001-02',
    endDate: '2003-04',
    highlights: times(7, bullet),
  })
  const publications = times(25, { name: bullet, publisher: 'Journal of Insurance', releaseDate: '2018-03' })
  for (const markup of indexesOf({ basics: { name: 'Ray' }, work, publications }))
    expect(markup.match(/Facilitated/g)).toHaveLength(14 * 7 + 25)
})

test('when a career is longer than a page may be, then the page tells less of each and stays below the limit', () => {
  const work = times(60, {
    name: 'Piedmont Mutual',
    position: 'Architect',
    startDate: '2001-02',
    highlights: times(20, bullet),
  })
  for (const markup of indexesOf({ basics: { name: 'Ray' }, work })) {
    expect(markup).toContain('Piedmont Mutual')
    expect(Buffer.byteLength(markup)).toBeGreaterThan(mostBytes / 4)
  }
})

// What a sign becomes is the same in every theme, so each theme has one of them: these pages take a second each.
test.each([
  { sign: '<', layouts: ['editorial', 'grid'] },
  { sign: '😀', layouts: ['academic', 'minimal'] },
  { sign: '&', layouts: ['bold', 'sidebar'] },
])(
  'when every field is as full as the schema allows, of $sign, then the page is below the limit',
  ({ sign, layouts }) => {
    const [line, text, url] = [
      sign.repeat(500 / sign.length),
      sign.repeat(10_000 / sign.length),
      `https://a.example/${'%3C'.repeat(600)}`,
    ]
    const entry = {
      name: line,
      position: line,
      organization: line,
      institution: line,
      title: line,
      language: line,
      location: line,
      studyType: line,
      area: line,
      score: line,
      awarder: line,
      issuer: line,
      publisher: line,
      level: line,
      fluency: line,
      description: text,
      summary: text,
      reference: text,
      entity: line,
      type: line,
      url,
      highlights: times(20, text),
      courses: times(20, text),
      keywords: times(20, line),
      roles: times(20, line),
      startDate: '2001-02-03',
      endDate: '2002-03-04',
      date: '2001-02-03',
      releaseDate: '2001-02-03',
    }
    const location = { address: line, postalCode: line, city: line, region: line, countryCode: line }
    const basics = {
      name: line,
      label: line,
      email: line,
      phone: line,
      url,
      summary: text,
      location,
      profiles: times(20, { network: line, username: line, url }),
    }
    const sections = Object.fromEntries(sectionNames.map((name) => [name, times(4, entry)]))
    indexesOf({ basics, ...sections }, layouts)
  },
)
