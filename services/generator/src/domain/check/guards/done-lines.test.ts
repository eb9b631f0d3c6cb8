import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { unknownWord } from './unknown-word.js'

const wrong = (language: string, line: string, text: string) =>
  unknownWord(saidOf(text, [groundOf('work/0', [line], language)], language))

describe('a line that names a deed by a noun', () => {
  it.each([
    ['de', 'Offene Sprechstunde am Dienstag', 'Am Dienstag hält sie eine offene Sprechstunde ab.'],
    ['de', 'Prüfungen und Elternabende', 'Sie hielt Elternabende ab.'],
    ['de', 'Melde- und Passwesen', 'Sie war für das Passwesen zuständig.'],
    ['de', 'Vergabe der Beete', 'Sie ist für die Vergabe der Beete zuständig.'],
    ['de', 'Nimmt neue Releases ab', 'Sie ist für die Abnahme neuer Releases zuständig.'],
    ['nl', 'Inkoop van proviand', 'Hij verzorgde de inkoop van proviand.'],
    ['nl', 'Gaf in 2020 vier workshops', 'In 2020 verzorgde hij vier workshops.'],
    ['nl', 'Controles en reparaties', 'Zij voert controles uit.'],
    ['nl', 'Boekhouding van de stichting', 'Hij voerde de boekhouding.'],
    ['nl', 'Dagelijkse metingen', 'Zij verricht dagelijkse metingen.'],
  ])('when %s has “%s”, then “%s” stands', (language, line, text) => {
    expect(wrong(language, line, text)).toBeUndefined()
  })

  it.each([
    ['de', 'Begleitung der Sprechstunde', 'Sie hält die Sprechstunde ab.'],
    ['de', 'Ausbildung', 'Sie hielt die Ausbildung ab.'],
    ['de', 'Werkstatt mit Wartung', 'Sie ist für die Werkstatt zuständig.'],
    ['de', 'Wartung in der Werkstatt', 'Sie ist für die Werkstatt zuständig, auch in der Wartung.'],
    ['nl', 'Afdeling met 28 patiënten', 'Zij verzorgde patiënten.'],
    ['nl', 'Hulp bij de boekhouding', 'Hij voerde de boekhouding.'],
    ['nl', 'Hulp bij metingen', 'Zij verricht metingen.'],
    ['en', 'Measurements', 'She executed measurements.'],
  ])('when %s has “%s”, then “%s” does not', (language, line, text) => {
    expect(wrong(language, line, text)).toBeDefined()
  })
})
