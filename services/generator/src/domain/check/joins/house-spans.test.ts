import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { spanOfAnotherHouse } from './house-spans.js'

const house = (at: number, name: string, town: string, dates: { start: string; end?: string }, more = '') =>
  groundOf(`work/${at}`, [name, town, ...(more ? [more] : [])], 'en', { name, town, dates })
const now = house(0, 'Acme', 'Leeds', { start: '2020-01' })
const before = house(1, 'Borg', 'York', { start: '2015-04', end: '2019-12' })
const wrong = (language: string, text: string, grounds = [now, before]) =>
  spanOfAnotherHouse(saidOf(text, grounds, language))

describe('the span of one house told of another', () => {
  it.each([
    ['en', 'She has been at Acme since 2015.'],
    ['en', 'From 2015 to 2019 she was in Leeds.'],
    ['de', 'Sie arbeitet seit 2015 in Leeds.'],
    ['fr', 'Elle est à Leeds depuis 2015.'],
    ['es', 'Está en Leeds desde 2015.'],
    ['it', 'È a Leeds dal 2015.'],
    ['nl', 'Zij werkt sinds 2015 in Leeds.'],
    ['pl', 'Od 2015 pracuje w Leeds.'],
    ['pt', 'Está em Leeds desde 2015.'],
  ])('when %s says “%s”, then it does not stand', (language, text) => {
    expect(wrong(language, text)).toBe('2015')
  })

  it.each([
    'She has been at Acme since 2020.',
    'From 2015 to 2019 she was in York.',
    'A clerk since 2015, she is at Acme.',
    'From 2015 to 2019 she was at Borg in York.',
  ])('when “%s” is so, then it stands', (text) => {
    expect(wrong('en', text)).toBeUndefined()
  })

  it('when a text tells the date, then it stands', () => {
    const told = house(0, 'Acme', 'Leeds', { start: '2020-01' }, 'On the board of Acme since 2015')
    expect(wrong('en', 'On the board of Acme since 2015.', [told, before])).toBeUndefined()
  })
})
