import { describe, expect, it } from '@jest/globals'
import { check } from '../check.js'

const kept = (language: string, line: string, text: string) =>
  check(
    { language, intro: [{ text, sources: ['work/0'] }], sections: [] },
    { work: [{ name: 'Zeta', position: 'x', startDate: '2019-01', highlights: [line] }] },
  ).composition.intro.some((sentence) => sentence.text === text)

describe('what a phrase of an entry says', () => {
  it.each([
    ['it', 'Design system interno da zero', 'Ha creato da zero il design system interno.'],
    ['fr', 'Outil interne à partir de zéro', "Elle a créé à partir de zéro l'outil interne."],
    ['es', 'Sistema interno desde cero', 'Creó desde cero el sistema interno.'],
    ['pt', 'Sistema interno do zero', 'Criou do zero o sistema interno.'],
    ['it', 'Funziona offline, 62 kB in tutto', 'Funziona offline e pesa 62 kB in tutto.'],
    ['fr', 'Fonctionne hors ligne, 62 Ko en tout', 'Fonctionne hors ligne et pèse 62 Ko en tout.'],
  ])('when %s has “%s”, then “%s” stands', (language, line, text) => {
    expect(kept(language, line, text)).toBe(true)
  })

  it.each([
    ['it', 'Design system interno', 'Ha creato il design system interno.'],
    ['it', 'Codice riscritto da zero', 'Ha creato da zero il codice.'],
    ['it', 'Clienti attivi da zero a 40', 'Ha creato clienti attivi.'],
    ['fr', "Refonte de l'outil à partir de zéro", "Elle a créé à partir de zéro l'outil."],
    ['es', 'Rediseño de la web desde cero', 'Creó la web desde cero.'],
    ['fr', 'Couverts de table en argent', 'Elle assure le service.'],
    ['it', 'Bundle ridotto di 62 kB', 'Il bundle pesa 62 kB.'],
    ['it', 'Bundle, 62 kB in meno', 'Il bundle pesa 62 kB.'],
    ['it', 'Bundle da 90 a 62 kB', 'Il bundle pesa 90 kB.'],
  ])('when %s has “%s”, then “%s” does not', (language, line, text) => {
    expect(kept(language, line, text)).toBe(false)
  })
})
