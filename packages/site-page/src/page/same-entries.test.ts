import { describe, expect, it } from '@jest/globals'
import { sameEntries } from './same-entries.js'

const job = (name: string, position: string, startDate?: string) => ({
  name,
  position,
  ...(startDate !== undefined && { startDate }),
})
type Job = ReturnType<typeof job>
const weaver = job('Looms Ltd', 'Weaver', '1840')

describe('the entries of one resume in another', () => {
  it.each<[string, Job[], Job[], string[]]>([
    ['its title is corrected', [weaver], [job('Looms Ltd', 'Master weaver', '1840')], ['work/0 work/0']],
    ['its firm is renamed', [weaver], [job('Looms and Sons', 'Weaver', '1840')], ['work/0 work/0']],
    [
      'its date is refined beside another of its name',
      [weaver, job('Looms Ltd', 'Weaver', '1845')],
      [job('Looms Ltd', 'Weaver', '1845'), job('Looms Ltd', 'Weaver', '1840-02')],
      ['work/1 work/0', 'work/0 work/1'],
    ],
    ['its name stands there once, at any date', [weaver], [job('LOOMS Ltd.', 'weaver')], ['work/0 work/0']],
    ['only its date is the same', [weaver], [job('Ovens Ltd', 'Baker', '1840')], []],
    ['only its title is the same', [weaver], [job('Silks Ltd', 'Weaver', '1850')], []],
    [
      'two share its date and its title',
      [weaver],
      [job('Silks Ltd', 'Weaver', '1840'), job('Wool Ltd', 'Weaver', '1840')],
      [],
    ],
  ])('when %s, then they are paired as one would expect', (_what, before, after, pairs) => {
    const found = sameEntries({ work: before }, { work: after })
    expect([...found].map(([id, other]) => `${id} ${other}`)).toEqual(pairs)
  })

  it('when a thousand entries have all changed, then they are compared within 20 seconds', () => {
    const jobs = (what: string) =>
      Array.from({ length: 1_000 }, (_, at) => job(`${what} works number ${at}`, `${what} hand ${at}`))
    const startedAt = performance.now()
    expect(sameEntries({ work: jobs('Iron') }, { work: jobs('Wool') }).size).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })
})
