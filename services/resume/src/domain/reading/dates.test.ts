import { findDates, headDates, isOnlyDates } from './dates.js'

const only = (text: string) => {
  const [span] = findDates(text)
  return span && [span.start, span.end]
}

describe('dates', () => {
  test.each([
    ['Jan 2018 – Mar 2020', '2018-01', '2020-03'],
    ['2011 - 2014', '2011', '2014'],
    ['03/2019 – 11/2021', '2019-03', '2021-11'],
    ['2019-03 — 2021-11', '2019-03', '2021-11'],
    ['enero de 2018 a marzo de 2020', '2018-01', '2020-03'],
    ['März 2018 bis Dezember 2019', '2018-03', '2019-12'],
    ['février 2018 à août 2020', '2018-02', '2020-08'],
    ['fevereiro de 2018 até maio de 2020', '2018-02', '2020-05'],
    ['gennaio 2018 – giugno 2020', '2018-01', '2020-06'],
    ['maart 2018 tot oktober 2020', '2018-03', '2020-10'],
    ['październik 2018 – wrzesień 2020', '2018-10', '2020-09'],
    ['01.09.2015 - 30.06.2018', '2015-09-01', '2018-06-30'],
    ['Jun – Aug 2018', '2018-06', '2018-08'],
    ['2019–21', '2019', '2021'],
  ])('when %s is printed, then it runs from %s to %s', (text, start, end) => {
    expect(only(text)).toEqual([start, end])
    expect(isOnlyDates(text)).toBe(true)
  })

  test.each([
    '2019 – Present',
    '2019 – heute',
    '2019 – actualidad',
    "2019 – aujourd'hui",
    '2019 – atual',
    '2019 – in corso',
    '2019 – heden',
    '2019 – obecnie',
    'since 2019',
    'seit 2019',
    '2019 –',
  ])('when %s is printed, then it has no end', (text) => expect(only(text)).toEqual(['2019', undefined]))

  test('when one date stands alone, then it is an end', () => {
    expect(only('May 2016')).toEqual([undefined, '2016-05'])
    expect(only('Summer 2021')).toEqual([undefined, '2021'])
  })

  test('when a year stands inside a sentence or number, then it dates nothing', () => {
    expect(headDates('Won the 2019 regional cup')).toEqual([])
    expect(findDates('EUR 2019.50 and 12019')).toEqual([])
  })
})
