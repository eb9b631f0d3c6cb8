import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { latin, linkedPage, type LinkBox, text } from '@thumbfolio/testing/pdf-builder'

/** Wide enough for a word in Helvetica of this size, so that boxes hold their words and no others. */
const widthOf = (words: string, size: number): number => 0.5 * size * words.length

interface Piece {
  words: string
  url?: string
}
const piece = (words: string, url?: string): Piece => ({ words, ...(url && { url }) })

interface Row {
  y: number
  pieces: readonly Piece[]
  size?: number
  font?: string
}

/** Pieces of a row far enough from one another, each with its link. */
const pageOf = (rows: readonly Row[]): Buffer => {
  const links: LinkBox[] = []
  const content = rows.map(({ y, pieces, size = 10, font = 'F1' }) => {
    let x = 50
    return pieces
      .map(({ words, url }) => {
        const drawn = text(x, y, size, latin(words), font)
        const width = widthOf(words, size)
        if (url) links.push({ url, lines: [[x, y, width]] })
        x += width + 4 * size
        return drawn
      })
      .join('')
  })
  return linkedPage(content.join(''), links)
}
const row = (y: number, ...pieces: Piece[]): Row => ({ y, pieces })
const title = (y: number, words: string): Row => ({ y, pieces: [piece(words)], size: 14, font: 'F2' })
const name = (words: string): Row => ({ y: 760, pieces: [piece(words)], size: 22, font: 'F2' })
const read = async (rows: readonly Row[]) => readResume(await pdfText(new Uint8Array(pageOf(rows))))

describe('links behind words', () => {
  it('when contact data, firm and projects stand behind words, then each link is in its field', async () => {
    const { content, unplaced } = await read([
      name('Ingrid Valstad'),
      row(740, piece('Data Engineer')),
      row(
        725,
        piece('Write to me', 'mailto:ingrid.valstad@example.org?subject=Hello'),
        piece('Ring', 'tel:+4721555014'),
        piece('Homepage', 'https://valstad.example.org/'),
        piece('GitHub', 'https://github.com/ivalstad'),
      ),
      title(690, 'Experience'),
      {
        ...row(670, piece('Larch Valley Mills', 'https://larchmills.example.org/'), piece('2019 - 2023')),
        font: 'F2',
      },
      row(656, piece('Data Engineer')),
      row(640, piece('- Moved eleven reports to one model.')),
      title(600, 'Projects'),
      { ...row(580, piece('Sluicegate', 'https://github.com/ivalstad/sluicegate')), font: 'F2' },
      row(566, piece('Opens the gates of a small river by the hour.')),
      title(530, 'Certifications'),
      row(510, piece('Warmth Auditor', 'https://cert.example.org/warmth/12'), piece('2021')),
    ])
    expect(content.basics).toEqual({
      name: 'Ingrid Valstad',
      label: 'Data Engineer',
      email: 'ingrid.valstad@example.org',
      phone: '+4721555014',
      url: 'https://valstad.example.org/',
      profiles: [{ network: 'GitHub', username: 'ivalstad', url: 'https://github.com/ivalstad' }],
    })
    expect(content.work?.[0]).toMatchObject({
      name: 'Larch Valley Mills',
      url: 'https://larchmills.example.org/',
    })
    expect(content.projects?.[0]).toMatchObject({
      name: 'Sluicegate',
      url: 'https://github.com/ivalstad/sluicegate',
    })
    expect(content.certificates?.[0]).toMatchObject({ url: 'https://cert.example.org/warmth/12' })
    expect(unplaced).toEqual([])
  })

  it('when the words are Spanish, then they are contact data all the same, and a second page is a profile', async () => {
    const { content } = await read([
      name('Marisol Quintana'),
      row(740, piece('Arquitecta')),
      row(
        725,
        piece('Escríbeme', 'mailto:marisol.quintana@example.org'),
        piece('Llámame', 'tel:+34911550147'),
        piece('Mi obra', 'https://obra.example.org/quintana'),
        piece('Portfolio', 'https://quintana.example.org/'),
      ),
      title(690, 'Formación'),
      row(670, piece('Universidad de Ejemplo', 'https://uni.example.org/'), piece('2010 - 2015')),
      row(656, piece('Grado en Arquitectura')),
    ])
    expect(content.basics).toMatchObject({
      label: 'Arquitecta',
      email: 'marisol.quintana@example.org',
      phone: '+34911550147',
      url: 'https://quintana.example.org/',
      profiles: [{ network: 'Mi obra', url: 'https://obra.example.org/quintana' }],
    })
    expect(content.education?.[0]?.url).toBe('https://uni.example.org/')
  })

  it('when such words stand among skills or below the introduction, then they are contact data and nothing else', async () => {
    const { content } = await read([
      name('Ada Example'),
      row(740, piece('Stoker')),
      title(700, 'Profile'),
      row(
        680,
        piece('I keep the boilers of three large houses and all that is in them warm by day and night.'),
      ),
      row(650, piece('Email me', 'mailto:ada@example.org')),
      title(620, 'Skills'),
      row(600, piece('Steam')),
      row(586, piece('Brass')),
      row(572, piece('Call me', 'tel:+441632960147')),
    ])
    expect(content.basics).toMatchObject({ email: 'ada@example.org', phone: '+441632960147' })
    expect(JSON.stringify([content.skills, content.basics?.summary])).not.toMatch(/email me|call me/i)
    expect(content.skills?.map((skill) => skill.name)).toEqual(['Steam', 'Brass'])
  })

  it('when a referee is reached by a link, then it is nobody else’s address', async () => {
    const { content } = await read([
      name('Ada Example'),
      row(740, piece('Stoker')),
      title(700, 'References'),
      row(680, piece('Nora Straw, Head of Boilers', 'mailto:nora.straw@example.net')),
    ])
    expect(content.basics?.email).toBeUndefined()
    expect(content.references?.[0]?.name).toContain('Nora Straw')
  })

  it('when a town links to a map, then the map is nobody’s page', async () => {
    const { content } = await read([
      name('Ada Example'),
      row(740, piece('Leeds, UK', 'https://www.google.com/maps/place/Leeds'), piece('ada@example.org')),
    ])
    expect(content.basics).toMatchObject({ location: { city: 'Leeds' }, email: 'ada@example.org' })
    expect(content.basics?.url).toBeUndefined()
  })

  it.each(['javascript:alert(1)', 'https://ada-', 'https://intranet', 'file:///etc/hosts'])(
    'when a link leads to %s, then it is no link',
    async (url) => {
      const { content } = await read([
        name('Ada Example'),
        row(740, piece('Portfolio', url), piece('Stoker')),
      ])
      expect(content.basics?.url).toBeUndefined()
    },
  )
})

describe('an address of which a part is printed', () => {
  it('when the link below it is whole, then the link counts', async () => {
    const url = 'https://carol-whitlock.example.org/portfolio-2024'
    const { content, questions } = await read([
      name('Carol Whitlock'),
      row(740, piece('Receptionist')),
      row(726, piece('https://carol-', url)),
      row(690, piece('carol@example.org')),
    ])
    expect(content.basics?.url).toBe(url)
    expect(questions.map(({ detail }) => detail).join()).not.toContain('This link is cut')
  })

  it('when nothing says the rest, then it is no link and its owner is asked', async () => {
    const { content, questions, unplaced } = await read([
      name('Carol Whitlock'),
      row(740, piece('Receptionist')),
      row(726, piece('https://carol-')),
      row(690, piece('carol@example.org')),
    ])
    expect(content.basics?.url).toBeUndefined()
    expect(questions[0]).toEqual({
      pointer: '/basics/url',
      detail: 'This link is cut; please complete it: https://carol-',
    })
    expect(unplaced.map((line) => line.text)).toContain('https://carol-')
  })
})

describe('a link over two lines', () => {
  it('when it has a box for each line, then what stands beside them has none', async () => {
    const content =
      text(50, 760, 22, 'Ada Example', 'F2') +
      text(50, 700, 14, 'Publications', 'F2') +
      text(50, 680, 10, 'Counting kelp from photographs: how many') +
      text(450, 680, 10, '2024') +
      text(50, 668, 10, 'quadrats are enough?') +
      text(50, 640, 14, 'Skills', 'F2') +
      text(50, 620, 10, 'Steam')
    const url = 'https://ksjs.example.org/kelp'
    const lines = [[50, 680, 190] as const, [50, 668, 100] as const].map(
      (line) => [...line] as [number, number, number],
    )
    const bytes = linkedPage(content, [{ url, lines }])
    const { pages } = await pdfText(new Uint8Array(bytes))
    expect(pages[0]?.links).toHaveLength(2)
    expect(readResume({ pages, hidden: 0 }).content.publications).toEqual([
      { name: 'Counting kelp from photographs: how many quadrats are enough?', releaseDate: '2024', url },
    ])
  })
})
