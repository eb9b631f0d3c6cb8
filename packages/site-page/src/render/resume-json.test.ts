import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { arrange } from '../arrange/arrange.js'
import type { Page } from '../parts/page.js'
import { render } from './render.js'

const fixture = '../../tests/fixtures/jsonresume-schema-1.3.1.json'
const schema = JSON.parse(readFileSync(new URL(fixture, import.meta.url), 'utf8')) as object

interface Ajv {
  compile(schema: object): ((data: unknown) => boolean) & { errors?: unknown }
}
const Ajv = createRequire(import.meta.url)('ajv') as new (options: object) => Ajv
const validate = new Ajv({ unknownFormats: 'ignore', logger: false }).compile(schema)

const content: ResumeContent = {
  basics: {
    name: 'Ada Lovelace',
    label: 'Mathematician',
    email: 'ada@example.org',
    phone: '+44 20 7946 0000',
    url: 'ada.example.org',
    summary: 'I write programs. Call +44 20 7946 0000 for one.',
    location: { city: 'London', countryCode: 'GB', address: '12 St James’s Square', postalCode: 'SW1Y' },
    profiles: [{ network: 'GitHub', username: 'ada', url: 'javascript:alert(1)' }],
  },
  work: [
    {
      name: 'Analytical Engines Ltd',
      position: 'Programmer',
      startDate: '1842-01',
      highlights: ['Wrote note G', 'Left this out'],
    },
    { name: 'Hidden Ltd', position: 'Ghost' },
  ],
  awards: [{ title: 'Medal', date: '1843', awarder: 'The Queen', summary: 'For the notes.' }],
  certificates: [{ name: 'Royal Licence', date: '1841', expires: '1851-06' }],
  skills: [{ name: 'Mathematics', keywords: ['Bernoulli numbers'] }],
  personal: [{ kind: 'birth', label: 'Date of birth', text: '10 December 1815' }],
}

function pageOf(contact: Page['contact']): Page {
  const answer = { intro: [], best: [], theme: 'editorial', sections: [], suggestions: [] } as const
  const { composition } = arrange({ ...answer }, content, 'en')
  const sections = composition.sections.map((section) => ({
    ...section,
    entries: section.entries
      .filter(({ id }) => id !== 'work/1')
      .map((entry) => ({
        ...entry,
        lines: entry.lines.flatMap((line) => {
          if (line.text === 'Left this out') return []
          return [
            line.text === 'Wrote note G'
              ? { ...line, text: 'Wrote the first program', by: 'owner' as const }
              : line,
          ]
        }),
      })),
  }))
  return {
    content,
    composition: { ...composition, sections },
    contact,
    indexed: false,
    site: { url: 'http://ada.localhost/', appOrigin: 'http://localhost' },
  }
}

const jsonOf = (contact: Page['contact']) => {
  const file = render(pageOf(contact)).files.find(({ path }) => path === 'resume.json')!
  const text = new TextDecoder().decode(file.body)
  return { text, resume: JSON.parse(text) as ResumeContent, contentType: file.contentType }
}

describe('the resume.json of a page', () => {
  const closed = jsonOf({ email: false, phone: false, address: false })

  it('when it is read by another tool, then it follows the JSON Resume schema', () => {
    for (const { resume } of [closed, jsonOf({ email: true, phone: true, address: true })])
      expect([validate(resume), validate.errors]).toEqual([true, null])
    expect(closed.contentType).toBe('application/json; charset=utf-8')
  })

  it('when contact data is private, then none of it is there, in no text either', () => {
    for (const secret of ['ada@example.org', '7946', 'St James', 'SW1Y'])
      expect(closed.text).not.toContain(secret)
    expect(closed.resume.basics?.location).toEqual({ city: 'London', countryCode: 'GB' })
  })

  it('when contact data is public, then it is there', () => {
    const { basics } = jsonOf({ email: true, phone: true, address: true }).resume
    expect(basics).toMatchObject({ email: 'ada@example.org', phone: '+44 20 7946 0000' })
    expect(basics?.location).toMatchObject({ address: '12 St James’s Square', postalCode: 'SW1Y' })
  })

  it('when the page has a photo, then that is the image, and without a photo there is no image', () => {
    const photo = { path: 'photo-640.jpg', alt: 'Ada Lovelace', width: 640, height: 640 }
    const page = { ...pageOf({ email: false, phone: false, address: false }), photo }
    const file = render(page).files.find(({ path }) => path === 'resume.json')
    const { basics } = JSON.parse(new TextDecoder().decode(file?.body)) as ResumeContent
    expect(basics?.image).toBe('http://ada.localhost/photo-640.jpg')
    expect(closed.resume.basics).not.toHaveProperty('image')
  })

  it('when the owner hid an entry or changed a line, then it says what the page says', () => {
    expect(closed.resume.work).toEqual([
      {
        name: 'Analytical Engines Ltd',
        position: 'Programmer',
        startDate: '1842-01',
        highlights: ['Wrote the first program'],
      },
    ])
    expect(closed.resume.awards).toMatchObject([{ title: 'Medal', summary: 'For the notes.' }])
  })

  it('when a certificate ends, then that day is there, and on the page', () => {
    expect(closed.resume.certificates).toEqual([{ name: 'Royal Licence', date: '1841', expires: '1851-06' }])
    const { files } = render(pageOf({ email: false, phone: false, address: false }))
    const html = new TextDecoder().decode(files.find(({ path }) => path === 'index.html')?.body)
    expect(html.replace(/<[^>]*>/g, '')).toContain('1841, valid until Jun 1851')
  })

  it('when the resume has personal facts, then none of them is in any file', () => {
    const { files } = render(pageOf({ email: true, phone: true, address: true }))
    for (const { body } of files) expect(new TextDecoder().decode(body)).not.toMatch(/1815|Date of birth/)
  })

  it('when an address is no web address, then it is no link', () => {
    expect(closed.resume.basics?.profiles).toEqual([{ network: 'GitHub', username: 'ada' }])
    expect(closed.resume.basics?.url).toBe('https://ada.example.org/')
  })
})
