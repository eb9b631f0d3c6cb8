import { expect, test } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { citedLines } from './suggestions/read-suggestions.js'
import { modelData } from './model-data.js'

const content: ResumeContent = {
  basics: { name: 'Ada Example', email: 'ada@example.org', summary: 'Born 14 March 1984, I run mills.' },
  work: [{ name: 'Mills', position: 'Miller', url: 'https://mills.example', highlights: ['Ran two mills'] }],
  references: [{ name: 'Helen Straw', reference: 'She is good.' }],
  personal: [
    { kind: 'birth', label: 'Date of birth', text: '14 March 1984' },
    { kind: 'identity-number', label: 'Passport', text: 'X1234567' },
    { kind: 'nationality', label: 'Nationality', text: 'British' },
  ],
}
const secrets = /1984|Date of birth|X1234567|Passport|British|ada@|mills\.example|Straw|She is good/

test('when a resume is sent to a model, then no private field of it is, in no text either', () => {
  expect(modelData(content, 'en')).not.toMatch(secrets)
  expect(modelData(content, 'en')).toContain('Ran two mills')
})

test('when lines are cited to an examiner, then no private field is among them', () => {
  const cited = citedLines(content, [
    { id: 'basics/summary#0', text: content.basics?.summary ?? '' },
    { id: 'work/0/highlights/0', text: 'Ran two mills' },
  ])
  expect(JSON.stringify(cited)).not.toMatch(secrets)
})
