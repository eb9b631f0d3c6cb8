import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { pluralOfOne } from './plural-of-one.js'

const wrong = (texts: readonly string[], text: string) =>
  pluralOfOne(saidOf(text, [groundOf('work/0', ['Acme', ...texts], 'en', { told: texts })], 'en'))

describe('more than the one that is told', () => {
  it.each([
    [['Plants on a destroyer'], 'She ran plants on destroyers.'],
    [['Runs the club with a parent'], 'She runs the club with parents.'],
    [['Mentors a graduate engineer', 'Helped the senior engineer'], 'He mentors graduate engineers.'],
  ])('when %j is told, then “%s” does not stand', (texts, text) => {
    expect(wrong(texts, text)).toBeDefined()
  })

  it.each([
    [['Plants on a destroyer'], 'She ran plants on a destroyer.'],
    [['Helped a parent', 'Wrote to a parent'], 'She helped parents.'],
    [['A weekly report'], 'She wrote weekly reports.'],
    [['A rope check sheet'], 'A sheet for ropes.'],
    [['Kept a record of parents'], 'She records what parents say.'],
  ])('when %j is told, then “%s” stands', (texts, text) => {
    expect(wrong(texts, text)).toBeUndefined()
  })
})
