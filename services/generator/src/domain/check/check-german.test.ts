import { describe, expect, it } from '@jest/globals'
import { isKept, job } from '../../../tests/said-in-german.js'

const languages = [
  { language: 'Deutsch', fluency: 'Muttersprache' },
  { language: 'Türkisch', fluency: 'Muttersprache' },
  { language: 'Englisch', fluency: 'B2' },
]

describe('what a German resume notes, told in sentences', () => {
  it.each([
    ['work', job('Wartung und Prüfung von Anlagen'), 'Sie wartet Anlagen.'],
    ['work', job('Bedienung von CNC-Fräsmaschinen'), 'Sie bedient CNC-Fräsmaschinen.'],
    ['work', job('Betrieb von 45 Servern'), 'Sie betreibt 45 Server.'],
    ['work', job('Monatliche Ergebnisrechnung und Ergebnisgespräche'), 'Sie führt Ergebnisgespräche.'],
    [
      'work',
      job('Monatliche Deckungsbeitragsrechnung'),
      'Sie erstellt die monatliche Deckungsbeitragsrechnung.',
    ],
    ['work', job('Schriftsätze nach Diktat'), 'Sie schreibt Schriftsätze nach Diktat.'],
    ['work', job('Teilzeit, 25 Std./Woche'), 'Sie arbeitet in Teilzeit mit 25 Stunden pro Woche.'],
    [
      'work',
      job('Automatisiert Tests, bisher 140 von 310'),
      'Sie automatisiert Tests, von denen bisher 140 von 310 automatisiert sind.',
    ],
    [
      'work',
      job('Mitarbeit in der Arbeitsgruppe Wundmanagement'),
      'In der Arbeitsgruppe Wundmanagement arbeitet sie mit.',
    ],
    ['work', job('Verantwortlich für das Lager'), 'Sie trägt die Verantwortung für das Lager.'],
    [
      'work',
      job('Ausfallkonzept eingeführt, Einsätze dadurch halbiert'),
      'Sie führte ein Ausfallkonzept ein, wodurch sich die Einsätze halbierten.',
    ],
    ['interests', [{ name: 'Schach' }], 'Sie spielt Schach.'],
    [
      'work',
      job('Betreuung von zwei Auszubildenden (Fachinformatiker AE)'),
      'Sie betreut zwei Auszubildende zum Fachinformatiker für Anwendungsentwicklung.',
    ],
    ['skills', [{ name: 'Sprachen', keywords: ['Kotlin'] }], 'Sie schreibt Kotlin.'],
    ['interests', [{ name: 'Seekajak' }], 'In ihrer Freizeit fährt sie Seekajak.'],
    [
      'skills',
      [{ name: 'Büro', level: 'gut', keywords: ['Excel'] }],
      'Im Büro kommt Excel hinzu, auf gutem Niveau.',
    ],
    [
      'languages',
      languages,
      'Mit Deutsch und Türkisch hat sie zwei Muttersprachen, Englisch spricht sie auf Niveau B2.',
    ],
    ['languages', languages, 'Neben ihrer Muttersprache Deutsch spricht sie Englisch (B2) und Türkisch.'],
  ])('when %s has %j, then “%s” stands', (section, entries, text) => {
    expect(isKept(section, entries, text)).toBe(true)
  })

  it.each([
    ['work', job('Wartungspläne und Prüfung von Anlagen'), 'Sie wartet Anlagen.'],
    ['work', job('Vorbereitung von Kundengesprächen'), 'Sie führte Kundengespräche.'],
    ['work', job('Kundengespräche mit Bauleitern'), 'Sie führte Bauleiter.'],
    ['work', job('Unterstützung beim Betrieb von 45 Servern'), 'Sie betreibt 45 Server.'],
    ['work', job('Teilzeit, 25 Std./Woche'), 'Sie arbeitet in Teilzeit mit 30 Stunden pro Woche.'],
    ['work', job('Gutachten an die Leitung weitergeleitet'), 'Sie schrieb Gutachten an die Leitung.'],
    ['work', job('Sortierte das Lager'), 'Sie trägt die Verantwortung für das Lager.'],
    ['work', job('Mitverantwortung für das Lager'), 'Sie trägt die Verantwortung für das Lager.'],
    [
      'work',
      job('Erstellt Testfälle, nimmt seit 2024 Releases ab', 'Dokumentiert Fehler'),
      'Seit 2024 dokumentiert sie Fehler.',
    ],
    [
      'work',
      job('Inventur von 60 Rechnern', 'Einrichtung von Druckern'),
      'Bei Acme richtete sie 60 Rechner ein.',
    ],
    [
      'work',
      job('Abnahmen nach DIN 13849 und Erstprüfung nach DIN 60204'),
      'Sie macht Abnahmen nach DIN 60204 und mehr.',
    ],
    [
      'work',
      job('Vollkonti-Schicht, ab 2021 Schichtführerin Elektro'),
      'Von Januar 2018 bis Mai 2022 war sie Schichtführerin Elektro.',
    ],
    ['interests', [{ name: 'Geschichte des Schachs' }], 'Sie spielt Schach.'],
    ['interests', [{ name: 'Schach' }, { name: 'Fußball' }], 'Sie spielt im Verein Schach.'],
    [
      'skills',
      [{ name: 'Büro', level: 'gut', keywords: ['Excel'] }],
      'Im Büro kommt Excel hinzu, auf hohem Niveau.',
    ],
    ['languages', languages, 'Deutsch, Türkisch und Englisch sind ihre drei Muttersprachen.'],
    ['languages', languages, 'Neben Deutsch hat sie mit Englisch zwei Muttersprachen.'],
    ['languages', languages, 'Neben ihrer Muttersprache Deutsch und Englisch spricht sie Türkisch.'],
  ])('when %s has %j, then “%s” does not stand', (section, entries, text) => {
    expect(isKept(section, entries, text)).toBe(false)
  })
})

describe('how long something in a job took', () => {
  const soldier = [
    {
      name: 'Bataillon 4',
      position: 'Zeitsoldat',
      startDate: '2003-07',
      endDate: '2007-06',
      highlights: ['Auslandseinsatz im Kosovo 2005 (vier Monate)', 'Einsatz als Fahrer'],
    },
  ]

  it('when it took as many months as the job years, then neither is told by the other', () => {
    expect(isKept('work', soldier, 'Sie war vier Monate im Auslandseinsatz im Kosovo.')).toBe(true)
    expect(isKept('work', soldier, 'Sie war vier Jahre im Auslandseinsatz im Kosovo.')).toBe(false)
    expect(isKept('work', soldier, 'Vier Jahre war sie Zeitsoldat.')).toBe(true)
  })
})
