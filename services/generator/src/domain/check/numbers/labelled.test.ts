import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { wrongLabel } from './labelled.js'

const wrong = (language: string, entry: string, text: string) =>
  wrongLabel(saidOf(text, [groundOf('work/0', [entry], language)], language))?.value

describe('a number that is part of a name', () => {
  it.each([
    ['en', '17 bridges under Eurocode 2 and Eurocode 8', 'Eurocode 2 and 8 were the codes.'],
    ['en', '17 bridges under Eurocode 2 and 8', 'She checked 17 bridges under Eurocode 8.'],
    ['en', 'Taught Year 9 and 16 practicals', 'Year 9 had 16 practicals.'],
    ['en', 'At Acme 5 ran', 'At Acme 5 people ran.'],
    ['en', 'Led 12 nurses', 'Led 4 and 5.'],
    ['en', 'Acme 2019', 'Acme 2021'],
    ['de', 'Jahrgänge 5 bis 8, AG mit 16 Kindern', 'Zuständig für die Jahrgänge 5 bis 8 und 16 Kinder.'],
    ['pl', 'Rozwój 5 serwisów w Javie 17', 'Rozwija 5 serwisów w Javie 17.'],
    ['fr', 'Lycée n° 4', 'Au lycée n° 4.'],
  ])('when %s has “%s” and says “%s”, then it stands', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })

  it.each([
    ['en', '17 bridges under Eurocode 2 and Eurocode 8', 'Eurocode 17 and Eurocode 8 were the codes.', '17'],
    ['en', '17 bridges under Eurocode 2 and 8', 'Eurocode 2 and 17 were the codes.', '17'],
    ['en', 'Taught Year 9 and 16 practicals', 'She taught Year 16.', '16'],
    ['de', 'Jahrgänge 5 bis 8, AG mit 16 Kindern', 'Zuständig in den Jahrgängen 5 bis 16.', '16'],
    ['es', 'Instituto n.º 3, grupo 4', 'Trabaja con el grupo 3.', '3'],
    ['it', 'Classe 5, 12 alunni', 'Ha seguito la classe 12.', '12'],
    ['nl', 'Groep 5 met 24 kinderen', 'Zij gaf les aan groep 24.', '24'],
    ['pl', 'Rozwój 5 serwisów w Javie 17', 'Rozwija serwisy w Javie 5 i Kotlinie.', '5'],
    ['pl', 'Szkoła nr 21, klasy 4–7', 'Uczyła w Szkole nr 4 w Gdyni.', '4'],
    ['pt', 'Turma do nível 3, 8 alunos', 'Ensinou o nível 8.', '8'],
  ])('when %s has “%s” and says “%s”, then %s is another', (language, entry, text, number) => {
    expect(wrong(language, entry, text)).toBe(number)
  })
})
