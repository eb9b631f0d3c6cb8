import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { wrongRange } from './date-ranges.js'

const job = (start: string, end: string, told = 'Acme') =>
  groundOf('work/0', [told], 'en', { dates: { start, end } })
const wrong = (language: string, text: string, ...grounds: readonly ReturnType<typeof job>[]) =>
  wrongRange(saidOf(text, grounds, language))

describe('a range of dates', () => {
  it.each([
    ['en', 'From June to August 2019.', 'From August to June 2019.'],
    ['de', 'Von Juni bis August 2019.', 'Von August bis Juni 2019.'],
    ['fr', 'De juin à août 2019.', "D'août à juin 2019."],
    ['es', 'De junio a agosto de 2019.', 'De agosto a junio de 2019.'],
    ['it', "Dal giugno all'agosto 2019.", 'Dall’agosto al giugno 2019.'],
    ['nl', 'Van juni tot en met augustus 2019.', 'Van augustus tot en met juni 2019.'],
    ['pl', 'Od czerwca do sierpnia 2019 roku.', 'Od sierpnia do czerwca 2019 roku.'],
    ['pt', 'De junho a agosto de 2019.', 'De agosto a junho de 2019.'],
  ])('when %s says “%s” of one summer, then it stands, but “%s” does not', (language, text, turned) => {
    expect(wrong(language, text, job('2019-06', '2019-08'))).toBeUndefined()
    expect(wrong(language, turned, job('2019-06', '2019-08'))).toBeDefined()
    expect(wrong(language, text, job('2019-06', '2019-09'))).toBeDefined()
    expect(wrong(language, text, job('2019-05', '2019-08'))).toBeDefined()
  })

  it.each([
    ['en', 'There, May 2014 – April 2020.', 'There, April 2020 – May 2014.'],
    ['de', 'Dort (Mai 2014 – April 2020).', 'Dort (April 2020 – Mai 2014).'],
    ['it', "Dal maggio 2014 all'aprile 2020.", "Dall'aprile 2020 al maggio 2014."],
    ['pl', 'Od maja 2014 r. do kwietnia 2020 r.', 'Od kwietnia 2020 r. do maja 2014 r.'],
    ['es', 'Del mayo de 2014 al abril de 2020.', 'Del abril de 2020 al mayo de 2014.'],
  ])('when %s says “%s” of some years, then it stands, but “%s” does not', (language, text, turned) => {
    expect(wrong(language, text, job('2014-05', '2020-04'))).toBeUndefined()
    expect(wrong(language, turned, job('2014-05', '2020-04'))).toBeDefined()
  })

  it.each([
    ['en', 'From August to August 2019.', 'August – August'],
    ['en', 'From May 2019 to August 2019.', 'May – August'],
    ['en', 'From 2018 to 2019.', '2018 – 2019'],
  ])('when %s says “%s” of one summer, then it does not stand', (language, text, said) => {
    expect(wrong(language, text, job('2019-06', '2019-08'))).toBe(said)
  })

  it.each([
    ['en', 'Prizes in June 2019 and May 2019.'],
    ['en', 'Prizes in June and May 2019.'],
    ['fr', 'Prix de Rennes en 2020 et en 2018 prix de Nantes.'],
    ['es', 'Enfermera desde 2019 y en 2018 formación.'],
  ])('when %s joins dates by an “and” alone, as in “%s”, then they are a list', (language, text) => {
    expect(wrong(language, text, job('2019-06', '2019-08'))).toBeUndefined()
  })

  it('when they stand behind “between”, then they are a range', () => {
    const text = 'Rebuilt between June and August 2019.'
    expect(wrong('en', text, job('2019-06', '2019-08'))).toBeUndefined()
    expect(wrong('en', text, job('2019-05', '2019-08'))).toBe('June – August')
    expect(wrong('it', 'Tra il 2023 e il 2022 ha restaurato.', job('2022', '2023'))).toBe('2023 – 2022')
  })

  it('when a range goes over New Year, then its month alone is of the year before', () => {
    const winter = job('2014-11', '2015-03')
    expect(wrong('en', 'From November to March 2015.', winter)).toBeUndefined()
    expect(wrong('en', 'From December to March 2015.', winter)).toBe('December – March')
  })

  it.each(['There 2020\u00a0– 2014.', 'There 2020  –  2014.', 'In 2020 a nurse, 2020 – 2014, there.'])(
    'when a dash stands between dates as in “%s”, then it is a range',
    (text) => {
      expect(wrong('en', text, job('2014', '2020'))).toBe('2020 – 2014')
    },
  )

  it('when a text has the dates with their years, then a month may stand without', () => {
    const told = job('2010', '2022', 'Rebuilt the mill, June 2019 – August 2019')
    expect(wrong('en', 'Rebuilt the mill from June to August 2019.', told)).toBeUndefined()
    expect(wrong('en', 'Rebuilt the mill from May to August 2019.', told)).toBe('May – August')
  })

  it('when dates stand behind commas, then they are a list', () => {
    expect(wrong('en', 'Prizes in May 2020, April 2019.', job('2019-04', '2020-05'))).toBeUndefined()
  })

  it('when two jobs are told as one range, then both bounds are dates of theirs', () => {
    const jobs = [job('2014-05', '2017-03'), job('2017-04', '2020-04')]
    expect(wrong('en', 'From May 2014 to April 2020.', ...jobs)).toBeUndefined()
    expect(wrong('en', 'From May 2014 to May 2020.', ...jobs)).toBe('May – May')
  })

  it('when a text has both dates, then it stands in that order', () => {
    const told = job('2010', '2020', 'Rebuilt the mill from May 2014 to April 2016')
    expect(wrong('en', 'From May 2014 to April 2016.', told)).toBeUndefined()
    expect(wrong('en', 'From April 2016 to May 2014.', told)).toBe('April – May')
  })
})
