import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { locallyArranged } from '../tests/locally-arranged.js'
import { linesByPlace } from './page/composition.js'
import { contactIn } from './page/contact-data.js'
import { renderMarked } from './render-marked.js'
import { renderPage, type PageContent } from './render-page.js'
import { themes } from './themes/registry.js'

const folder = new URL('../tests/trust/people/', import.meta.url)
const people = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as ResumeContent)
const where = { url: 'https://x.example/', appOrigin: 'https://app.example' }
const fontUrl = (path: string) => `/api/${path}`
const settings = { indexed: true, contact: { email: true, phone: true, address: true } }
const madeOf = (content: ResumeContent): PageContent => ({
  content,
  composition: locallyArranged(content),
  otherContact: contactIn([]),
  offersPdf: false,
})
const wordsOf = (markup: string) =>
  markup
    .replace(/^[^]*?<main/, '<main')
    .replace(/<\/body>[^]*$/, '')
    .replace(/<\/?(?:span|bdi)[^>]*>/g, '')
    .replace(/ data-(?:at|field|entry|section)="[^"]*"/g, '')

test.each([...themes.keys()])(
  'when people are edited in %s, then the page is that of visitors, each of its lines is marked once, and a published one has no mark',
  (layout) => {
    for (const content of people) {
      const made = madeOf(content)
      const themed = { ...settings, theme: { layout } }
      const { html } = renderMarked(made, themed, { ...where, fontUrl })
      const { bundle } = renderPage(made, themed, where)
      const published = new TextDecoder().decode(bundle.files.find(({ path }) => path === 'index.html')!.body)
      expect(published).not.toMatch(/ data-(?:at|field|entry|section)=/)
      expect(wordsOf(html)).toBe(wordsOf(published))
      const places = linesByPlace(made.composition).flatMap(([place, lines]) =>
        lines.map((_, at) => `${place}:${at}`),
      )
      const marked = [...html.matchAll(/ data-at="([^"]+)"/g)].map(([, at]) => at!)
      expect(new Set(marked).size).toBe(marked.length)
      expect(places).toEqual(expect.arrayContaining(marked))
      expect(html).not.toMatch(/<script|<style| on[a-z]+="/)
      const entries = [...html.matchAll(/ data-entry="([^"]+)"/g)].map(([, id]) => id!)
      expect(new Set(entries).size).toBe(entries.length)
    }
  },
)

test.each([...themes.keys()])(
  'when some projects have no text, then an editor sees them in %s as visitors do',
  (layout) => {
    const made = madeOf({ basics: { name: 'Ada' }, projects: [{ name: 'Engine' }, { name: 'Loom' }] })
    const themed = { ...settings, theme: { layout } }
    const { bundle } = renderPage(made, themed, where)
    const published = new TextDecoder().decode(bundle.files.find(({ path }) => path === 'index.html')!.body)
    expect(wordsOf(renderMarked(made, themed, { ...where, fontUrl }).html)).toBe(wordsOf(published))
  },
)

test('when lines are left out before it, then a line keeps the place that it has in the content', () => {
  const made = madeOf({
    basics: { name: 'Ada', phone: '+44 20 7946 0000' },
    work: [{ name: 'Engines', highlights: ['Call +44 20 7946 0000', 'Note G', 'Wrote <b>'] }],
  })
  const { html, css, fonts } = renderMarked(
    made,
    { ...settings, contact: { ...settings.contact, phone: false } },
    { ...where, fontUrl },
  )
  expect(html).toMatch(/data-at="work\/0:1"[^>]*>Note G/)
  expect(html).toContain('Wrote &lt;b&gt;')
  expect(css).not.toContain('url(fonts/')
  expect(fonts?.every(({ url }) => css.includes(`url(${url})`))).toBe(true)
})
