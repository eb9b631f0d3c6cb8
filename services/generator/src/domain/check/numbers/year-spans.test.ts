import { describe, expect, it } from '@jest/globals'
import { withWholeYears } from './year-spans.js'

describe('years written short', () => {
  it.each([
    ['2017-18: minibus run', '2017-2018: minibus run'],
    ['Saison 2012/13', 'Saison 2012-2013'],
    ['1998–03', '1998-2003'],
    ['2017-05', '2017-05'],
    ['2017-2018', '2017-2018'],
    ['2017-18-02', '2017-18-02'],
    ['2018/17', '2018/17'],
    ['12017-18', '12017-18'],
  ])('when it is “%s”, then it is read as “%s”', (text, expected) => {
    expect(withWholeYears(text)).toBe(expected)
  })
})
