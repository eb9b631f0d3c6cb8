import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import type { Link } from '../src/text/page-text.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const step = 12
const top = 700
/** A narrow column of contact data below a name; the longest line is where the column ends. */
const page = (rows: readonly string[]): Buffer =>
  onePage(
    text(50, 760, 22, 'Ada Example', 'F2') +
      rows.map((words, at) => text(50, top - step * at, 10, words)).join(''),
  )
/** A link on the nth row, as wide as the column. */
const linkOn = (nth: number, url: string): Link => ({
  url,
  x: 50,
  y: 800 - top + step * nth - 9,
  width: 120,
  height: 11,
})
const readWhole = async (rows: readonly string[], links: readonly Link[] = []) => {
  const { pages, ...rest } = await pdfText(new Uint8Array(page(rows)))
  return readResume({ ...rest, pages: pages.map((one) => ({ ...one, links: [...links] })) })
}
const read = async (rows: readonly string[], links: readonly Link[] = []) =>
  (await readWhole(rows, links)).content.basics

const edge = 'Second and third shift'

describe('an address that the edge of a column cuts', () => {
  it.each([
    ['within its host', 'ada.example@examp', 'le.org', 'ada.example@example.org'],
    ['behind its host', 'ada.example@example.', 'org', 'ada.example@example.org'],
    ['within its ending', 'ada.example@example.c', 'om', 'ada.example@example.com'],
    ['in capitals', 'ADA.EXAMPLE@EXAMP', 'LE.ORG', 'ADA.EXAMPLE@EXAMPLE.ORG'],
  ])('when an e-mail is cut %s, then it is read whole', async (_, above, below, email) => {
    expect(await read([above, below, '+44 1632 960147'])).toMatchObject({ email })
    expect((await read([above, below, '+44 1632 960147']))?.url).toBeUndefined()
  })

  it('when an e-mail is cut so that its head is one, then the edge tells', async () => {
    expect(await read(['adalovelaceexample@example.co', 'm'])).toMatchObject({
      email: 'adalovelaceexample@example.com',
    })
  })

  it.each([
    ['https://adaexample.examp', 'le.org', 'https://adaexample.example.org'],
    ['adalovelace-', 'consulting.example.org', 'adalovelace-consulting.example.org'],
  ])('when the page %s goes on with %s, then it is read whole', async (above, below, url) => {
    expect(await read([above, below, 'ada@example.com'])).toMatchObject({ url })
  })

  it('when one link lies on both lines, then what it holds is one, wherever the column ends', async () => {
    const url = 'https://www.linkedin.com/in/ada-lovelace-example'
    const rows = ['ada@example.com', 'ada-lovelace-', 'example', `${edge}, weekends and holidays`]
    const profiles = (await read(rows, [linkOn(1, url), linkOn(2, url)]))?.profiles
    expect(profiles).toEqual([{ network: 'LinkedIn', username: 'ada-lovelace-example', url }])
  })

  it('when it is read whole, then its box holds both lines', async () => {
    const { provenance } = await readWhole(['ada.example@examp', 'le.org', '+44 1632 960147'])
    const source = Object.entries(provenance).find(([field]) => field.endsWith('email'))?.[1]
    const height = source && 'box' in source ? source.box[3] : 0
    expect(height).toBeGreaterThan(step)
  })
})

describe('what stands below an address', () => {
  it('when every line ends as a cut address does, then none of them grows with all', async () => {
    const { provenance, unplaced } = await readWhole(
      Array.from({ length: 50 }, () => 'ada-lovelace-example-'),
    )
    const lengths = [...Object.values(provenance), ...unplaced].map((found) => found.text.length)
    expect(Math.max(...lengths)).toBeGreaterThan(200)
    expect(Math.max(...lengths)).toBeLessThan(400)
  })

  it.each([
    ['a town', 'adalovelaceexample@example.co', 'Leeds'],
    ['a page', 'ada.lovelace@example.org', 'example.org'],
    ['a word that makes no address of it', 'ada.lovelace@example.org', 'full-time'],
  ])('when it is %s, then it is none of it', async (_, email, below) => {
    expect(await read([email, below])).toMatchObject({ email })
  })

  it('when a page is whole, then the name below is none of it', async () => {
    expect((await read(['github.com/lovelace-example', 'Leeds', 'ada@example.com']))?.profiles).toEqual([
      { network: 'GitHub', username: 'lovelace-example', url: 'github.com/lovelace-example' },
    ])
  })

  it('when the next word had room behind a hyphen, then it is one of its own', async () => {
    const rows = ['lovelace-', 'page.example.org', 'ada@example.com', `${edge}, weekends and holidays`]
    expect(await read(rows)).toMatchObject({ url: 'page.example.org' })
  })

  it('when two links lie on two lines, then they are two', async () => {
    const rows = ['ada-lovelace', 'ada-example', 'ada@example.com', `${edge}, weekends and holidays`]
    const links = [linkOn(0, 'https://github.com/ada-lovelace'), linkOn(1, 'https://gitlab.com/ada-example')]
    expect((await read(rows, links))?.profiles?.map(({ username }) => username)).toEqual([
      'ada-lovelace',
      'ada-example',
    ])
  })
})

describe('a centred line', () => {
  const content = (below: string, x: number) =>
    text(220, 760, 22, 'Ada Example', 'F2') +
    text(
      50,
      740,
      10,
      'ada@example.com \\225 +44 113 496 0000 \\225 a page of her own at linkedin.com/in/ada-example-',
    ) +
    text(x, 728, 10, below) +
    text(50, 690, 14, 'Work', 'F2') +
    text(50, 670, 10, 'Stoker, Fairmeadow Baths, from the first day of the baths to the last one of them') +
    text(410, 650, 10, '2016 - 2019')
  const usersOf = async (below: string, x: number) =>
    readResume(await pdfText(new Uint8Array(onePage(content(below, x))))).content.basics?.profiles?.map(
      ({ username }) => username,
    )

  it('when an address goes on in the middle of the line below, then it is one', async () => {
    expect(await usersOf('lovelace', 236.3)).toEqual(['ada-example-lovelace'])
  })

  it('when what is below stands elsewhere, then it is none of it, and half an address is no link', async () => {
    expect(await usersOf('lovelace', 330)).toBeUndefined()
  })
})

describe('a network that is named', () => {
  const url = 'https://www.linkedin.com/in/ada-lovelace-example'
  const profile = { network: 'LinkedIn', username: 'ada-lovelace-example', url }

  it('when a link lies on its name, then the link tells the user', async () => {
    expect((await read(['ada@example.com', 'LinkedIn'], [linkOn(1, url)]))?.profiles).toEqual([profile])
  })

  it('when the user is printed below, then it is one profile', async () => {
    const rows = ['ada@example.com', 'LinkedIn', 'ada-lovelace-example']
    expect((await read(rows, [linkOn(1, url)]))?.profiles).toEqual([profile])
  })

  it('when no link lies on it, then it is a label', async () => {
    expect((await read(['ada@example.com', 'LinkedIn']))?.profiles).toBeUndefined()
  })
})

describe('an address cut at every position', () => {
  const bare = (url: string) => url.replace(/^https?:\/\//, '').replace(/^www\./, '')
  /** A row of contact data that its column's edge cuts, and one value below the other. */
  const shapes: Readonly<Record<string, (head: string, tail: string) => string[]>> = {
    'in a row': (head, tail) => [
      `Dover \\225 +44 1632 960147 \\225 Night Shifts \\225 Kent \\225 ${head}`,
      `${tail} \\225 Open to travel`,
    ],
    'at the end of a row': (head, tail) => [
      `Dover | +44 1632 960147 | as long as its column | ${head}`,
      tail,
    ],
    'in a line of its own': (head, tail) => ['+44 1632 960147', head, tail],
  }
  // Digits alone at the foot of a page would be its number.
  const job = ['', '', 'Stoker, 2019']

  it.each(
    Object.keys(shapes).flatMap((shape) =>
      [
        'https://carol-whitlock.example.org/portfolio-2024',
        'https://holm-lab.example',
        'www.linkedin.com/in/carol-whitlock-dental',
      ].map((url) => [shape, url] as const),
    ),
  )(
    'when it stands %s, then %s is whole or asked about, and no part of it is a link',
    async (shape, url) => {
      // Below one another, no line ends before it is as long as the one below it.
      const first = shape === 'in a line of its own' ? Math.ceil(0.7 * url.length) : 1
      for (let at = first; at < url.length; at += 1) {
        const { content, questions } = await readWhole([
          ...shapes[shape]!(url.slice(0, at), url.slice(at)),
          ...job,
        ])
        const links = [content.basics?.url, ...(content.basics?.profiles ?? []).map((one) => one.url)]
        const found = links.flatMap((link) => (link === undefined ? [] : [bare(link)]))
        const wanted = questions.some(({ detail }) => detail.startsWith('This link is cut'))
          ? []
          : [bare(url)]
        expect([at, found]).toEqual([at, wanted])
      }
    },
    60_000,
  )

  it.each(['in a row', 'at the end of a row'])(
    'when an e-mail stands %s, then it is whole or asked about, and no part of it is one',
    async (shape) => {
      const email = 'carol.whitlock@example.com'
      for (let at = 1; at < email.length; at += 1) {
        const { content, questions } = await readWhole([
          ...shapes[shape]!(email.slice(0, at), email.slice(at)),
          ...job,
        ])
        const isAsked = questions.some(({ detail }) => detail.startsWith('This link is cut'))
        expect([at, content.basics?.email]).toEqual([at, isAsked ? undefined : email])
        expect([at, content.basics?.url]).toEqual([at, undefined])
      }
    },
    60_000,
  )
})
