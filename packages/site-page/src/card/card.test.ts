import { describe, expect, test } from '@jest/globals'
import { locallyArranged } from '../../tests/locally-arranged.js'
import type { Page } from '../parts/page.js'
import { cardOf } from './card.js'
import { facesFor, themeFaceFor } from './faces.js'
import { paletteOf } from '../parts/palette.js'
import { themes } from '../themes/registry.js'

interface Person {
  name: string
  label?: string
  city?: string
  language?: string
}

function pageOf({ name, label, city, language = 'en' }: Person): Page {
  const content = { basics: { name, ...(label && { label }), ...(city && { location: { city } }) } }
  return {
    content,
    composition: locallyArranged(content, language),
    indexed: true,
    site: { url: 'https://ida.sites.example/', appOrigin: 'https://app.example' },
    contact: { email: true, phone: false, address: false },
  }
}

interface Text {
  readonly family: string
  readonly sizePx: number
  readonly text: string
}

const textsIn = (svg: string): Text[] =>
  [...svg.matchAll(/font-family="'([^']*)'"[^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, family = '', size, text = '']) => ({ family, sizePx: Number(size), text }),
  )
const ownFaces = (['sans', 'grotesk'] as const).flatMap((type) => themeFaceFor('A', type) ?? [])
const drawn = (person: Person) => textsIn(cardOf(pageOf(person))).map(({ text }) => text)

describe('a share card', () => {
  test('when there is all it can show, then name, title, place and address stand on it, and the first letter', () => {
    expect(drawn({ name: 'Ida Holm', label: 'Bridge Engineer', city: 'Oslo' })).toEqual([
      'I',
      'Ida Holm',
      'Bridge Engineer',
      'ida.sites.example',
      'Oslo',
    ])
  })

  test.each([
    ['李伟', '软件工程师', 'zh'],
    ['สมชาย ใจดี', 'วิศวกร', 'th'],
    ['김민수', '디자이너', 'ko'],
    ['🦄🦄', '', 'en'],
  ])(
    'when no font has the letters of %s, then the address stands in their place',
    (name, label, language) => {
      expect(drawn({ name, label, language })).toEqual(['ida.sites.example'])
    },
  )

  test('when a name stands in two scripts and one of them is missing, then the other is shown', () => {
    expect(drawn({ name: 'Wei Li (李伟)', label: 'Designer ✨' })).toEqual([
      'W',
      'Wei Li',
      'Designer',
      'ida.sites.example',
    ])
  })

  test('when a name is written from the right, then it starts there, Latin words of the title among it', () => {
    const svg = cardOf(pageOf({ name: 'דנה כהן', label: 'מהנדסת תוכנה Intel', language: 'he' }))
    expect(svg).toMatch(/x="1120" [^>]*text-anchor="end"[^>]*>דנה כהן</)
    expect(svg).toMatch(/text-anchor="end" font-family="'Resume Sans 3'"[^>]*>Intel</)
  })

  test.each([
    'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximilian von und zu Hohenstauffen',
    'W'.repeat(500),
    'Anna '.repeat(40),
    'الحسن '.repeat(30),
  ])('when a name is as long as %s, then every line of it stays on the card', (name) => {
    const svg = cardOf(pageOf({ name, label: `${'responsible for everything '.repeat(20)}` }))
    for (const { family, sizePx, text } of textsIn(svg)) {
      const faces = [...facesFor('name'), ...facesFor('text'), ...ownFaces]
      const { widths } = faces.find((face) => face.family === family)!
      const width = [...text].reduce((sum, sign) => sum + (widths.get(sign.codePointAt(0)!) ?? 0), 0)
      expect((width * sizePx) / 1_000).toBeLessThan(1_100)
    }
    for (const [, y] of svg.matchAll(/<text [^>]*y="([\d.-]+)"/g)) expect(Number(y)).toBeGreaterThan(110)
  })

  test('when a name holds markup, then it is text', () => {
    const svg = cardOf(pageOf({ name: `"'><image href="file:///etc/passwd"/>&amp; Eve` }))
    expect(svg).not.toMatch(/<image|passwd"/)
    expect(svg).toContain('&#34;')
  })

  test('when pages have other themes, then their cards differ, each in its own type and colours', () => {
    const page = pageOf({ name: 'Ida Holm', label: 'Bridge Engineer' })
    const cards = [...themes.keys()].map((layout) => cardOf({ ...page, theme: { layout, palette: 'moss' } }))
    expect(new Set(cards).size).toBe(themes.size)
    const { light, dark } = paletteOf('moss')
    expect(cardOf({ ...page, theme: { layout: 'bold', palette: 'moss' } })).toContain(light.fill)
    expect(cardOf({ ...page, theme: { layout: 'bold', palette: 'moss', scheme: 'dark' } })).toContain(
      dark.fill,
    )
    expect(cardOf({ ...page, theme: { layout: 'bold' } })).toContain("'Space Grotesk Light'")
    expect(cardOf({ ...page, theme: { layout: 'bold', type: 'serif' } })).toContain(
      "'Resume Serif 4 Display'",
    )
  })

  test.each(['Maximilian von und zu Hohenstauffen', 'W'.repeat(200), 'Anna '.repeat(40)])(
    'when the name is %s, then each line of it stays on the card of each theme',
    (name) => {
      for (const layout of themes.keys()) {
        const svg = cardOf({ ...pageOf({ name, label: 'Engineer' }), theme: { layout } })
        for (const [, x, y] of svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"/g)) {
          expect(Number(x)).toBeGreaterThan(70)
          expect(Number(y)).toBeGreaterThan(100)
        }
      }
    },
  )

  test('when a name has letters that the theme’s font lacks, then all of it is in the serif', () => {
    const svg = cardOf({ ...pageOf({ name: 'Łukasz Nowak' }), theme: { layout: 'bold' } })
    expect(svg).toContain('Łukasz Nowak')
    expect(svg).not.toContain('Grotesk')
  })
})
