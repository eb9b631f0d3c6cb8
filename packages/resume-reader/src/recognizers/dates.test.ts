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
    ["'18–'21", '2018', '2021'],
    ['’98 – ’02', '1998', '2002'],
    ['De septembre 2016 à février 2021', '2016-09', '2021-02'],
    ['Da marzo 2009 ad agosto 2015', '2009-03', '2015-08'],
    ['von 2016 bis 2018', '2016', '2018'],
    ['VII 2014 – IX 2016', '2014-07', '2016-09'],
    ['2019‑2021', '2019', '2021'],
    ['03/2019 ‐ 04/2021', '2019-03', '2021-04'],
    ['01/19 – 03/21', '2019-01', '2021-03'],
    ['Sep 15 – Oct 17', '2015-09', '2017-10'],
    ['Sep 15 – Oct 17, 2019', '2019-09-15', '2019-10-17'],
    ['2015 / 07 - 2016 / 08', '2015-07', '2016-08'],
    ['2019/4-2021/12', '2019-04', '2021-12'],
    ['2019.3~2021.12', '2019-03', '2021-12'],
    ['2019. 04. ~ 2021. 3.', '2019-04', '2021-03'],
    ['2019/2020', '2019', '2020'],
    ['WS 2019/20', '2019', '2020'],
    ['Jul-Okt. 2019', '2019-07', '2019-10'],
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
    "'19 – heden",
    'Da 2019 a oggi',
    'od 2019 do teraz',
    '2019 r. – obecnie',
    'Desde 2019',
    '2019 – ∞',
    '2019‑present day',
  ])('when %s is printed, then it has no end', (text) => expect(only(text)).toEqual(['2019', undefined]))

  test.each([
    ['Sep 15 - NOW', '2015-09'],
    ['08/19 - heute', '2019-08'],
    ['2019/4～現在', '2019-04'],
    ['2017.9—至今', '2017-09'],
    ['2019. 3. - 현재', '2019-03'],
    ['10.2019 – dato', '2019-10'],
  ])('when %s is printed, then it goes on since %s', (text, start) => {
    expect(only(text)).toEqual([start, undefined])
    expect(isOnlyDates(text)).toBe(true)
  })

  test('when one date stands alone, then it is an end', () => {
    expect(only('May 2016')).toEqual([undefined, '2016-05'])
    expect(only('Summer 2021')).toEqual([undefined, '2021'])
    expect(only('Verão de 2008')).toEqual([undefined, '2008'])
    expect(only('Class of 2015')).toEqual([undefined, '2015'])
  })

  test('when a year stands inside a sentence or number, then it dates nothing', () => {
    expect(headDates('Won the 2019 regional cup')).toEqual([])
    expect(headDates('2016 : BTS Maintenance')).toMatchObject([{ end: '2016' }])
    expect(findDates('EUR 2019.50 and 12019')).toEqual([])
    expect(findDates("The best of '18")).toEqual([])
    expect(findDates('Room 3/12, from 9.30 - 12.45')).toEqual([])
    expect(findDates('Born in 2019. 3 sisters')).toMatchObject([{ end: '2019' }])
    expect(findDates('Calculus II 2014')).toMatchObject([{ end: '2014' }])
  })
})
