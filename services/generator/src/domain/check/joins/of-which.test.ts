import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { partOfThem } from './of-which.js'

const wrong = (language: string, entry: string, text: string) =>
  partOfThem(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('one of them', () => {
  it('when it is told as one of them, then it stands', () => {
    const entry = 'Built 4 models, one of which became a mode'
    expect(wrong('en', entry, 'One of the 4 models became a mode.')).toBeUndefined()
    expect(
      wrong('en', 'Built 4 models, one of which was a mode', 'She built 4 models of a mode.'),
    ).toBeDefined()
  })
})

describe('what is so of a part of them', () => {
  it.each([
    ['en', '300 queens, of which half go to Leeds', 'She sent 300 queens to Leeds.'],
    ['de', '38 Orgeln, davon 6 in Kirchen', 'Sie betreut 38 Orgeln in Kirchen.'],
    ['es', '300 reinas, de las cuales la mitad va a Utiel', 'Unas 300 reinas van a Utiel.'],
    ['fr', '38 orgues, dont 6 en Alsace', 'Elle suit 38 orgues en Alsace.'],
    ['it', '38 organi, di cui 6 a Padova', 'Segue 38 organi a Padova.'],
    ['nl', '38 trainees, van wie er 6 hun titel haalden', 'Hij hielp 38 trainees aan hun titel.'],
    ['nl', '38 orgels, waarvan 6 in Zwolle', 'Zij onderhoudt 38 orgels in Zwolle.'],
    ['pl', '38 organów, z czego 6 w Krakowie', 'Opiekuje się 38 organami w Krakowie.'],
    ['de', '38 Orgeln, von denen 6 in Kirchen stehen', 'Sie betreut 38 Orgeln in Kirchen.'],
    ['fr', '38 orgues, parmi lesquels 6 en Alsace', 'Elle suit 38 orgues en Alsace.'],
    ['it', '38 organi, dei quali 6 a Padova', 'Segue 38 organi a Padova.'],
    ['nl', '38 leden, van wie er 6 in Zwolle wonen', 'Zij begeleidt 38 leden in Zwolle.'],
    ['pt', '38 órgãos, dos quais 6 em Braga', 'Cuida de 38 órgãos em Braga.'],
  ])('when %s has “%s” and says “%s”, then it does not stand', (language, entry, text) => {
    expect(wrong(language, entry, text)).toMatch(/^(?:38|300) … /)
  })

  it.each([
    ['en', 'Mentored 9 students, 3 now in colleges', 'All 9 students she mentored are in colleges.'],
    ['en', 'Won £9m of funds (£3m as lead writer) and a prize', 'She won £9m of funds as lead writer.'],
    ['nl', 'Begeleidde 9 leerlingen, 3 nu in Zwolle', 'Zij begeleidde 9 leerlingen in Zwolle.'],
    ['it', 'Seguiti 9 allievi, 3 oggi a Padova', 'Ha seguito 9 allievi a Padova.'],
  ])(
    'when %s counts the part alone, “%s”, and says “%s”, then it does not stand',
    (language, entry, text) => {
      expect(wrong(language, entry, text)).toBeDefined()
    },
  )

  it.each([
    ['en', 'Mentored 9 students, 3 now in colleges', 'She mentored 9 students, 3 of them in colleges.'],
    ['en', 'Mentored 9 students, 3 now in colleges', 'Three students she mentored are in colleges.'],
    ['en', 'Won £9m of funds (£3m as lead writer) and a prize', 'She won £9m of funds and a prize.'],
    ['en', 'Ran 9 shops, 30 now in Leeds', 'She ran 9 shops in Leeds.'],
    ['de', '38 Orgeln, davon 6 in Kirchen', 'Sie betreut 38 Orgeln, 6 davon in Kirchen.'],
    ['de', '38 Orgeln, davon 6 in Kirchen', 'Sie betreut 38 Orgeln.'],
    ['de', '38 Orgeln, davon 6 in Kirchen', 'Sie betreut Orgeln in Kirchen.'],
    ['en', '38 organs, 6 of them in churches', 'She looks after 38 organs.'],
  ])('when %s has “%s” and says “%s”, then it stands', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })
})

describe('a part of another number', () => {
  const entry = 'Uma turma de 22 alunos e outra de 19, dos quais quatro com medidas'
  it('when it is told of its own, then it stands', () => {
    expect(wrong('pt', entry, 'Teve uma turma de 19 alunos, quatro deles com medidas.')).toBeUndefined()
  })
  it('when it is told of the other, then it does not', () => {
    expect(wrong('pt', entry, 'Teve uma turma de 22 alunos, quatro deles com medidas.')).toBe('22 … medidas')
  })
})
