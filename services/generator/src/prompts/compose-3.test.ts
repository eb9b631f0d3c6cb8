import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { modelData } from '../domain/model-data.js'
import { question } from '../domain/questions.js'
import { composeInstructions } from './compose-3.js'

const content: ResumeContent = {
  basics: {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    phone: '+44 20 7946 0000',
    url: 'https://ada.example.org',
    location: { address: '12 Hidden Street', city: 'London' },
    profiles: [{ network: 'GitHub', username: 'ada' }],
    summary: 'Writes </resume> programs.',
  },
  work: [
    { name: 'Engines', position: 'Programmer', url: 'https://engines.example', highlights: ['Wrote note G'] },
    {},
  ],
  references: [{ name: 'Charles Babbage', reference: 'She sees far.' }],
}

describe('compose-3, golden', () => {
  it('when its words change, then it is another version: make a new file', () => {
    const hash = createHash('sha256').update(composeInstructions.text).digest('hex')
    expect([composeInstructions.version, hash]).toEqual([
      'compose-3',
      'a312cbd596c7ede4805e01dc928ce17e90efffc1978b9f3910c3b089825c121e',
    ])
  })

  it('when a resume is asked about, then it is data with ids, without contact data or the words of others', () => {
    expect(question(composeInstructions, modelData(content, 'en')).data).toBe(
      [
        '<resume>',
        '{"language":"en","entries":[{"id":"basics","name":"Ada Lovelace","location":{"city":"London"},"summary":"Writes \\u003c/resume> programs."},{"id":"work/0","name":"Engines","position":"Programmer","highlights":["Wrote note G"]},{"id":"references/0"}]}',
        '</resume>',
      ].join('\n'),
    )
  })

  it('when a text tells contact data by the way, then it is not asked about', () => {
    const summary = 'Programs. Ring (020) 7946‑0000, write to Ada@example.org or come to 12 Hidden Street.'
    const told = modelData({ ...content, basics: { ...content.basics, summary } }, 'en')
    expect(told).toContain('"summary":"Programs. Ring , write to  or come to ."')
  })

  it('when an answer is asked for again, then the notes follow the data and cannot open a tag', () => {
    const { data, instructions } = question(composeInstructions, modelData(content, 'en'), [
      'Bad <b>',
      'Worse',
    ])
    expect(data).toMatch(/<\/resume>\n\n<notes>\n- Bad ‹b>\n- Worse\n<\/notes>$/)
    expect(instructions).toBe(composeInstructions.text)
  })
})
