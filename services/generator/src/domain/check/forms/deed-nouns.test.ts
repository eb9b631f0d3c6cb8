import { describe, expect, it } from '@jest/globals'
import { tokensOf } from '../tokens.js'
import { deedNoun } from './deed-nouns.js'

describe('deeds that a line of a job begins with', () => {
  it.each([
    ['de', 'Prüfung von Anträgen', 0, 'prufte'],
    ['pl', 'Model prognozy obłożenia (LightGBM)', 0, 'zbudowal'],
    ['pl', 'Modele ryzyka – walidacja', 0, undefined],
    ['pl', 'Dashboard sprzedaży: wsparcie użytkowników', 0, undefined],
    ['pl', 'Wdrożenie modelu', 1, undefined],
    ['de', 'Vorbereitung und Prüfung der Nähte', 2, 'prufte'],
    ['de', 'Abnahme der Bauten und Rechnungsprüfung', 4, 'prufte'],
    ['de', 'Lehrlingsausbildung', 0, 'ausbildete'],
    ['de', 'Mitarbeiterschulungen in Ulm und Gera', 0, 'schulte'],
    ['de', 'Prüfung zur Meisterin', 0, undefined],
    ['de', 'Meisterprüfung', 0, undefined],
    ['de', 'Hilfe bei Aufbau und Prüfung der Geräte', 4, undefined],
    ['de', 'Schulung', 0, undefined],
    ['de', 'Auf- und Abbau von Zelten', 0, 'aufbau'],
    ['de', 'Aufbau und Abbau', 0, undefined],
    ['de', 'Zustandsprotokolle für den Leihverkehr', 0, 'erstellte'],
    ['de', 'Prüfung der Zustandsprotokolle', 2, undefined],
    ['de', 'Wöchentliche Übungen mit 15 Kindern', 1, 'ubte'],
    ['de', 'Übungen für Gitarre', 0, undefined],
    ['nl', 'Offertes voor parochies', 0, 'opstelde'],
    ['nl', 'Hielp bij offertes voor parochies', 2, 'opstelde'],
    ['nl', 'Werkte met offertes', 2, undefined],
    ['de', 'Fachwirtin im Bauamt. Prüfung von Anträgen', 3, 'prufte'],
    ['de', 'Fachwirtin im Bauamt mit Prüfung von Anträgen', 4, undefined],
    ['pl', 'Raporty dla zarządu', 0, 'sporzadzal'],
    ['es', 'Dirección de un equipo', 0, 'dirigir'],
    ['es', 'Dirección General', 0, undefined],
    ['it', 'Direzione lavori', 0, 'dirigere'],
    ['it', 'Direzione del coro', 0, 'dirigere'],
    ['it', 'Direzione generale', 0, undefined],
    ['pl', 'Projekt i budowa domu', 2, 'budowal'],
    ['pl', 'Nadzór na budowach', 2, undefined],
  ])('when %s has “%s”, then word %s tells “%s”', (language, line, at, deed) => {
    expect(deedNoun(tokensOf(line, language), at, language)).toBe(deed)
  })
})
