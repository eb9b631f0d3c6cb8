import { describe, expect, it, test } from '@jest/globals'
import { pageLanguages, type ResumeContent } from '@thumbfolio/contracts'
import { languagesWith } from '@thumbfolio/contracts/languages'
import { locallyArranged } from '../tests/locally-arranged.js'
import { contactIn } from './page/contact-data.js'
import { languageName } from './page/site-languages.js'
import type { Bundle } from './parts/bundle.js'
import { renderMarked } from './render-marked.js'
import { renderPage, type PageContent } from './render-page.js'
import { forFolder } from './render/archive.js'
import { themes } from './themes/registry.js'

const where = { url: 'https://x.example/', appOrigin: 'https://app.example' }
const settings = { indexed: true, contact: { email: true, phone: false, address: false } }
const english: ResumeContent = {
  basics: { name: 'Ada Lovelace', phone: '+44 20 7946 0000', summary: 'Writes programs.' },
  work: [{ name: 'Analytical Engine', position: 'Programmer', startDate: '1842' }],
}
const german: ResumeContent = {
  basics: { name: 'Ada Lovelace', summary: 'Schreibt Programme.', email: 'ada@example.org' },
  work: [{ name: 'Analytical Engine', position: 'Programmiererin', startDate: '1842' }],
}
const arabic: ResumeContent = { basics: { name: 'آدا لوفلايس', summary: 'تكتب البرامج.' } }

const made = (content = german, language = 'de'): PageContent => ({
  content: english,
  composition: locallyArranged(english, 'en'),
  translation: { content, composition: locallyArranged(content, language) },
  otherContact: contactIn([]),
  offersPdf: true,
})
const textAt = ({ files }: Bundle, path: string) =>
  new TextDecoder().decode(files.find((file) => file.path === path)?.body)
const alternates = [
  '<link rel="alternate" hreflang="en" href="https://x.example/">',
  '<link rel="alternate" hreflang="de" href="https://x.example/de/">',
  '<link rel="alternate" hreflang="x-default" href="https://x.example/">',
]

describe.each([...themes.keys()])('a second language in %s', (layout) => {
  const themed = { ...settings, theme: { layout } }

  it('when a page has two, then each is a document in its language, and leads to the other without a script', () => {
    const { bundle, headers, drawings } = renderPage(made(), themed, where)
    const [first, second] = [textAt(bundle, 'index.html'), textAt(bundle, 'de/index.html')]
    for (const part of alternates) {
      expect(first).toContain(part)
      expect(second).toContain(part)
    }
    expect(first).toContain('<html lang="en" dir="ltr">')
    expect(second).toContain('<html lang="de" dir="ltr">')
    expect(first).toContain('<a href="de/" hreflang="de" lang="de" dir="ltr">Deutsch</a>')
    expect(second).toContain('<a href="../" hreflang="en" lang="en" dir="ltr">English</a>')
    expect(second).toContain('<span lang="de" dir="ltr" aria-current="true">Deutsch</span>')
    expect(second).toContain(`<main class="${layout}">`)
    expect(second).toContain('<link rel="canonical" href="https://x.example/de/">')
    expect(second).toContain('content="https://x.example/de/card.png"')
    expect(second).toContain('"url":"https://x.example/de/","inLanguage":"de"')
    expect(second).toContain('href="../resume.pdf"')
    expect(second).toContain('href="../favicon.ico"')
    expect(second.match(/<h1/g)).toHaveLength(1)
    expect(second).not.toMatch(/url\((?!\.\.\/)/)
    expect(second).not.toMatch(/<script(?! type="application\/ld\+json")/)
    for (const document of [first, second]) {
      const hash = /style-src ([^;]+);/.exec(document.replaceAll('&#39;', "'"))![1]!
      expect(headers['Content-Security-Policy']).toContain(hash)
    }
    expect(drawings.map(({ path }) => path).filter((path) => path.endsWith('card.png'))).toEqual([
      'card.png',
      'de/card.png',
    ])
    expect(JSON.parse(textAt(bundle, 'de/resume.json'))).toMatchObject({
      basics: { summary: 'Schreibt Programme.' },
      meta: { canonical: 'https://x.example/de/' },
    })
    expect(bundle.files.filter(({ path }) => path.startsWith('de/')).map(({ path }) => path)).toEqual([
      'de/index.html',
      'de/resume.json',
    ])
  })
})

test('when the site is listed, then its sitemap has both languages, each with the other', () => {
  const { bundle } = renderPage(made(), settings, where)
  const sitemap = textAt(bundle, 'sitemap.xml')
  expect(sitemap.match(/<loc>/g)).toHaveLength(2)
  expect(sitemap.match(/hreflang="x-default" href="https:\/\/x.example\/"/g)).toHaveLength(2)
  expect(
    textAt(renderPage({ ...made(), translation: undefined }, settings, where).bundle, 'sitemap.xml'),
  ).not.toContain('xhtml')
})

test('when a page has one language, then it has no switch and no link to another', () => {
  const { bundle } = renderPage({ ...made(), translation: undefined }, settings, where)
  expect(textAt(bundle, 'index.html')).not.toMatch(/hreflang|class="langs"/)
})

test('when the other language runs from right to left, then its page does, in the look of the first', () => {
  const { bundle } = renderPage(made(arabic, 'ar'), settings, where)
  const [first, second] = [textAt(bundle, 'index.html'), textAt(bundle, 'ar/index.html')]
  expect(second).toContain('<html lang="ar" dir="rtl">')
  expect(first).toContain('hreflang="ar" lang="ar" dir="rtl">العربية</a>')
  const colour = (document: string) => /--accent:(#\w+)/.exec(document)![1]
  expect(colour(second)).toBe(colour(first))
})

test('when one language has private contact data, then neither page shows it', () => {
  const withNumber = { ...german, basics: { ...german.basics, summary: 'Ruft an: +44 20 7946 0000.' } }
  const { bundle } = renderPage(made(withNumber), settings, where)
  expect(textAt(bundle, 'de/index.html')).not.toContain('7946')
  expect(textAt(bundle, 'de/resume.json')).not.toContain('7946')
  const shared = { ...settings, contact: { ...settings.contact, email: false } }
  const first = {
    ...made(),
    content: { ...english, basics: { ...english.basics, label: 'ada@example.org' } },
  }
  expect(textAt(renderPage(first, shared, where).bundle, 'index.html')).not.toContain('ada@example.org')
})

test('when a personal fact is on the other page alone, then it is asked for and left out', () => {
  const withBirth = { ...german, basics: { ...german.basics, summary: 'Geboren am 10.12.1985 in London.' } }
  const { bundle, findings } = renderPage(made(withBirth), settings, where)
  expect(findings.map(({ kind }) => kind)).toContain('birth')
  expect(textAt(bundle, 'de/index.html')).not.toContain('1985')
})

test('when one fact is in the same place of both, then it is one question', () => {
  const born = (basics: ResumeContent['basics']) => ({ basics: { ...basics, label: 'Geboren 10.12.1985' } })
  const both = { ...made(born(german.basics)), content: born(english.basics) }
  const { findings, bundle } = renderPage(both, settings, where)
  expect(findings.filter(({ kind }) => kind === 'birth')).toHaveLength(1)
  for (const path of ['index.html', 'de/index.html']) expect(textAt(bundle, path)).not.toContain('1985')
})

test('when a ZIP is opened from a folder, then the switch leads from file to file', () => {
  const { bundle } = renderPage(made(), settings, where)
  const paths = bundle.files.map(({ path }) => path)
  expect(forFolder(textAt(bundle, 'index.html'), 'index.html', paths)).toContain('href="de/index.html"')
  expect(forFolder(textAt(bundle, 'de/index.html'), 'de/index.html', paths)).toContain('href="../index.html"')
})

test('when an editor asks for the other language, then it gets that page with marks', () => {
  const marked = renderMarked(made(), settings, { ...where, fontUrl: (path) => path, isTranslation: true })
  expect(marked).toMatchObject({ language: 'de', direction: 'ltr' })
  expect(marked.html).toContain('Schreibt Programme.')
  expect(marked.html).toContain('data-at="intro:0"')
  expect(marked.css).not.toContain('../')
})

test('when the labels of a language are known, then a page can have it, and it says its own name', () => {
  expect([...pageLanguages]).toEqual(
    languagesWith('page')
      .map(([code]) => code)
      .sort(),
  )
  expect(['de', 'fr', 'ar', 'zh'].map(languageName)).toEqual(['Deutsch', 'Français', 'العربية', '中文'])
})
