import { describe, expect, it } from '@jest/globals'
import { groundOf, type Ground } from '../ground.js'
import { wrongTime } from './times.js'
import { saidOf } from '../said.js'

const job = (start?: string, end?: string, id = 'work/0') =>
  groundOf(id, ['Engineer at Acme'], 'en', { dates: { start, end } })
const wrong = (text: string, grounds: readonly Ground[], language = 'en') =>
  wrongTime(saidOf(text, grounds, language))
const [over, ongoing] = [job('2013-05', '2018-12'), job('2019-01')]

describe('words about time that the dates bear out', () => {
  it.each([
    ['en', 'Engineer from May 2013 until December 2018', over],
    ['en', 'Engineer until 2018', over],
    ['en', 'Engineer from 2019 on', ongoing],
    ['en', 'Engineer from 2013 to 2018', over],
    ['en', 'Engineer since 2019', ongoing],
    ['en', 'She still works there', ongoing],
    ['en', 'Joined Acme in May 2013', over],
    ['en', 'Joined Acme, and left in 2018', over],
    ['de', 'seit 2013 bis 2018', over],
    ['es', 'desde mayo de 2013 hasta diciembre de 2018', over],
    ['fr', 'depuis 2019', ongoing],
    ['fr', "jusqu'en décembre 2018", over],
    ['fr', "jusqu'au mois de décembre 2018", over],
    ['nl', 'tot en met december 2018', over],
    ['it', 'da gennaio 2019', ongoing],
    ['it', 'da maggio 2013 a dicembre 2018', over],
    ['it', 'dal 2013 al 2018', over],
    ['it', "dal maggio 2013 all'agosto 2018", job('2013-05', '2018-08')],
    ['it', 'consegna di pacchi', over],
    ['nl', 'sinds 2019', ongoing],
    ['pl', 'od stycznia 2019', ongoing],
    ['pt', 'desde janeiro de 2019', ongoing],
    ['en', 'Still there since 1066', job()],
    ['en', '', over],
  ])('when %s says “%s”, then it stands', (language, text, entry) => {
    expect(wrong(text, [entry], language)).toBeUndefined()
  })
})

describe('how much longer somebody stayed', () => {
  const job = groundOf('work/0', ['Acme'], 'de', { dates: { start: '2013-08', end: '2016-03' } })

  it.each([
    ['Sie blieb noch mehr als zwei Jahre.', undefined],
    ['Sie ist noch Malerin.', 'noch'],
    ['Sie blieb und ist noch Malerin.', 'noch'],
  ])('when it says “%s”, then “%s” is wrong', (text, word) => {
    expect(wrong(text, [job], 'de')).toBe(word)
  })
})

describe('words about time that the dates do not bear out', () => {
  it.each([
    ['en', 'Engineer since 2018', 'since 2018', ongoing],
    ['en', 'Engineer since 2013', 'since 2013', over],
    ['en', 'Engineer until 2017', 'until 2017', over],
    ['en', 'Engineer from 2014 on', 'from 2014', over],
    ['en', 'Engineer from 2018 onwards', 'from 2018', ongoing],
    ['en', 'Engineer until May 2018', 'until May', over],
    ['en', 'Currently an engineer', 'Currently', over],
    ['en', 'She runs Acme', 'runs', over],
    ['en', 'I still run Acme', 'still', over],
    ['en', 'I run Acme', 'run', over],
    ['en', 'Joined Acme in 2018', 'Joined in 2018', over],
    ['it', 'dal 2013', 'dal 2013', over],
    ['it', 'da maggio 2014 a dicembre 2018', 'da maggio', over],
    ['de', 'arbeitet bei Acme', 'arbeitet', over],
    ['es', 'desde mayo de 2018', 'desde mayo', ongoing],
    ['fr', 'toujours ingénieure', 'toujours', over],
    ['fr', "jusqu'en mai 2013", "jusqu'en mai", over],
    ['fr', "jusqu'au mois de mai 2013", "jusqu'au mai", over],
    ['nl', 'tot en met mei 2013', 'tot mei', over],
    ['it', 'lavora presso Acme', 'lavora', over],
    ['it', 'tratta con i clienti', 'tratta', over],
    ['nl', 'sinds 2018', 'sinds 2018', ongoing],
    ['pl', 'pracuje w Acme', 'pracuje', over],
    ['pt', 'desde janeiro de 2018', 'desde janeiro', ongoing],
  ])('when %s says “%s”, then “%s” is wrong', (language, text, said, entry) => {
    expect(wrong(text, [entry], language)).toBe(said)
  })

  it('when an ended job and one that goes on are cited, then the present may be meant of one', () => {
    expect(wrong('She leads Acme', [over, ongoing])).toBeUndefined()
  })

  it('when nothing with dates is cited, then there is nothing to go against', () => {
    expect(wrong('Still there since 1066', [])).toBeUndefined()
  })

  it('when a sentence without a subject begins with the verb, then what is over does not go on', () => {
    expect(wrong('Trabaja en Acme.', [over], 'es')).toBe('Trabaja')
    expect(wrong('Trabaja en Acme.', [ongoing], 'es')).toBeUndefined()
    expect(wrong('Trabajo en Acme.', [over], 'es')).toBeUndefined()
  })

  it('when a word says when something began, then it need not go on', () => {
    expect(wrong('Ab Mai 2013 arbeitete sie bei Acme.', [over], 'de')).toBeUndefined()
    expect(wrong('Seit Mai 2013 arbeitet sie bei Acme.', [over], 'de')).toBe('Seit Mai')
  })

  it('when the summary tells it, or an entry in the present, then it is so today', () => {
    const summary = groundOf('basics', ['Fachwirtin im Bauamt. Seit 2015 im Amt.'], 'de')
    const tool = groundOf('projects/0', ['Wird von fünf Praxen genutzt'], 'de', {
      dates: { start: '2021-01', end: '2021-09' },
    })
    expect(wrong('Sie ist heute im Bauamt.', [summary, over], 'de')).toBeUndefined()
    expect(wrong('Sie ist seit 2015 im Amt.', [summary, over], 'de')).toBeUndefined()
    expect(wrong('Heute nutzen es fünf Praxen.', [tool], 'de')).toBeUndefined()
    expect(wrong('Heute nutzen es fünf Kliniken.', [tool], 'de')).toBe('Heute')
  })

  it('when a text has both dates of a range as a range of its own, then it stands', () => {
    const told = groundOf('work/0', ['Orgel in Kiel (2021–2023)'], 'de', { dates: { start: '2019-10' } })
    expect(wrong('Von 2021 bis 2023 baute sie die Orgel.', [told], 'de')).toBeUndefined()
    expect(wrong('Sie baute bis 2022 die Orgel.', [told], 'de')).toBe('bis 2022')
  })
})
