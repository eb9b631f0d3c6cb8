import { describe, expect, it } from '@jest/globals'
import type { ResumeReading } from '@thumbfolio/contracts'
import { draftOf } from './draft.js'
import { questionsOf } from './questions.js'

const content = {
  basics: { name: 'Ada', location: { city: 'London' } },
  work: [{ name: 'Acme', position: 'Engineer' }],
  skills: [{ name: 'Tools', keywords: ['Git', 'SQL', 'Go'] }],
}
const place = (text: string) => ({ page: 1, box: [0, 0, 9, 9], text, confidence: 0.5 })
const pointers = [
  '/skills/0/keywords/2',
  '/work/0/name',
  '/skills/0/keywords/0',
  '/basics/location/city',
  '/x/0',
]
const reading = {
  content,
  questions: pointers.map((pointer) => ({ pointer, detail: '' })),
  provenance: Object.fromEntries(pointers.map((pointer) => [pointer, place(pointer)])),
} as unknown as ResumeReading

describe('questions of a reading', () => {
  const questions = questionsOf(reading, draftOf(content))

  it('when a value is not sure, then its field is asked about in words, in the order of doubt', () => {
    expect(questions.map(({ path, ask, context }) => [path, ask, context])).toEqual([
      ['/skills/0/keywords', 'Are these skills of yours?', 'Skills: Tools'],
      ['/work/0/name', 'Is this your employer?', 'Work: Engineer, Acme'],
      ['/basics/location/city', 'Is this your city?', 'About you'],
    ])
  })

  it('when several items of one list are not sure, then the list is asked about once', () => {
    expect(questions[0]?.places.map(({ text }) => text)).toEqual([
      '/skills/0/keywords/2',
      '/skills/0/keywords/0',
    ])
  })
})
