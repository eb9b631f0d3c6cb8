import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherAwardTerm } from './award-terms.js'

const other = (language: string, text: string, title: string, id = 'awards/0') =>
  otherAwardTerm(saidOf(text, [groundOf(id, [title], language)], language))

describe('what an award is given for', () => {
  it.each([
    [
      'en',
      'Employee of the Month',
      'She was Employee of the Month.',
      'In 2019 she was employee of the year.',
    ],
    ['de', 'Mitarbeiter des Monats', 'Er war Mitarbeiter des Monats.', 'Er war Mitarbeiter des Jahres.'],
    ['fr', 'Employée du mois', 'Employée du mois en 2019.', "Elle a été employée de l'année."],
    ['es', 'Empleada del mes', 'Fue empleada del mes.', 'Fue empleada del año.'],
    ['it', 'Commessa del mese', 'Commessa del mese nel 2019.', "È stata commessa dell'anno."],
    ['nl', 'Medewerker van de maand', 'Medewerker van de maand.', 'Ze was medewerker van het jaar.'],
    ['pl', 'Pracownik miesiąca', 'Pracownikiem miesiąca był w 2019 roku.', 'Został pracownikiem roku.'],
    ['pt', 'Funcionária do mês', 'Funcionária do mês em 2019.', 'Foi funcionária do ano.'],
  ])('when %s has “%s”, then it stands for that term alone', (language, title, same, wrong) => {
    expect(other(language, same, title)).toBeUndefined()
    expect(other(language, wrong, title)).toBeDefined()
  })

  it.each([
    ['The baker of the year spoke.', 'Employee of the Month'],
    ['At the end of the year she was Employee of the Month.', 'Employee of the Month'],
    ['She was employee of the year.', 'Employee of the Year, Employee of the Month 2018'],
  ])('when “%s” is said of “%s”, then it stands', (text, title) => {
    expect(other('en', text, title)).toBeUndefined()
  })
})
