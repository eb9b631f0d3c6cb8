import { describe, expect, it } from '@jest/globals'
import type { Draft } from '../../lib/page-words.js'
import { isBack, placeOf, putBack, takenOut } from './put-back.js'

const entry = { title: 'Nurse, St Mary', emphasis: 'normal', by: 'resume' } as const
const draft: Draft = {
  intro: 'Mends pumps.\nLed a team.',
  sections: [
    {
      name: 'work',
      entries: [
        { ...entry, id: 'work/0', prose: '' },
        { ...entry, id: 'work/1', prose: 'Night duty.' },
      ],
    },
  ],
  hidden: [],
}
const long = { under: 'intro', text: 'Led a team\nof 40.' }
const whole = { under: 'work/0', text: 'Ran the ward.' }

describe('a sentence that was left out', () => {
  it('when all of it is put back, then it ends the prose of its place, and nothing else changes', () => {
    const next = putBack(draft, whole)
    expect(next.sections[0]?.entries.map(({ prose }) => prose)).toEqual(['Ran the ward.', 'Night duty.'])
    expect(next.intro).toBe(draft.intro)
    expect([isBack(draft, whole), isBack(next, whole)]).toEqual([false, true])
  })

  it('when it has more than one line, then it stands in one', () => {
    const next = putBack(draft, long)
    expect(next.intro).toBe('Mends pumps.\nLed a team.\nLed a team of 40.')
    expect(isBack(next, long)).toBe(true)
  })

  it.each([long, whole])('when it is taken out again, then the draft is what it was', (sentence) => {
    expect(takenOut(putBack(draft, sentence), sentence)).toEqual(draft)
  })

  it('when it is told where it stood, then by the name of the place, and not of one that is off the page', () => {
    const places = ['intro', 'work/1', 'work/7'].map((under) => placeOf(draft, { under, text: 'x' }))
    expect(places).toEqual(['Introduction', 'Nurse, St Mary', undefined])
  })
})
