import type { ResumeContent } from '@thumbfolio/contracts'
import { locallyArranged } from '../../tests/locally-arranged.js'
import type { Page } from '../parts/page.js'
import { mostBytes, render } from './render.js'
import { themes } from '../themes/registry.js'

const evil = `"'><script>alert(1)</script><img src=x onerror=alert(1)></style></title>--><!--]]>\u202e<svg/onload=alert(1)>`
const long = 'W'.repeat(10_000)

const everywhere = (text: string, url: string): ResumeContent => ({
  basics: {
    name: text,
    label: text,
    image: url,
    email: text,
    phone: text,
    url,
    summary: text,
    location: { address: text, postalCode: text, city: text, region: text, countryCode: text },
    profiles: [
      { network: text, username: text, url },
      { network: text, username: text },
    ],
  },
  work: [
    {
      name: text,
      position: text,
      location: text,
      description: text,
      url,
      summary: text,
      highlights: [text, text],
    },
    { name: text, url },
  ],
  volunteer: [{ organization: text, position: text, url, summary: text, highlights: [text] }],
  education: [{ institution: text, url, area: text, studyType: text, score: text, courses: [text] }],
  awards: [{ title: text, awarder: text, summary: text }],
  certificates: [{ name: text, issuer: text, url }],
  publications: [{ name: text, publisher: text, url, summary: text }],
  skills: [{ name: text, level: text, keywords: [text, text] }, { name: text }],
  languages: [{ language: text, fluency: text }],
  interests: [{ name: text, keywords: [text] }],
  references: [{ name: text, reference: text }],
  custom: [
    { section: text, title: text, subtitle: text, location: text, url, summary: text, highlights: [text] },
    { section: text, summary: text },
  ],
  projects: [
    {
      name: text,
      description: text,
      highlights: [text],
      keywords: [text],
      url,
      roles: [text],
      entity: text,
      type: text,
    },
    { name: text, description: text, url },
  ],
})

/** In every theme. */
const documentsOf = (content: ResumeContent): string[] => {
  const page: Page = {
    content,
    composition: locallyArranged(content),
    site: { url: 'https://x.example/', appOrigin: 'https://app.example' },
    contact: { email: true, phone: true, address: true },
    indexed: true,
  }
  return [...themes.keys()]
    .flatMap((layout) => render({ ...page, theme: { layout } }).files)
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ body }) => new TextDecoder().decode(body))
}

/** Tags with their attributes, as a browser would see them. */
const tagsOf = (markup: string) =>
  [...markup.replace(/<style>.*?<\/style>|(?<=ld\+json">)[^<]*/gs, '').matchAll(/<[a-z!/][^>]*>/gi)].map(
    ([tag]) => tag.replace(/"[^"]*"/g, '""'),
  )

test('when every text is markup, then the page has the same elements as with harmless words', () => {
  const shape = (markup: string) => tagsOf(markup).map((tag) => /^<\/?[\w!]+/.exec(tag)?.[0])
  const [hostile, harmless] = [evil, 'x'.repeat(evil.length)].map((text) =>
    documentsOf(everywhere(text, 'https://a.example')),
  )
  expect(hostile?.map(shape)).toEqual(harmless?.map(shape))
})

test('when every text is markup, then no attribute but ours is there and no script but the data', () => {
  for (const markup of documentsOf(everywhere(evil, `https://a.example/${evil}`))) {
    expect(tagsOf(markup).filter((tag) => /\son\w+\s*=|<svg|<iframe|<!--/i.test(tag))).toEqual([])
    expect(markup.match(/<script[^>]*>/g) ?? []).toEqual(
      markup.includes('ld+json') ? ['<script type="application/ld+json">'] : [],
    )
    expect(markup).not.toContain('\u202e')
    const data = /ld\+json">(.*?)<\/script>/.exec(markup)?.[1]
    expect(() => void JSON.parse(data ?? '{}')).not.toThrow()
  }
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT&#58;alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'java\tscript:x',
])('when every link is %s, then none leads there', (url) => {
  const links = documentsOf(everywhere('Ida', url)).flatMap((markup) => [
    ...markup.matchAll(/(?:href|src)="([^"]*)"/g),
  ])
  for (const [, href] of links)
    expect(href).toMatch(
      /^(?:https:\/\/x\.example\/|resume\.json$|\/?(?:favicon\.ico|icon\.svg|apple-touch-icon\.png)$|fonts\/[\w.-]+\.woff2$|#[a-z]+$)/,
    )
})

test('when words have 10,000 letters, then the page stays small and whole', () => {
  for (const markup of documentsOf(everywhere(long, 'https://a.example'))) {
    expect(Buffer.byteLength(markup)).toBeLessThan(mostBytes)
    expect(markup.endsWith('</body></html>')).toBe(true)
  }
})

test('when texts are emoji and half letters, then they are cut between letters', () => {
  for (const text of ['👩‍💻'.repeat(2_000), '\ud83d'.repeat(5_000), '😀'.repeat(5_000)])
    for (const markup of documentsOf(everywhere(text, '')))
      expect(new TextDecoder().decode(new TextEncoder().encode(markup))).not.toContain('\ufffd')
})
