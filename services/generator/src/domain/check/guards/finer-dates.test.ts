import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { finerDate } from './finer-dates.js'

const finer = (language: string, text: string, date: string, told = 'Acme') =>
  finerDate(
    saidOf(text, [groundOf('awards/0', [told], language, { dates: { start: date, end: date } })], language),
  )

describe('a date told more exactly than it is given', () => {
  it.each([
    ['en', 'A prize on 3 June 2019.', '3 June'],
    ['en', 'A prize on the 3rd of June 2019.', '3rd June'],
    ['en', 'A prize on June 3, 2019.', '3 June'],
    ['de', 'Ein Preis am 3. Juni 2019.', '3 Juni'],
    ['fr', 'Un prix le 3 juin 2019.', '3 juin'],
    ['es', 'Un premio el 3 de junio de 2019.', '3 junio'],
    ['it', 'Un premio il 3 giugno 2019.', '3 giugno'],
    ['nl', 'Een prijs op 3 juni 2019.', '3 juni'],
    ['pl', 'Nagroda 3 czerwca 2019 roku.', '3 czerwca'],
    ['pt', 'Um prémio a 3 de junho de 2019.', '3 junho'],
  ])('when %s says “%s” of a month, then it stands with that day alone', (language, text, said) => {
    expect(finer(language, text, '2019-06')).toBe(said)
    expect(finer(language, text, '2019-06-12')).toBe(said)
    expect(finer(language, text, '2019-06-03')).toBeUndefined()
    expect(finer(language, text, '2019-06', text)).toBeUndefined()
  })

  it.each([
    ['en', 'A prize in early June 2019.', 'early June'],
    ['de', 'Ein Preis Anfang Juni 2019.', 'Anfang Juni'],
    ['fr', 'Un prix début juin 2019.', 'début juin'],
    ['es', 'Un premio a principios de junio de 2019.', 'principios junio'],
    ['it', 'Un premio a inizio giugno 2019.', 'inizio giugno'],
    ['nl', 'Een prijs begin juni 2019.', 'begin juni'],
    ['pl', 'Nagroda na początku czerwca 2019 roku.', 'początku czerwca'],
    ['pt', 'Um prémio no início de junho de 2019.', 'início junho'],
  ])('when %s says “%s”, then it stands where the day is early', (language, text, said) => {
    expect(finer(language, text, '2019-06')).toBe(said)
    expect(finer(language, text, '2019-06-28')).toBe(said)
    expect(finer(language, text, '2019-06-03')).toBeUndefined()
    expect(finer(language, text, '2019-06', text)).toBeUndefined()
  })

  it.each([
    ['en', 'A prize in the summer of 2019.', 'summer 2019'],
    ['de', 'Ein Preis im Sommer 2019.', 'Sommer 2019'],
    ['fr', "Un prix à l'été 2019.", "l'été 2019"],
    ['es', 'Un premio en el verano de 2019.', 'verano 2019'],
    ['it', "Un premio nell'estate del 2019.", "nell'estate 2019"],
    ['nl', 'Een prijs in de zomer van 2019.', 'zomer 2019'],
    ['pl', 'Nagroda latem 2019 roku.', 'latem 2019'],
    ['pt', 'Um prémio no verão de 2019.', 'verão 2019'],
  ])('when %s says “%s”, then it stands where the month lies in that season', (language, text, said) => {
    expect(finer(language, text, '2019')).toBe(said)
    expect(finer(language, text, '2019-04')).toBe(said)
    expect(finer(language, text, '2019-12')).toBe(said)
    expect(finer(language, text, '2018-07')).toBe(said)
    expect(finer(language, text, '2019-07')).toBeUndefined()
    expect(finer(language, text, '2019', text)).toBeUndefined()
  })

  it('when French says what somebody has been, then it tells no summer', () => {
    expect(finer('fr', 'Elle a été de 2019 à 2021 vendeuse.', '2019-02')).toBeUndefined()
  })

  it.each([
    ['2019-12', undefined],
    ['2019-02', undefined],
    ['2019-05', 'winter 2019'],
  ])('when a winter is of %s, then the rest is %s', (date, rest) => {
    expect(finer('en', 'A prize in winter 2019.', date)).toBe(rest)
  })

  it.each([
    ['en', 'A prize at the end of the year 2019.', 'end 2019'],
    ['de', 'Ein Preis Ende 2019.', 'Ende 2019'],
    ['fr', 'Un prix fin 2019.', 'fin 2019'],
    ['es', 'Un premio a finales de 2019.', 'finales 2019'],
    ['it', 'Un premio a fine 2019.', 'fine 2019'],
    ['nl', 'Een prijs eind 2019.', 'eind 2019'],
    ['pl', 'Nagroda pod koniec 2019 roku.', 'koniec 2019'],
    ['pt', 'Um prémio no final de 2019.', 'final 2019'],
  ])('when %s says “%s”, then it stands where the month is late', (language, text, said) => {
    expect(finer(language, text, '2019')).toBe(said)
    expect(finer(language, text, '2019-06')).toBe(said)
    expect(finer(language, text, '2019-11')).toBeUndefined()
    expect(finer(language, text, '2020-11', 'Since November 2019')).toBeUndefined()
  })

  it.each([
    ['en', 'A prize in mid-2019.', '2019-06'],
    ['fr', 'Un prix mi-2019.', '2019-06'],
    ['en', 'A prize in June 2019.', '2019-06'],
    ['en', 'A prize in 2019.', '2019-06'],
    ['en', 'A prize in the end, 2019.', '2019'],
    ['en', 'In June 3 nurses came.', '2019-06'],
    ['en', 'Level 2, June 2019.', '2019-06'],
    ['fr', 'Un prix à Rennes 2, de juin 2019.', '2019-06'],
    ['pt', 'Na Livraria Ponto Final de junho de 2019.', '2019-06'],
  ])('when %s says “%s” of %s, then it stands', (language, text, date) => {
    expect(finer(language, text, date)).toBeUndefined()
  })
})
