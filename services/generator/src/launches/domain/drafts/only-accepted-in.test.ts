import { describe, expect, it } from '@jest/globals'
import { drafts } from '../../../collections.js'
import { defaultSettings } from '../site/site.js'
import type { Draft } from './draft.js'

const place = (at: number) => `work/0/highlights/${at}`
const wording = (at: number, more: object) => ({
  id: `${at}`,
  place: place(at),
  text: `Wording ${at}`,
  sources: [{ id: place(at), text: `Line ${at}` }],
  verdict: { kind: 'passed' },
  ...more,
})
const own = (at: number) => ({ text: `Wording ${at}`, by: 'owner', line: place(at) })

/** A draft as it was stored when what had passed both filters was on from the beginning. */
const stored = (more: object = {}): object => ({
  id: 'd1',
  version: 3,
  schemaVersion: 1,
  token: 't',
  ownerId: 'ada',
  resumeId: 'r1',
  siteName: 'ada',
  model: 'gemini-flash',
  by: 'model',
  createdAt: 1,
  expiresAt: 2,
  revision: 4,
  settings: defaultSettings,
  otherContact: { email: [], phone: [], address: [] },
  made: { removed: [] },
  page: {
    source: {
      pinned: {
        etag: '1',
        language: 'en',
        content: { work: [{ name: 'Engines', highlights: ['Line 0', 'Line 1', 'Line 2'] }] },
      },
      composition: {
        language: 'en',
        theme: 'editorial',
        intro: [],
        best: [],
        sections: [
          { name: 'work', entries: [{ id: 'work/0', emphasis: 'lead', lines: [0, 1, 2].map(own) }] },
        ],
      },
    },
    suggestions: [
      wording(0, { status: 'accepted', decidedAt: 10 }),
      wording(1, { status: 'accepted', decidedAt: 20 }),
      wording(2, { status: 'edited', decidedAt: 30, ownText: 'Wording 2' }),
    ],
  },
  ...more,
})
const textsOf = ({ page }: Draft) =>
  page.source.composition.sections.flatMap(({ entries }) =>
    entries.flatMap(({ lines }) => lines.map(({ text }) => text)),
  )

describe('a draft from before wordings had to be accepted', () => {
  it('when it is read, then what was on by itself is off, what its owner decided stays, and it is another version', () => {
    const draft = drafts.schema.parse(stored())
    expect(textsOf(draft)).toEqual(['Line 0', 'Wording 1', 'Wording 2'])
    expect(draft.page.suggestions?.map(({ status }) => status)).toEqual(['open', 'accepted', 'edited'])
    expect(draft.revision).toBe(5)
    expect(drafts.schema.parse(draft)).toEqual(draft)
  })

  it('when it is being launched, then it stays as its owner saw it', () => {
    const launch = { id: 'l1', siteName: 'ada', claimedAt: 5 }
    const draft = drafts.schema.parse(stored({ launch }))
    expect(textsOf(draft)).toEqual(['Wording 0', 'Wording 1', 'Wording 2'])
    expect(draft.revision).toBe(4)
  })
})
