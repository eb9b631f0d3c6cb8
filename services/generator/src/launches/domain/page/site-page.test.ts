import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { live } from '../../../../tests/site-states.js'
import type { PageComposition } from '@thumbfolio/site-page'
import { wentBack } from '../versions/go-back.js'
import { liveOf, snapshotOf } from '../site/live-version.js'
import type { Site } from '../site/site.js'
import { liveSource, sitePage } from './site-page.js'

const [phone, street] = ['+44 20 7946 0000', '12 St James Square']
/** Says both by the way, in a fact, in a composer's sentence and in one of its owner. */
const talks = (who: string): ResumeContent => ({
  basics: { name: who },
  work: [{ name: 'Engines Ltd', highlights: [`Fact. Ring 020 7946-0000.`, `Fact. Lives at ${street}.`] }],
})
const knows = (content: ResumeContent): ResumeContent => ({
  ...content,
  basics: { ...content.basics, phone, location: { city: 'London', address: street } },
})

const composition: PageComposition = {
  language: 'en',
  theme: 'editorial',
  best: [],
  intro: [
    { text: 'Composed. Ring 020 7946-0000.', by: 'composer' },
    { text: `Owned. Lives at ${street}.`, by: 'owner' },
    { text: 'Likes engines.', by: 'composer' },
  ],
  sections: [
    {
      name: 'work',
      entries: [
        {
          id: 'work/0',
          emphasis: 'normal',
          lines: [
            { text: `Fact. Ring 020 7946-0000.`, line: 'work/0/highlights/0' },
            { text: `Fact. Lives at ${street}.`, line: 'work/0/highlights/1' },
          ],
        },
      ],
    },
  ],
}

/** A site whose page shows one content, and showed the other before its last launch. */
function siteOf(now: ResumeContent, before: ResumeContent): Site {
  const site = live()
  const pageWith = (content: ResumeContent) => ({
    ...liveOf(site),
    source: { pinned: { ...liveOf(site).source.pinned, content }, composition },
  })
  return { ...site, live: pageWith(now), before: snapshotOf(pageWith(before)) }
}
const showing = (site: Site, contact: Partial<Site['settings']['contact']>): Site => ({
  ...site,
  settings: { ...site.settings, contact: { ...site.settings.contact, ...contact } },
})
function htmlOf(site: Site): string {
  const where = { url: liveOf(site).url, appOrigin: 'https://app.example' }
  const { files } = sitePage(site, liveSource(site), where).bundle
  return new TextDecoder().decode(files.find(({ path }) => path === 'index.html')?.body)
}

describe('contact data that only the other resume of a site knows', () => {
  it.each([
    ['the newer one', wentBack(siteOf(knows(talks('Newer')), talks('Older')), 9_000), 'Older'],
    ['the older one', siteOf(talks('Newer'), knows(talks('Older'))), 'Newer'],
  ])('when it is %s, then no text tells it until the owner shows it', (_what, site, name) => {
    const page = htmlOf(site)
    expect(page).toContain(name)
    expect(page).toContain('Likes engines.')
    expect(page).not.toMatch(/7946|Square|Composed|Owned/)

    const open = htmlOf(showing(site, { phone: true, address: true }))
    expect(open).toContain('Composed. Ring 020 7946-0000.')
    expect(open).toContain('Fact. Ring 020 7946-0000.')
    expect(open).toContain(`Owned. Lives at ${street}.`)
    expect(open).toContain(`Fact. Lives at ${street}.`)
  })

  it('when it calls a street what is the town here, then the texts that name the town stay', () => {
    const school = { education: [{ institution: 'University of London' }] }
    const now = { basics: { name: 'Ada', location: { city: 'London' } }, ...school }
    const site = siteOf(now, { basics: { name: 'Ada', location: { address: 'London' } } })
    const source = liveOf(site).source
    const sections = [
      {
        name: 'education' as const,
        entries: [{ id: 'education/0', emphasis: 'normal' as const, lines: [] }],
      },
    ]
    const withSchool = { ...source, composition: { ...composition, sections } }
    expect(htmlOf({ ...site, live: { ...liveOf(site), source: withSchool } })).toContain(
      'University of London',
    )
  })
})
