import type { ResumeContent } from '@thumbfolio/contracts'
import { createHash } from 'node:crypto'
import { locallyArranged } from '../../tests/locally-arranged.js'
import { pageHeaders } from './page-headers.js'
import type { Page } from '../parts/page.js'
import { render } from './render.js'

const content: ResumeContent = {
  basics: {
    name: 'Ida Holm',
    label: 'Bridge Engineer',
    email: 'ida@example.com',
    phone: '+47 912 34 567',
    url: 'https://ida.example',
    summary: 'Builds bridges. Call +4791234567 or write to ida@example.com, Storgata 12.',
    location: { address: 'Storgata 12', postalCode: '0155', city: 'Oslo', countryCode: 'NO' },
    profiles: [{ network: 'GitHub', username: 'ida', url: 'https://github.com/ida' }],
  },
  work: Array.from({ length: 7 }, (_, index) => ({
    name: `Firm ${index}`,
    position: `Role ${index}`,
    url: 'https://firm.example',
    startDate: `${2020 - index}-03`,
    ...(index > 0 && { endDate: `${2021 - index}-02` }),
    highlights: ['Rebuilt the long bridge over the fjord in only two summers', 'Kept it open'],
  })),
  projects: [
    { name: 'Span', url: 'https://span.example', description: 'A calculator.' },
    { name: 'Pylon', highlights: ['Used by many'] },
  ],
  skills: [{ name: 'Tools', level: 'Expert', keywords: ['Tekla', 'Robot'] }, { name: 'Drawing' }],
  education: [{ institution: 'NTNU', studyType: 'MSc', area: 'Statics', endDate: '2012', score: 'A' }],
  languages: [{ language: 'Norwegian', fluency: 'Native' }],
  references: [{ name: 'Kari', reference: 'The best.' }],
}

const pageOf = (over: Partial<Page> = {}): Page => ({
  content,
  composition: locallyArranged(over.content ?? content),
  site: { url: 'https://ida.sites.example/', appOrigin: 'https://app.example' },
  contact: { email: true, phone: false, address: false },
  indexed: false,
  ...over,
})
const fileOf = (page: Page, path: string) =>
  new TextDecoder().decode(render(page).files.find((file) => file.path === path)?.body)
const htmlOf = (over: Partial<Page> = {}) => fileOf(pageOf(over), 'index.html')
const outlineOf = (markup: string) =>
  [...markup.matchAll(/<(h[1-6])[^>]*>(.*?)<\/\1>/g)].map(
    ([, tag, text]) => `${tag} ${text?.replace(/<[^>]*>/g, '')}`,
  )

describe('a page', () => {
  const markup = htmlOf()

  test('when it is read aloud, then its outline is one name, its sections, their entries', () => {
    expect(outlineOf(markup)).toEqual([
      'h1 Ida Holm',
      'h2 Work',
      ...Array.from({ length: 7 }, (_, index) => `h3 Role ${index}`),
      'h2 Projects',
      'h3 Span',
      'h3 Pylon',
      'h2 Skills',
      'h2 References',
      'h2 Education',
      'h3 MSc, Statics',
      'h2 Languages',
    ])
    expect(markup).toMatch(/^<!doctype html><html lang="en" dir="ltr">/)
    expect(markup.match(/<main/g)).toHaveLength(1)
  })

  test('when a history is long, then it folds after the fifth and nothing of it is lost', () => {
    expect(markup.match(/<details>/g)).toHaveLength(2)
    expect(markup.match(/Kept it open/g)).toHaveLength(7)
  })

  test('when the first entry leads, then only its first bullet is set large', () => {
    expect(markup.match(/<li class="first">/g)).toHaveLength(1)
  })

  test('when projects all have a text, then they stand side by side; else one under the other', () => {
    expect(markup).toContain('<div class="g"><article>')
    const bare = { ...content, projects: [...(content.projects ?? []), { name: 'Bare' }] }
    expect(htmlOf({ content: bare })).not.toContain('<div class="g">')
  })

  test('when a link has words of its own, then its address is there for paper', () => {
    expect(markup).toContain('<a href="https://github.com/ida" data-a="github.com/ida">GitHub</a>')
    expect(markup).toContain('<a href="https://ida.example/">ida.example</a>')
  })

  test('when it is loaded, then nothing runs, nothing but its fonts is fetched and nothing of us is named', () => {
    expect(markup.match(/<script/g)).toHaveLength(1)
    expect(markup).toContain('<script type="application/ld+json">')
    expect(markup).not.toMatch(
      /<link(?! rel="(?:icon|apple-touch-icon|canonical|alternate|preload)")|<img|<iframe|\son\w+=|@import|url\((?!fonts\/)|generator|thumbfolio/i,
    )
  })

  test('when a document may be at any path, then it has the fonts of the page, by addresses from the root', () => {
    const faces = (document: string) => [...document.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url)
    const onPage = faces(markup)
    expect(onPage.length).toBeGreaterThan(1)
    for (const path of ['404.html', 'contact.html'])
      expect(faces(fileOf(pageOf({ actions: { form: true } }), path))).toEqual(onPage.map((url) => `/${url}`))
  })

  test('when a browser reads the policy, then the one style it names is the one that stands there', () => {
    for (const path of ['index.html', '404.html']) {
      const document = fileOf(pageOf(), path)
      const style = /<style>(.*?)<\/style>/s.exec(document)?.[1] ?? ''
      const source = `sha256-${createHash('sha256').update(style).digest('base64')}`
      expect(document).toContain(`style-src &#39;${source}&#39;`)
      expect(pageHeaders(pageOf())['Content-Security-Policy']).toContain(`'${source}'`)
    }
    expect(pageHeaders(pageOf())['Content-Security-Policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+' 'sha256-[\w+/=]+'; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors https:\/\/app\.example$/,
    )
  })

  test('when a machine reads it, then it finds the person', () => {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(markup)?.[1] ?? ''
    const { mainEntity, ...profile } = JSON.parse(data) as Record<string, unknown>
    expect(profile).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: 'https://ida.sites.example/',
      inLanguage: 'en',
    })
    expect(mainEntity).toEqual({
      '@type': 'Person',
      name: 'Ida Holm',
      url: 'https://ida.sites.example/',
      jobTitle: 'Bridge Engineer',
      email: 'mailto:ida@example.com',
      address: { '@type': 'PostalAddress', addressLocality: 'Oslo', addressCountry: 'NO' },
      sameAs: ['https://ida.example/', 'https://github.com/ida'],
      worksFor: { '@type': 'Organization', name: 'Firm 0' },
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'NTNU' }],
      knowsAbout: ['Tekla', 'Robot', 'Drawing'],
      knowsLanguage: ['Norwegian'],
    })
    expect(markup).toContain('<meta property="og:title" content="Ida Holm – Bridge Engineer">')
    expect(markup).toContain('<link rel="canonical" href="https://ida.sites.example/">')
  })
})

describe('the language of a preview elsewhere', () => {
  test.each([
    ['en', 'en_US'],
    ['de', 'de_DE'],
    ['de-CH', 'de_CH'],
    ['zh-Hant', 'zh_TW'],
    ['ar', 'ar_EG'],
  ])('when a page is in %s, then its locale is %s', (language, locale) => {
    const composition = { ...pageOf().composition, language }
    expect(htmlOf({ composition })).toContain(`<meta property="og:locale" content="${locale}">`)
  })
})

describe('what a person chose', () => {
  test('when phone and address are off, then they stand nowhere, in a text neither', () => {
    expect(htmlOf()).toContain('mailto:ida@example.com')
    expect(htmlOf()).not.toMatch(/912|Storgata|0155/)
    expect(htmlOf()).toContain('Oslo, NO')
  })

  test('when the e-mail address is off, then it stands nowhere', () => {
    expect(htmlOf({ contact: { email: false, phone: false, address: false } })).not.toContain(
      'ida@example.com',
    )
  })

  test('when all are on, then all can be used', () => {
    const markup = htmlOf({ contact: { email: true, phone: true, address: true } })
    expect(markup).toContain('<a href="tel:+4791234567">+47 912 34 567</a>')
    expect(markup).toContain('Storgata 12, 0155 Oslo')
    expect(markup).toContain('"streetAddress":"Storgata 12"')
  })

  test('when the town is all that is known, then it stands there once', () => {
    const basics = { name: 'Ida', location: { city: 'Oslo' } }
    const markup = htmlOf({ content: { basics }, contact: { email: true, phone: true, address: true } })
    expect(markup.match(/>Oslo</g)).toHaveLength(1)
  })

  test('when the page is not indexed, then page and headers say so, and crawlers may fetch it to read that', () => {
    expect(htmlOf()).toContain('<meta name="robots" content="noindex">')
    expect(fileOf(pageOf(), 'robots.txt')).toBe('User-agent: *\nAllow: /\n')
    expect(pageHeaders(pageOf())).toHaveProperty('X-Robots-Tag', 'noindex')
  })

  test('when the page is indexed, then none of them hinders it', () => {
    expect(htmlOf({ indexed: true })).not.toContain('noindex')
    expect(fileOf(pageOf({ indexed: true }), 'robots.txt')).toBe(
      'User-agent: *\nAllow: /\nSitemap: https://ida.sites.example/sitemap.xml\n',
    )
    expect(pageHeaders(pageOf({ indexed: true }))).not.toHaveProperty('X-Robots-Tag')
    expect(fileOf(pageOf({ indexed: true }), '404.html')).toContain('noindex')
  })

  const photo = { path: 'photo.jpg', width: 320, height: 320, alt: 'Ida at sea' }

  test('when there is a photo, then it has a size and a text, and dense screens get the larger one', () => {
    const markup = htmlOf({ photo: { ...photo, dense: 'photo@2x.jpg' } })
    expect(markup).toContain(
      '<img class="photo" src="photo.jpg" srcset="photo@2x.jpg 2x" width="320" height="320" alt="Ida at sea">',
    )
    expect(markup).toContain('"image":"https://ida.sites.example/photo.jpg"')
    expect(htmlOf()).not.toMatch(/<img|"image"/)
  })

  test('when the photo has one size, then there is no other one to choose', () => {
    expect(htmlOf({ photo })).toContain(
      '<img class="photo" src="photo.jpg" width="320" height="320" alt="Ida at sea">',
    )
  })

  test('when its text has markup or private contact data, then neither is on the page', () => {
    const content = { basics: { name: 'Ida Holm', phone: '+47 22 12 34 56' } }
    const alt = '"><script>alert(1)</script> call +47 22 12 34 56'
    const markup = htmlOf({ content, photo: { ...photo, alt } })
    expect(markup).not.toMatch(/<script>alert|22 12 34/)
  })
})

describe('words that are not the resume’s', () => {
  const saying = (text: string): Partial<Page> => ({
    composition: {
      ...locallyArranged({}),
      intro: [{ text, by: 'owner' }],
      sections: [
        {
          name: 'volunteer',
          entries: [{ id: 'volunteer/0', emphasis: 'normal', lines: [{ text, by: 'composer' }] }],
        },
      ],
    },
    content: { ...content, volunteer: [{ position: 'Guide', summary: 'Its own summary.' }] },
  })

  test('when they stand in place of a summary, then that is not shown', () => {
    expect(htmlOf(saying('Shows the way.')).match(/>Shows the way\.</g)).toHaveLength(2)
    expect(htmlOf(saying('Shows the way.'))).not.toContain('Its own summary.')
  })

  test('when they tell a private number, then they are not there', () => {
    for (const number of ['+47 912-34-567', '912 34 567', '(0047) 91234567'])
      expect(htmlOf(saying(`Shows the way at ${number}.`))).not.toContain('Shows the way')
    expect(htmlOf(saying('Shows the way since 1912.'))).toContain('Shows the way')
  })
})

describe('a bundle', () => {
  test('when pages are equal, then so are their bundles', () => {
    const again = structuredClone(pageOf())
    expect(render(again)).toEqual(render(pageOf()))
    expect(render(pageOf()).hash).toMatch(/^[\da-f]{64}$/)
  })

  test('when anything differs, then so does the hash', () => {
    expect(render(pageOf({ indexed: true })).hash).not.toBe(render(pageOf()).hash)
  })

  test('when a resume says nothing, then the page is called by what it is for, and has no section', () => {
    const markup = htmlOf({ content: {} })
    expect(outlineOf(markup)).toEqual(['h1 Contact'])
    expect(markup).toMatch(
      /<main class="\w+">.*<header class="front">.*<h1>Contact<\/h1>.*<\/header>.*<\/main><\/body>/,
    )
  })
})

describe('languages', () => {
  const speaking = (language: string, text: string) =>
    htmlOf({
      content: { work: [{ position: text, name: 'Acme', startDate: '2020-03' }] },
      composition: { ...locallyArranged({ work: [{ position: text }] }), language },
    })

  test('when a resume is German, then so are headings and months', () => {
    expect(outlineOf(speaking('de', 'Ingenieurin'))).toContain('h2 Berufserfahrung')
    expect(speaking('de', 'Ingenieurin')).toContain('März 2020</time> – heute')
  })

  test('when a resume runs from right to left, then the page does and foreign names keep their direction', () => {
    const markup = speaking('ar', 'مهندسة')
    expect(markup).toContain('<html lang="ar" dir="rtl">')
    expect(markup).toContain('<p class="org"><bdi dir="ltr">Acme</bdi></p>')
  })

  test('when we lack the words of a language, then headings say which one they are in', () => {
    expect(speaking('is', 'Verkfræðingur')).toContain('<h2 lang="en" dir="ltr">Work</h2>')
    expect(speaking('is', 'Verkfræðingur')).toContain('– <bdi lang="en" dir="ltr">present</bdi></p>')
  })
})
