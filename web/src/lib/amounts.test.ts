import { describe, expect, it } from '@jest/globals'
import { partsOf } from './amounts.js'

const kept = (text: string) => partsOf(text).filter((_, at) => at % 2 === 1)

describe('what stays on one line', () => {
  it.each([
    ['We respond within 24-48 hours.', ['24-48 hours']],
    ['Live chat is open Mon-Fri 9AM-5PM EST.', ['Mon-Fri', '9AM-5PM EST']],
    ['Conversion takes 2-3 minutes at most; usually less.', ['2-3 minutes']],
    ['PDF with text, up to 10 MB and 30 pages', ['10 MB', '30 pages']],
    ['You have 1 credit; this launch costs 2 credits.', ['1 credit', '2 credits']],
    ['without your e-mail, phone and links', ['e-mail']],
    ['One credit with the faster model, two with Sonnet 3.5.', []],
    ['10 steps', []],
  ])('when %j is told, then %j', (text, amounts) => {
    expect(kept(text)).toEqual(amounts)
    expect(partsOf(text).join('')).toBe(text)
  })
})
