import { describe, expect, it, test } from '@jest/globals'
import type { CaseStudy, ResumeContent } from '@thumbfolio/contracts'
import { locallyArranged } from '../tests/locally-arranged.js'
import { studiesOn, withStudiesOn } from './page/case-studies.js'
import type { PageComposition } from './page/composition.js'
import { contactIn } from './page/contact-data.js'
import { redirectedFrom } from './page/redirects.js'
import type { Bundle } from './parts/bundle.js'
import { renderMarked } from './render-marked.js'
import { renderPage, type PageContent } from './render-page.js'
import { forFolder } from './render/archive.js'
import { themes } from './themes/registry.js'

const where = { url: 'https://x.example/', appOrigin: 'https://app.example' }
const settings = { indexed: true, contact: { email: true, phone: false, address: false } }
const content: ResumeContent = {
  basics: { name: 'Ada Lovelace', phone: '+44 20 7946 0000' },
  projects: [
    { name: 'Note G', description: 'A program.' },
    { name: 'Flyology', description: 'A book.' },
  ],
}
const study = (more: Partial<CaseStudy> = {}): CaseStudy => ({
  slug: 'note-g',
  blocks: [
    { kind: 'heading', text: 'Why' },
    { kind: 'text', text: 'To <b>weave</b> "algebra".' },
    { kind: 'code', text: 'if (x) {\n\tgo()\n}\u202e' },
    { kind: 'list', items: ['One', 'Two'] },
  ],
  ...more,
})

function madeWith(studies: Readonly<Record<string, CaseStudy>>): PageContent {
  const arranged = locallyArranged(content)
  const composition: PageComposition = {
    ...arranged,
    sections: arranged.sections.map(({ name, entries }) => ({
      name,
      entries: entries.map((entry) => ({
        ...entry,
        ...(studies[entry.id] && { caseStudy: studies[entry.id]! }),
      })),
    })),
  }
  return { content, composition, otherContact: contactIn([]), offersPdf: true }
}
const both = { 'projects/0': study(), 'projects/1': study({ slug: 'flyology', title: 'On wings' }) }
const textAt = ({ files }: Bundle, path: string) =>
  new TextDecoder().decode(files.find((file) => file.path === path)?.body)

describe.each([...themes.keys()])('case studies in %s', (layout) => {
  const themed = { ...settings, theme: { layout } }

  it('when a page has two, then each is a document under the same policy, with its neighbours and no script', () => {
    const made = madeWith(both)
    const { bundle, headers, drawings } = renderPage(made, themed, where)
    const first = textAt(bundle, 'work/note-g.html')
    expect(first).toContain(`<main class="${layout} case">`)
    expect(first.match(/<h1/g)).toHaveLength(1)
    expect(first).toContain('To &lt;b&gt;weave&lt;/b&gt; &#34;algebra&#34;.')
    expect(first).toContain('<code>if (x) {\n\tgo()\n}</code>')
    expect(first).toContain('<link rel="canonical" href="https://x.example/work/note-g">')
    expect(first).not.toMatch(/<script(?! type="application\/ld\+json")| on[a-z]+=| data-block=/)
    const styleHash = /style-src ([^;]+);/.exec(first.replaceAll('&#39;', "'"))![1]!
    expect(headers['Content-Security-Policy']).toContain(styleHash)
    expect(textAt(bundle, 'index.html')).toContain('href="work/flyology"')
    expect(textAt(bundle, 'sitemap.xml').match(/<loc>/g)).toHaveLength(3)
    expect(drawings.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['work/note-g.png', 'work/flyology.png']),
    )
  })

  it('when an editor sees one, then it is that of visitors with marks', () => {
    const made = madeWith(both)
    const { html, css } = renderMarked(made, themed, {
      ...where,
      fontUrl: (path) => `/api/${path}`,
      study: 'projects/1',
    })
    expect(html).toContain('data-block="projects/1:title"')
    expect(html.replace(/ data-block="[^"]*"/g, '')).toBe(
      /<body>(.*)<\/body>/s.exec(textAt(renderPage(made, themed, where).bundle, 'work/flyology.html'))![1],
    )
    expect(css).not.toContain('url(../')
    const front = renderMarked(made, themed, { ...where, fontUrl: (path) => path, study: 'work/9' })
    expect(front.html).toContain('href="work/note-g"')
  })
})

test('when it contains private contact data, then its part is not shown anywhere; its address then has no page', () => {
  const telling = [{ kind: 'text' as const, text: 'Call +44 20 7946 0000' }, ...study().blocks]
  const made = madeWith({
    'projects/0': study({ blocks: telling }),
    'projects/1': study({ slug: '44-20-7946-0000' }),
  })
  const { bundle, drawings } = renderPage(made, settings, where)
  const all = [
    ...bundle.files.map(({ path, body }) => path + new TextDecoder().decode(body)),
    ...drawings.map(({ path, svg }) => path + svg),
  ]
  expect(all.join('\n')).not.toMatch(/7946/)
  expect(textAt(bundle, 'work/note-g.html')).toContain('Why')
})

test('when a personal fact is in a part, or in a former address, then none of it is published without a confirmation', () => {
  const blocks = [{ kind: 'list' as const, items: ['Born on 10 December 1985', 'Two'] }]
  const made = madeWith({ 'projects/0': study({ blocks, formerSlugs: ['born-10-december-1985', 'older'] }) })
  const { bundle, findings } = renderPage(made, settings, where)
  expect(findings.map(({ kind }) => kind)).toEqual(['birth', 'birth'])
  const shown = textAt(bundle, 'work/note-g.html')
  expect(shown).not.toContain('1985')
  expect(shown).toContain('<li>Two</li>')
  expect(redirectedFrom(textAt(bundle, '_redirects'), '/work/older')).toBe('/work/note-g')
  expect(textAt(bundle, 'resume.json')).not.toContain('1985')
})

test.each([
  ['https://maps.example/?q=221+Baker+Street,+London+NW1+6XE', 'address', /Baker/],
  ['https://x.example/?call=%2B49%20171%201234567', 'phone', /1234567/],
  ['https://x.example/?to=somebody%2540else.example', 'email', /somebody/],
])('when a link says a personal fact in codes, as %s, then it is asked for first', (url, kind, said) => {
  const blocks = [{ kind: 'link' as const, text: 'Here', url }]
  const { bundle, findings } = renderPage(madeWith({ 'projects/0': study({ blocks }) }), settings, where)
  expect(findings).toContainEqual(expect.objectContaining({ kind, answer: undefined }))
  for (const { path } of bundle.files) expect(textAt(bundle, path)).not.toMatch(said)
})

test('when a page is not listed, then it has no sitemap, and its case studies say so too', () => {
  const { bundle } = renderPage(madeWith(both), { ...settings, indexed: false }, where)
  expect(bundle.files.map(({ path }) => path)).not.toContain('sitemap.xml')
  expect(textAt(bundle, 'work/note-g.html')).toContain('<meta name="robots" content="noindex">')
})

test('when a site is opened from a folder, then links between its pages lead to files', () => {
  const { bundle } = renderPage(madeWith(both), settings, where)
  const paths = bundle.files.map(({ path }) => path)
  const first = forFolder(textAt(bundle, 'work/note-g.html'), 'work/note-g.html', paths)
  expect(first).toContain('href="../index.html"')
  expect(first).toContain('href="../work/flyology.html"')
  expect(forFolder(textAt(bundle, 'index.html'), 'index.html', paths)).toContain('href="work/note-g.html"')
  expect(forFolder('<link href="/icon.svg">', '404.html', paths)).toBe('<link href="icon.svg">')
})

test('when case studies are changed, then the other entries stay the same values', () => {
  const { composition } = madeWith({ 'projects/0': study() })
  const without = withStudiesOn(composition, () => undefined)
  expect(studiesOn(without, content)).toEqual([])
  expect(without.sections[0]!.entries[1]).toBe(composition.sections[0]!.entries[1])
})
