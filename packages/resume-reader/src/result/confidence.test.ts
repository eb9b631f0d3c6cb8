import { describe, expect, it } from '@jest/globals'
import type { Provenance } from '@thumbfolio/contracts'
import { calibrated, fieldOf, questionsOf } from './confidence.js'

const from = (confidence: number, text = 'x'): Provenance => ({
  page: 1,
  box: [0, 0, 1, 1],
  text,
  confidence,
})

describe('confidence', () => {
  it.each([
    ['/work/0/name', 'work[].name'],
    ['/work/10/highlights/3', 'work[].highlights'],
    ['/basics/location/city', 'basics.location.city'],
    ['/basics/profiles/1/url', 'basics.profiles[].url'],
  ])('when a value stands at %s, then its field is %s', (pointer, field) => {
    expect(fieldOf(pointer)).toBe(field)
  })

  it('when the rule is surer, the entry whole and all text placed, then the value is surer', () => {
    const sure = (confidence: number, entry: object, unplaced: string) =>
      calibrated({
        content: { work: [{ name: 'Acme Mills', ...entry }] },
        provenance: { '/work/0/name': from(confidence, 'Acme Mills') },
        unplaced: [{ page: 1, box: [0, 0, 1, 1], text: unplaced }],
      })['/work/0/name']?.confidence ?? 0
    const whole = { position: 'Miller', startDate: '2019' }
    expect(sure(0.95, whole, '')).toBeGreaterThan(sure(0.75, whole, ''))
    expect(sure(0.95, whole, '')).toBeGreaterThan(sure(0.95, {}, ''))
    expect(sure(0.95, whole, '')).toBeGreaterThan(sure(0.95, whole, 'a page of words without a place'))
  })

  it('when values are unsure, then they are asked, the least sure first, and not without end', () => {
    const work = Array.from({ length: 40 }, (_, at) => ({ name: `Firm ${at}` }))
    const provenance = Object.fromEntries(
      work.map((_, at) => [`/work/${at}/name`, from(0.4 + at / 80)] as const),
    )
    const questions = questionsOf({ work }, { ...provenance, '/basics/name': from(0.99) })
    expect(questions).toHaveLength(25)
    expect(questions[0]).toEqual({ pointer: '/work/0/name', detail: 'Please check: Firm 0' })
    expect(questions.some(({ pointer }) => pointer === '/basics/name')).toBe(false)
  })

  it('when a word of a list is unsure, then it is not asked, unless it looks like no such word', () => {
    const skills = [
      { name: 'Sourdough' },
      {
        keywords: [
          'Go',
          'Lean Six Sigma',
          'Gestion de projet Automatismes industriels Amélioration continue',
        ],
      },
      { name: '06 12 34 56 78 (Mobile)', keywords: ['ada@example.org', '+420603123456'] },
    ]
    const pointers = skills.flatMap(({ name, keywords = [] }, at) => [
      ...(name === undefined ? [] : [`/skills/${at}/name`]),
      ...keywords.map((_, word) => `/skills/${at}/keywords/${word}`),
    ])
    const interests = [{ name: 'Choir' }]
    const provenance = Object.fromEntries(
      [...pointers, '/interests/0/name'].map((pointer) => [pointer, from(0.5)] as const),
    )
    expect(questionsOf({ skills, interests }, provenance).map(({ pointer }) => pointer)).toEqual([
      '/skills/1/keywords/2',
      '/skills/2/name',
      '/skills/2/keywords/0',
      '/skills/2/keywords/1',
    ])
  })

  it('when a name is a heading, then it is not sure, however large it was printed', () => {
    const sure = (name: string) =>
      calibrated({
        content: { basics: { name } },
        provenance: { '/basics/name': from(0.97, name) },
        unplaced: [],
      })['/basics/name']?.confidence ?? 1
    expect(sure('Ada Lovelace')).toBeGreaterThan(0.9)
    expect(sure('PERSONAL INFORMATION')).toBeLessThan(0.5)
  })
})
