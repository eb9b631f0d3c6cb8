import { describe, expect, it } from '@jest/globals'
import { groundOf, type Ground } from '../ground.js'
import { mingledIn } from './mingled.js'
import { areRelated, covers, relationAt, type Relation } from './relations.js'
import { saidOf } from '../said.js'
import { tokensOf } from '../tokens.js'

const entry = (id: string, texts: string[], start?: string, end?: string): Ground =>
  groundOf(id, [...texts, ...[start, end].filter((date) => date !== undefined)], 'en', {
    dates: { start, end },
  })

describe('how two entries lie to each other in time', () => {
  it.each<
    [
      string | undefined,
      string | undefined,
      string | undefined,
      string | undefined,
      Relation | 'early',
      boolean,
    ]
  >([
    ['2010-01', '2012-06', '2013-01', undefined, 'before', true],
    ['2013-01', undefined, '2010-01', '2012-06', 'before', false],
    ['2013-01', undefined, '2010-01', '2012-06', 'after', true],
    ['2010', '2012', '2010-05', undefined, 'before', false],
    ['2010-01', '2012-06', '2011-05', '2011-05', 'while', true],
    ['2010-01', '2012-06', '2013-05', '2013-05', 'while', false],
    ['2010-01', undefined, '2019-05', '2019-05', 'while', true],
    ['2008', '2012', '2012-10', '2014-06', 'while', false],
    ['2008', '2012', '2012-10', '2012-10', 'while', true],
    ['2008', '2012', '2011-10', '2014-06', 'while', true],
    ['2012-01', '2012-06', '2011-01', '2014-01', 'early', false],
    ['2011-05', '2014-01', '2010-01', '2012-06', 'within', true],
    ['2009-05', '2014-01', '2010-01', '2012-06', 'within', false],
    [undefined, undefined, '2011-01', '2014-01', 'while', false],
    [undefined, '2015', '2015', '2019', 'before', true],
    [undefined, '2016', '2015', '2019', 'before', false],
    ['2015', '2019', undefined, '2015', 'after', true],
    ['2015', '2019', undefined, '2015', 'before', false],
  ])(
    'when one is %s to %s and the other %s to %s, then “%s” is %s',
    (start, end, from, until, relation, told) => {
      const [one, other] = [entry('work/0', ['Acme'], start, end), entry('work/1', ['Borg'], from, until)]
      expect(areRelated(one, other, relation)).toBe(told)
    },
  )

  it('when a date is not one, then nothing covers it', () => {
    expect(covers(entry('work/0', ['Acme'], '2010'), 'Acme')).toBe(false)
    expect(covers(entry('work/0', ['Acme'], '2010', '2012'), '2012-11')).toBe(true)
  })
})

describe('the word that tells how', () => {
  it.each([
    ['de', 'Acme begann in ihrer Zeit bei Borg', 'within'],
    ['de', 'Acme endete in ihrer Zeit bei Borg', undefined],
    ['nl', 'Acme begon in haar tijd bij Borg', 'within'],
    ['de', 'Vor dem Wechsel zu Borg war sie bei Acme', 'before'],
    ['de', 'Acme liegt vor Borg', undefined],
    ['en', 'Borg followed on Acme', 'after'],
    ['en', 'Acme was followed by Borg', 'before'],
    ['de', 'Auf Acme folgte Borg', 'before'],
    ['es', 'Borg mientras Acme', 'while'],
    ['fr', 'Borg pendant Acme', 'while'],
    ['it', 'Borg dopo Acme', 'after'],
    ['nl', 'Borg terwijl Acme', 'while'],
    ['pl', 'Borg podczas Acme', 'while'],
    ['pt', 'Borg enquanto Acme', 'while'],
    ['pl', 'Borg w czasie Acme', 'while'],
    ['pl', 'Borg w Acme', undefined],
    ['it', 'Borg nel corso di Acme', 'while'],
    ['fr', 'Borg au cours de Acme', 'while'],
    ['en', 'Borg dates from her time at Acme', 'while'],
    ['en', 'Borg came from her time line', undefined],
    ['en', 'Borg and Acme', undefined],
  ])('when %s says “%s”, then it is %s', (language, text, relation) => {
    const tokens = tokensOf(text, language)
    expect(tokens.map((_, at) => relationAt(tokens, at, language)).find(Boolean)).toBe(relation)
  })
})

describe('facts of two entries in one sentence', () => {
  const acme = entry('work/0', ['Acme Works', 'Painted bridges'], '2015-03')
  const borg = entry('work/1', ['Borg Line', 'Sorted parcels'], '2012-01', '2014-12')
  const school = entry('education/0', ['Hill School'], '2013-09', '2014-06')
  const wrong = (text: string) => mingledIn(saidOf(text, [acme, borg, school], 'en'))

  it.each([
    'At Borg Line, during Hill School.',
    'Before Acme Works she sorted parcels.',
    'Hill School followed on Borg Line.',
    'In 2013 she worked at Borg Line.',
  ])('when “%s” is borne out by the dates, then it stands', (text) => {
    expect(wrong(text)).toBeUndefined()
  })

  it.each([
    'She sorted parcels at Acme Works.',
    'She painted bridges while at Hill School.',
    'Hill School followed on Acme Works.',
    'In 2013 she painted bridges.',
  ])('when “%s” is not, then it is wrong', (text) => {
    expect(wrong(text)).toBeDefined()
  })
})
