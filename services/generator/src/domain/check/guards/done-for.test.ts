import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { doneFor } from './done-for.js'

const wrong = (language: string, entry: string, text: string) =>
  doneFor(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('a deed that something else was done for', () => {
  it.each([
    ['en', 'Entered data for a national study', 'She conducted a national study.', 'conducted'],
    ['en', 'Held workshops that led to the replacement of a till', 'He replaced a till.', 'replaced'],
    ['fr', 'A saisi des données pour une étude', 'Elle a réalisé une étude.', 'réalisé'],
    ['es', 'Recogió datos para un estudio', 'Realizó un estudio.', 'Realizó'],
    ['it', 'Ha registrato i dati per uno studio', 'Ha condotto uno studio.', 'condotto'],
    ['nl', 'Voerde gegevens in voor een onderzoek', 'Zij deed een onderzoek.', 'deed'],
    ['pl', 'Nadzór nad przeglądami regałów', 'Przeprowadzała przeglądy regałów.', 'Przeprowadzała'],
    ['it', "Invio dati per l'elaborazione dei cedolini", 'Elaborava i cedolini.', 'Elaborava'],
    ['pt', 'Dados para a elaboração do balanço', 'Elaborava o balanço.', 'Elaborava'],
    ['pt', 'Registou dados para um estudo', 'Realizou um estudo.', 'Realizou'],
  ])('when %s has “%s”, then “%s” is stopped at %s', (language, entry, text, expected) => {
    expect(wrong(language, entry, text)).toBe(expected)
  })

  it.each([
    ['it was done', 'en', 'Conducted a study', 'She conducted a study.'],
    ['it is told as done elsewhere', 'en', 'Data for a study, study of soils', 'She conducted a study.'],
    ['somebody answers for it', 'en', 'Responsible for audits', 'She conducted audits.'],
    ['the line is its noun', 'pl', 'Przeglądy regałów', 'Przeprowadzała przeglądy regałów.'],
    ['somebody answers for it in Polish', 'pl', 'Odpowiada za przeglądy', 'Przeprowadzała przeglądy.'],
    ['it says since when', 'it', 'Dal 2017 tagli donna', 'Dal 2017 ha fatto tagli donna.'],
    ['nobody does it', 'it', 'Fototrappole per il monitoraggio', 'Fototrappole con cui si monitora.'],
    ['it is said with what', 'it', "Dati per l'elaborazione", 'Dati con cui elaborare i cedolini.'],
    ['it is told as what it was for', 'it', "Dati per l'elaborazione", 'Dati per elaborare i cedolini.'],
    [
      'it was done to them',
      'en',
      'Positioned dogs under guidance of the vet',
      'Guided by the vet, she positioned dogs.',
    ],
    ['nothing is said to be done', 'en', 'Entered data for a study', 'She did.'],
    ['another thing is', 'en', 'Entered data for a study', 'She made data.'],
  ])('when %s, then it stands', (_what, language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })
})
