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
    const keywords = Array.from({ length: 40 }, (_, at) => `word ${at}`)
    const provenance = Object.fromEntries(
      keywords.map((_, at) => [`/skills/0/keywords/${at}`, from(0.4 + at / 80)] as const),
    )
    const questions = questionsOf({ skills: [{ keywords }] }, { ...provenance, '/basics/name': from(0.99) })
    expect(questions).toHaveLength(25)
    expect(questions[0]).toEqual({ pointer: '/skills/0/keywords/0', detail: 'Please check: word 0' })
    expect(questions.some(({ pointer }) => pointer === '/basics/name')).toBe(false)
  })
})
