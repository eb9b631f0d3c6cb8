import { dateText, period } from './dates.js'

test.each([
  ['2019', 'en', '2019'],
  ['2019-03', 'en', 'Mar 2019'],
  ['2019-03-07', 'en', 'Mar 7, 2019'],
  ['2019-03', 'de', 'März 2019'],
  ['2019-04', 'pl', 'kwi 2019'],
  ['2019-03', 'ja', '2019年3月'],
  ['2019-03', 'ar', 'مارس 2019'],
  ['2019-12-31', 'en', 'Dec 31, 2019'],
])('when %s is told in %s, then it is as precise as it was printed: %s', (date, language, text) => {
  expect(dateText(date, language)).toBe(text)
})

test('when calendars differ, then the printed year stays', () => {
  expect(dateText('2019-03', 'fa')).toContain('2019')
  expect(dateText('2019-03', 'th')).toContain('2019')
})

test('when an end is missing, then the entry goes on; when a start is missing, then the end stands alone', () => {
  const words = { language: 'en', present: 'present' }
  const text = (dates: object) => period(dates, words)?.markup.replace(/<[^>]*>/g, '')
  expect(text({ startDate: '2019-03' })).toBe('Mar 2019 – present')
  expect(text({ startDate: '2018', endDate: '2019-03' })).toBe('2018 – Mar 2019')
  expect(text({ startDate: '2018', endDate: '2018' })).toBe('2018')
  expect(text({ endDate: '2018' })).toBe('2018')
  expect(text({})).toBeUndefined()
})
