import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { loweredTitle } from './lowered.js'

const wrong = (language: string, entry: string, text: string) =>
  loweredTitle(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('a title that an entry has lowered', () => {
  it.each([
    ['en', 'Deputy Manager', 'Ada is the manager.', 'Ada is the deputy manager.'],
    [
      'de',
      'Stellvertretende Betriebsleiterin',
      'Ada ist Betriebsleiterin.',
      'Ada ist stellvertretende Betriebsleiterin.',
    ],
    ['fr', 'Directrice adjointe', 'Elle est directrice.', 'Elle est directrice adjointe.'],
    ['es', 'Directora adjunta', 'Es directora.', 'Es directora adjunta.'],
    ['it', 'Vice direttrice', 'È direttrice.', 'È vice direttrice.'],
    ['nl', 'Plaatsvervangend directeur', 'Zij is directeur.', 'Zij is plaatsvervangend directeur.'],
    ['pl', 'Zastępca dyrektora', 'Jest dyrektorem.', 'Jest zastępcą dyrektora.'],
    ['pt', 'Diretora adjunta', 'É diretora.', 'É diretora adjunta.'],
  ])('when %s has “%s”, then “%s” does not stand, and “%s” does', (language, entry, text, right) => {
    expect(wrong(language, entry, text)).toBeDefined()
    expect(wrong(language, entry, right)).toBeUndefined()
  })

  it.each([
    ['en', 'Acting team leader for 5 months', 'She acted as team leader for five months.'],
    ['fr', 'Directrice intérimaire', 'Elle était directrice par intérim.'],
  ])('when %s has “%s”, then “%s” stands', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })

  it('is told by standing in of one who stood in alone', () => {
    expect(wrong('en', 'Assistant head teacher', 'She acted as head teacher.')).toBe('head')
  })

  it.each([
    ['Jest pielęgniarką oddziałową.', 'pielęgniarką'],
    ['Jest zastępczynią pielęgniarki oddziałowej.', undefined],
    ['Zastępuje pielęgniarkę oddziałową.', undefined],
    ['Jest pielęgniarką.', undefined],
  ])('when two words are a title and one of them is had whole, then of “%s” it is %s', (text, word) => {
    const texts = ['Pielęgniarka', 'Zastępczyni pielęgniarki oddziałowej']
    expect(loweredTitle(saidOf(text, [groundOf('work/0', texts, 'pl')], 'pl'))).toBe(word)
  })

  it('when a sentence of its own follows, then nothing is lowered', () => {
    const entry = 'Praca w branży produkcyjnej. Wspiera menedżerów w rozmowach.'
    expect(wrong('pl', entry, 'Pracuje w branży produkcyjnej.')).toBeUndefined()
  })

  it.each([
    ['it is had whole as well', 'Deputy manager, then manager', 'Ada is the manager.'],
    ['it is not there', 'Deputy manager', 'Ada is a baker.'],
    ['nothing is lowered', 'Manager', 'Ada is the manager.'],
  ])('when %s, then it stands', (_what, entry, text) => {
    expect(wrong('en', entry, text)).toBeUndefined()
  })
})

describe('what somebody learned', () => {
  it.each([
    ['fr', 'Stagiaire communication interne', 'Un stage en communication interne.', true],
    ['fr', 'Stagiaire communication interne', 'Elle était en communication interne.', false],
    ['fr', 'Apprenti boulanger', 'Après son apprentissage, il a été boulanger.', false],
    ['fr', 'Stagiaire comptable', 'Elle a fait son stage de comptable.', true],
    ['fr', 'Directrice adjointe', 'Directrice, elle a suivi un stage.', false],
    ['es', 'Aprendiz cocinera', 'Fue cocinera.', false],
  ])('when %s has “%s” and says “%s”, then it stands: %s', (language, entry, text, stands) => {
    expect(wrong(language, entry, text) === undefined).toBe(stands)
  })
})
