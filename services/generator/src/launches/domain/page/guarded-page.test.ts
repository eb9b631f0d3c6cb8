import { describe, expect, it } from '@jest/globals'
import type { FindingAnswer, ResumeContent } from '@thumbfolio/contracts'
import fc from 'fast-check'
import { hmacFingerprint } from '../../adapters/fingerprint.hmac.js'
import { arrange } from '@thumbfolio/site-page'
import { liveSource, pageOf, sitePage } from './site-page.js'
import {
  guardPage,
  personalFactsIn,
  render,
  stored,
  withTexts,
  type AskedPage,
} from '@thumbfolio/site-page/render'
import type { SiteSettings } from '../site/site.js'
import { live } from '../../../../tests/site-states.js'
import { liveOf } from '../site/live-version.js'

const where = { url: 'http://ada.localhost/', appOrigin: 'https://app.example' }
const fingerprint = hmacFingerprint('a secret of tests alone')
const settings: SiteSettings = { indexed: true, contact: { email: true, phone: false, address: false } }

const resume: ResumeContent = {
  basics: {
    name: 'Ada Lovelace',
    label: 'Mathematician',
    email: 'ada@example.org',
    phone: '+44 20 7946 0000',
    summary: 'She wrote note G. It was the first program.',
    location: { city: 'London' },
    profiles: [{ network: 'Notes', username: 'ada' }],
  },
  work: [
    {
      name: 'Engines Ltd',
      position: 'Programmer',
      startDate: '1842-01',
      summary: 'Sums.',
      highlights: ['Wrote note G', 'Drew a table'],
    },
    { name: 'Court', position: 'Countess', highlights: ['Met people'] },
  ],
  volunteer: [{ organization: 'School', position: 'Teacher', summary: 'Taught sums.' }],
  education: [{ institution: 'At home', area: 'Mathematics', courses: ['Algebra'] }],
  awards: [{ title: 'Medal', awarder: 'Society', summary: 'For the table.' }],
  certificates: [{ name: 'Sums', issuer: 'School' }],
  publications: [{ name: 'Notes', publisher: 'Memoirs', summary: 'On the engine.' }],
  skills: [{ name: 'Mathematics', level: 'Master', keywords: ['Numbers', 'Tables'] }],
  languages: [{ language: 'English', fluency: 'Native' }],
  interests: [{ name: 'Music', keywords: ['Harp'] }],
  projects: [{ name: 'Engine', description: 'A machine.', highlights: ['It counts'] }],
  references: [{ name: 'Charles Babbage', reference: 'She is splendid.' }],
  custom: [
    { section: 'Talks', title: 'On cards', subtitle: 'Turin', highlights: ['Four hundred came'] },
    { section: 'Riding', summary: 'She rides.' },
  ],
}

function pageWith(content: ResumeContent, more: Partial<SiteSettings> = {}): AskedPage {
  const site = live()
  const source = {
    pinned: { ...liveOf(site).source.pinned, content },
    composition: arrange({}, content, 'en').composition,
  }
  const shown = { ...site, settings: { ...settings, ...more }, live: { ...liveOf(site), source } }
  return sitePage(shown, liveSource(shown), where)
}

const said = ({ bundle, drawings }: AskedPage): string =>
  [
    ...bundle.files
      .filter(({ contentType }) => /^text|json|svg/.test(contentType))
      .map(({ body }) => new TextDecoder().decode(body)),
    ...drawings.map(({ svg }) => svg),
  ].join('\n')

const emailAt = 2

/** Every text of the resume that a page can show. */
const placesIn = (content: ResumeContent): number => {
  let count = 0
  withTexts(content, (text) => (count++, text))
  return count
}
const put = (content: ResumeContent, at: number, change: (text: string) => string): ResumeContent => {
  let count = 0
  return withTexts(content, (text) => (count++ === at ? change(text) : text))
}

const answered = (page: AskedPage, answer: FindingAnswer) => ({
  answers: page.findings.map((one) => stored(one, answer, fingerprint, 1)),
})

describe('a page with personal facts that nobody answered for', () => {
  it('when hundreds of facts come from no one place, then the page is drawn a bounded number of times, and none is shown', () => {
    const projects = Array.from({ length: 300 }, (_, at) => ({
      name: 'Date of birth',
      startDate: `19${60 + (at % 40)}-03-${10 + (at % 18)}`,
    }))
    const content = { ...resume, projects }
    const site = live()
    const { pinned } = liveOf(site).source
    const { composition } = arrange({}, content, 'en')
    const page = pageOf(site, { ...liveSource(site), pinned: { ...pinned, content }, composition }, where)
    let drawings = 0
    const guarded = guardPage(
      page,
      { draw: (next) => (drawings++, render(next)), filesOf: ({ files }) => files },
      { isAllowed: () => false, answerTo: () => undefined, referees: [] },
    )
    expect(guarded.findings.length).toBeGreaterThan(299)
    expect(drawings).toBeLessThan(60)
    const left = personalFactsIn(guarded.drawn.files, { language: 'en' })
    expect(left.filter(({ kind }) => kind === 'birth')).toEqual([])
  }, 60_000)

  it('when they stand anywhere in a resume, then no file of the page has one, and each that was there is asked for', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            // What is in the field of their e-mail is theirs, and shown.
            at: fc.nat(placesIn(resume) - 1).filter((at) => at !== emailAt),
            leak: fc.constantFrom('+49 171 5550123', 'spy@example.net', 'Ring +1 212 555 0199 today.'),
            alone: fc.boolean(),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.boolean(),
        (leaks, references) => {
          const content = leaks.reduce(
            (now, { at, leak, alone }) => put(now, at, (text) => (alone ? leak : `${text} ${leak}`)),
            resume,
          )
          const page = pageWith(content, { references })
          expect(said(page)).not.toMatch(/5550123|555 0199|spy@/)
          for (const { text, unit } of page.findings) expect(unit.text).toContain(text)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('when its owner answers, then each is shown or hidden as they said, and one of another value is asked for anew', () => {
    const content = put(resume, 12, (text) => `${text} +49 171 5550123`)
    const open = pageWith(content)
    expect(open.findings).toHaveLength(1)
    expect(said(pageWith(content, answered(open, 'show')))).toContain('5550123')
    expect(said(pageWith(content, answered(open, 'not-personal')))).toContain('5550123')
    expect(said(pageWith(content, answered(open, 'hide')))).not.toContain('5550123')
    const other = pageWith(
      put(resume, 12, (text) => `${text} +49 171 5550124`),
      answered(open, 'show'),
    )
    expect(other.findings.map(({ answer }) => answer)).toEqual([undefined])
    expect(said(other)).not.toContain('5550124')
  })

  it('when a phone is in an entry or a title of a custom section, then no file has it', () => {
    const custom = [
      { section: 'Talks', title: 'On cards', highlights: ['Ring +49 171 5550123 for a seat.'] },
      { section: 'Ring +1 212 555 0199', title: 'Horses' },
    ]
    const page = pageWith({ ...resume, custom })
    expect(said(page)).not.toMatch(/5550123|555.?0199/)
    expect(said(page)).toContain('Horses')
    expect(page.findings).toHaveLength(2)
  })

  it('when a number is split over two lines of a text, then both go', () => {
    const content = {
      ...resume,
      basics: { ...resume.basics, summary: 'She counts. Ring +49 171. 5550123 is hers.' },
    }
    const page = pageWith(content)
    expect(said(page)).not.toMatch(/5550123|\+49 171/)
    expect(page.findings.map(({ text }) => text)).toEqual(['49 171', '5550123'])
    expect(said(page)).toContain('She counts.')
  })

  it('when it is their own and its switch is on, then it is on the page and nobody is asked', () => {
    const page = pageWith({
      ...resume,
      work: [{ name: 'Engines Ltd', highlights: ['Write to ADA@example.org'] }],
    })
    expect(page.findings).toEqual([])
    expect(said(page)).toContain('ADA@example.org')
    const phone = pageWith(resume, { contact: { email: true, phone: true, address: false } })
    expect([phone.findings, said(phone).includes('+44 20 7946 0000')]).toEqual([[], true])
  })

  it('when their own stands behind the name of a referee, then it is still theirs, and the referee’s is not', () => {
    const page = pageWith({
      ...resume,
      basics: {
        ...resume.basics,
        summary: 'Ask Charles Babbage: charles@engines.example or ada@example.org.',
      },
      references: [{ name: 'Mr. Charles Babbage, Owner, Engines Ltd' }],
    })
    expect(page.findings.map(({ kind, text }) => [kind, text])).toEqual([
      ['contact-of-others', 'charles@engines.example'],
    ])
    expect(said(page)).toContain('mailto:ada@example.org')
  })

  it('when it is a number in other digits and its switch is on, then it is on the page and nobody is asked', () => {
    const number = '٠١٧٦ ١٢٣٤٥٦٧٨'
    const page = pageWith(
      { ...resume, basics: { ...resume.basics, phone: number } },
      { contact: { email: true, phone: true, address: false } },
    )
    expect(page.findings).toEqual([])
    expect(said(page)).toContain(number)
  })

  it('when a referee’s entry holds more than the name, then their number elsewhere is another person’s all the same', () => {
    const page = pageWith({
      ...resume,
      references: [{ name: 'Charles Babbage, Engines Ltd, charles@example.net' }],
      work: [{ name: 'Engines Ltd', highlights: ['Worked for Charles Babbage: 020 7946 0958'] }],
    })
    expect(page.findings.map(({ kind }) => kind)).toEqual(['contact-of-others'])
  })

  it('when it is of somebody who gave a reference, then it cannot be shown', () => {
    const content = {
      ...resume,
      references: [{ name: 'Charles', reference: 'Splendid. Ring +49 171 5550123.' }],
    }
    const page = pageWith(content, { references: true })
    expect(page.findings).toEqual([])
    expect(said(page)).toContain('Splendid.')
    expect(said(page)).not.toContain('5550123')
    expect(said(pageWith(content))).not.toContain('Splendid')
  })

  it('when the photo’s text or the headline has one, then that alone is gone', () => {
    const content = put(resume, 1, (text) => `${text}, +49 171 5550123`)
    const page = pageWith(content)
    expect(page.findings.map(({ unit }) => unit.place)).toEqual(['basics/label'])
    expect(said(page)).not.toContain('5550123')
  })
})
