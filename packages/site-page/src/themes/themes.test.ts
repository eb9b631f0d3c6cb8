import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { ResumeContent, SiteTheme } from '@thumbfolio/contracts'
import { locallyArranged } from '../../tests/locally-arranged.js'
import { linesOf } from '../page/lines.js'
import { escaped } from '../parts/html.js'
import { pageHeaders } from '../render/page-headers.js'
import type { Page } from '../parts/page.js'
import { render } from '../render/render.js'
import { recommendedTheme, standardTheme, themes } from './registry.js'

const folder = new URL('../../tests/trust/people/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const people = names.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as ResumeContent)
const photo = { path: 'photo.webp', alt: 'Ada', width: 400, height: 400 }

const pageOf = (content: ResumeContent, theme: SiteTheme, more: Partial<Page> = {}): Page => ({
  content,
  composition: locallyArranged(content),
  indexed: true,
  changedOn: '2026-05-01',
  site: { url: 'https://x.example/', appOrigin: 'https://app.example' },
  contact: { email: true, phone: true, address: true },
  ...more,
  theme,
})
const htmlOf = (page: Page) =>
  new TextDecoder().decode(render(page).files.find(({ path }) => path === 'index.html')?.body)
const bodyOf = (markup: string) => markup.slice(markup.indexOf('<body>'))
const count = (text: string, part: string) => text.split(part).length - 1

test('when the folders are read, then each is a theme with a line of its own, the standard one first', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  )
  const [standard, ...others] = themes.keys()
  expect(standard).toBe(standardTheme)
  expect(others).toEqual(
    folders
      .map(({ name }) => name)
      .filter((name) => name !== standardTheme)
      .sort(),
  )
  expect(new Set([...themes.values()].map(({ description }) => description)).size).toBe(themes.size)
})

test.each([...themes.keys()])(
  'when people are shown in %s, then each of their lines is there once',
  (layout) => {
    for (const content of people) {
      const body = bodyOf(htmlOf(pageOf(content, { layout })))
      const texts = linesOf(content).map(({ text }) => escaped(text))
      for (const text of new Set(texts)) {
        const others = texts.filter((other) => other.includes(text)).length
        expect({ text, times: Math.min(count(body, text), others) }).toEqual({ text, times: others })
      }
    }
  },
)

test.each([...themes.keys()])(
  'when people are shown in %s, then its outline and links are whole',
  (layout) => {
    for (const content of people) {
      const markup = htmlOf(pageOf(content, { layout }, { photo }))
      const body = bodyOf(markup)
      expect([count(body, '<h1'), count(body, '<main'), count(body, 'src="photo.webp"')]).toEqual([1, 1, 1])
      expect(body).not.toMatch(/<h2[^>]*><\/h2>|<\/h2><div><\/div>|<script|style="/)
      const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, target] of body.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(target)
      const files = render(pageOf(content, { layout })).files.map(({ path }) => path)
      for (const [, font] of markup.matchAll(/(?:url\(|href=")(fonts\/[^")]+)/g))
        expect(files).toContain(font)
    }
  },
)

test.each([...themes.keys()])(
  'when %s has a scheme, a palette and a type, then its style and policy follow',
  (layout) => {
    const page = pageOf(people[0]!, { layout, palette: 'moss', scheme: 'dark', type: 'grotesk' })
    const markup = htmlOf(page)
    expect(markup).toContain('<meta name="color-scheme" content="dark">')
    expect(markup).not.toContain('prefers-color-scheme')
    expect(markup).toContain('--head:"Space Grotesk"')
    const [own] = /sha256-[\w+/=]+/.exec(markup)!
    expect(pageHeaders(page)['Content-Security-Policy']).toContain(own)
    const moss = htmlOf(pageOf(people[0]!, { layout, palette: 'moss' }))
    expect(moss).not.toBe(htmlOf(pageOf(people[0]!, { layout, palette: 'pine' })))
    expect(htmlOf(pageOf(people[0]!, { layout, hue: 150 }))).toBe(moss)
  },
)

test('when a resume has a shape, then the theme that is made for it is recommended', () => {
  const project = (at: number) => ({ name: `Project ${at}`, description: 'Says something.' })
  const paper = (at: number) => ({ name: `Paper ${at}`, publisher: 'Journal' })
  expect(recommendedTheme({ projects: [1, 2, 3, 4].map(project) })).toBe('grid')
  expect(recommendedTheme({ projects: [1, 2, 3].map(project), publications: [1, 2, 3, 4].map(paper) })).toBe(
    'academic',
  )
  expect(recommendedTheme({})).toBe('minimal')
})
