import { describe, expect, it } from '@jest/globals'
import { check } from '../check.js'
import { groundsOf } from '../grounds.js'

const content = {
  basics: { name: 'Ada Byron' },
  work: [
    { name: 'Acme', position: 'Painter', startDate: '2018-01' },
    { name: 'Borg', position: 'Sorter', startDate: '2015-01', endDate: '2017-06' },
    { name: 'Cone', position: 'Waiter', startDate: '2012-01', endDate: '2014-06' },
  ],
  education: [
    {
      institution: 'Hill University',
      studyType: 'Bachelor of Arts',
      startDate: '2024-09',
      endDate: '2027-06',
    },
  ],
}
const kept = (text: string, source: string, { language = 'en', day = '2026-05-01' } = {}) =>
  check(
    { language, intro: [{ text, sources: [source] }], sections: [] },
    content,
    groundsOf(content, language, day),
  ).composition.intro[0]

describe('the place of an entry among the others', () => {
  it.each([
    ['en', 'Her first job was at Cone.', 'work/2'],
    ['en', 'Her second job was at Borg.', 'work/1'],
    ['en', 'Her latest role is at Acme.', 'work/0'],
    ['de', 'Ihre erste Stelle war bei Cone.', 'work/2'],
    ['fr', 'Son premier emploi était chez Cone.', 'work/2'],
  ])('when %s says “%s” and the dates say so, then it stays', (language, text, source) => {
    expect(kept(text, source, { language })?.text).toBe(text)
  })

  it.each([
    ['en', 'Her first job was at Borg.', 'work/1'],
    ['en', 'Her third job was at Cone.', 'work/2'],
    ['de', 'Ihre erste Stelle war bei Borg.', 'work/1'],
  ])('when %s says “%s” and they do not, then it is removed', (language, text, source) => {
    expect(kept(text, source, { language })).toBeUndefined()
  })
})

describe('an entry that a phrase in front speaks of', () => {
  it('when it is not cited and its dates bear the phrase out, then the sentence stays and cites it', () => {
    expect(kept('Before Acme, she was a sorter at Borg.', 'work/1')?.sources).toEqual(['work/1', 'work/0'])
    expect(kept('After Cone she was a sorter at Borg.', 'work/1')?.sources).toEqual(['work/1', 'work/2'])
  })

  it('when they do not, then it loses the phrase', () => {
    expect(kept('After Acme, she was a sorter at Borg.', 'work/1')?.text).toBe('She was a sorter at Borg.')
  })
})

describe('a degree that has not ended', () => {
  it.each(['She graduated from Hill University.', 'She earned a bachelor at Hill University.'])(
    'when the day is before its end, then “%s” is removed, and after it stays',
    (text) => {
      expect(kept(text, 'education/0')).toBeUndefined()
      expect(kept(text, 'education/0', { day: '2027-07-01' })?.text).toBe(text)
    },
  )

  it('when it is told as going on, then it stays until its end has come', () => {
    const text = 'She still studies at Hill University.'
    expect(kept(text, 'education/0')?.text).toBe(text)
    expect(kept(text, 'education/0', { day: '2027-07-01' })).toBeUndefined()
  })
})
