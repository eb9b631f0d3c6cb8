import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { check } from './check.js'
import { groundsOf } from './grounds.js'
import { isKept, job, type Entry } from '../../../tests/said-in-german.js'

const post = (position: string): readonly Entry[] => [{ name: 'Acme', position, startDate: '2018-01' }]
const till = [{ organization: 'TV Au', position: 'Kassierer', summary: 'Kassenführung für 82 Parzellen' }]
const baker = [
  { institution: 'BS Au', area: 'Bäcker', studyType: 'Berufsausbildung', startDate: '1998', endDate: '2001' },
]
const certificate = [{ name: 'Transplantationsbeauftragte', date: '2023-09', issuer: 'BZ Kiel' }]
const serial = job('Meine Serie über Dorfläden erschien in sechs Teilen', 'Acht Porträts von Wirten')
const podcast = job('Einen wöchentlichen Podcast gestartet', 'Gestartet als Aushilfe im Lager')
const safe = job('Seit 2014 kein selbst verschuldeter Unfall', 'Meldung von Störungen')
const group = job('Mitarbeit in der Arbeitsgruppe Sturzprophylaxe', 'Mitarbeit an der Planung des Umbaus')
const helped = job('Unterstützte den Wahlleiter bei der Wahl')
const lines = job('Störungsbeseitigung an Maschinen (4 Linien, 24/7)')
const delivered = job('Lieferte mit dem Transporter an sechs Filialen')
const prize = [
  {
    title: 'Nachwuchspreis',
    date: '2018',
    awarder: 'Verein West',
    summary: 'Für den besten Vortrag der Jahrestagung',
  },
]
const trainer = [
  { name: 'Bahn', position: 'Lehrfahrer', startDate: '2018', highlights: ['23 Fahrschüler begleitet'] },
]

describe('what a German resume notes, told in other words', () => {
  it.each([
    ['work', serial, 'Ihre sechsteilige Serie handelte von Dorfläden.'],
    ['work', podcast, 'Sie gründete einen wöchentlichen Podcast.'],
    ['work', job('Mir liegt am Herzen, dass Kinder lesen'), 'Ihr ist wichtig, dass Kinder lesen.'],
    ['volunteer', till, 'Er verwaltet die Kasse für 82 Parzellen.'],
    ['work', safe, 'Einen selbst verschuldeten Unfall hatte er seit 2014 nicht.'],
    ['work', group, 'Sie gehörte der Arbeitsgruppe Sturzprophylaxe an.'],
    ['work', helped, 'Bei der Wahl ging sie dem Wahlleiter zur Hand.'],
    ['work', post('Fachliche Leitung Technik'), 'Sie ist fachliche Leiterin der Technik.'],
    ['work', post('Assistenz der Geschäftsführung'), 'Sie ist Assistentin der Geschäftsführung.'],
    ['work', post('Sachbearbeitung Einkauf'), 'Sie ist Sachbearbeiterin im Einkauf.'],
    ['education', baker, 'Gelernt hat er das Bäckerhandwerk.'],
    [
      'certificates',
      certificate,
      'Im September 2023 kam der Abschluss als Transplantationsbeauftragte hinzu.',
    ],
    ['awards', prize, '2018 wurde ihr Vortrag als bester der Jahrestagung geehrt.'],
    ['work', trainer, 'Er bildet als Lehrfahrer Fahrschüler aus.'],
    ['work', lines, 'Sie beseitigte Störungen an Maschinen, verteilt auf vier Linien.'],
    ['work', delivered, 'Mit dem Transporter belieferte er sechs Filialen.'],
  ])('when %s has %j, then “%s” stands', (section, entries, text) => {
    expect(isKept(section, entries, text)).toBe(true)
  })

  it.each([
    ['work', serial, 'Ihre achtteilige Serie handelte von Dorfläden.'],
    ['work', serial, 'Ihre sechsteilige Serie handelte von Wirten.'],
    ['work', podcast, 'Sie gründete Acme.'],
    ['work', podcast, 'Sie gründete das Lager.'],
    ['volunteer', till, 'Er verwaltet 82 Parzellen.'],
    ['volunteer', till, 'Er verwaltet den TV Au.'],
    ['work', safe, 'Störungen hatte er nicht.'],
    ['work', safe, 'Seit 2014 arbeitet er dort nicht.'],
    ['work', group, 'Sie leitete die Arbeitsgruppe Sturzprophylaxe.'],
    ['work', group, 'Zu ihren Aufgaben gehörte der Umbau und dessen Planung.'],
    ['work', helped, 'Sie hatte die Wahl in der Hand.'],
    ['work', helped, 'Bei der Wahl ging ihr der Wahlleiter zur Hand.'],
    ['work', post('Stellvertretende Leitung Technik'), 'Sie ist Leiterin der Technik.'],
    ['work', post('Assistenz der Geschäftsführung'), 'Sie ist Geschäftsführerin.'],
    ['work', post('Vertretung der Schichtführung'), 'Sie ist Schichtführerin.'],
    ['work', post('Sachbearbeitung Einkauf'), 'Sie ist Sachbearbeiterin im Verkauf.'],
    ['work', job('Geschäftsführung bei Investitionen beraten'), 'Sie ist Geschäftsführerin bei Acme.'],
    ['work', post('Kommissarische Leitung Technik'), 'Sie ist Leiterin der Technik.'],
    ['work', job('Beim Marathon in Kiel gestartet'), 'Sie gründete den Marathon in Kiel.'],
    ['work', job('Zum Einsatz gerufen'), 'Sie gründete den Einsatz.'],
    ['work', post('Kassiererin'), 'Sie kümmert sich um die Finanzen.'],
    ['work', post('Kassiererin'), 'Sie verwaltet die Finanzen.'],
    ['work', job('Keine Reklamationen bei 40 Einbauten'), 'Einbauten hatte er nicht.'],
    ['work', job('Keine Fehler an Anlagen gefunden'), 'Fehler machte er nicht.'],
    ['work', helped, 'Der Wahlleiter ging Ada zur Hand.'],
    ['education', [{ ...baker[0], area: 'Steuerfachangestellte' }], 'Sie lernte im Handwerk.'],
    ['skills', [{ name: 'Kommunikation', keywords: ['Verhandlungen', 'Teams'] }], 'Sie führt Teams.'],
    [
      'certificates',
      [{ name: 'Projektmanagement', issuer: 'Hochschule Kehl' }],
      'Sie hat einen Hochschulabschluss in Projektmanagement.',
    ],
    ['education', baker, 'Gelernt hat er das Tischlerhandwerk.'],
    [
      'certificates',
      certificate,
      'Im September 2022 kam der Abschluss als Transplantationsbeauftragte hinzu.',
    ],
    ['certificates', certificate, 'Sie hat einen Hochschulabschluss.'],
    ['awards', prize, 'Sie wurde Leiterin der Jahrestagung.'],
    ['work', trainer, 'Er bildete 23 Lehrfahrer aus.'],
    ['work', lines, 'Sie beseitigte Störungen an Maschinen, verteilt auf fünf Linien.'],
    ['work', delivered, 'Er belieferte sieben Filialen.'],
  ])('when %s has %j, then “%s” does not stand', (section, entries, text) => {
    expect(isKept(section, entries, text)).toBe(false)
  })

  it('when something came after the first that there was, then the two may stand in one clause', () => {
    const content = {
      basics: { name: 'Ada Nowak' },
      work: [
        { name: 'Klinik Au', position: 'Pflegerin, Kardiologie', startDate: '2014-10', endDate: '2015-12' },
      ],
      education: [
        {
          institution: 'BS Au',
          studyType: 'Ausbildung mit Examen',
          startDate: '2011-10',
          endDate: '2014-09',
        },
      ],
    } as ResumeContent
    const isSaid = (text: string) =>
      check(
        { language: 'de', intro: [{ text, sources: ['work/0', 'education/0'] }], sections: [] },
        content,
        groundsOf(content, 'de', '2026-05-01'),
      ).composition.intro[0]?.text === text
    expect(isSaid('Meine erste Stelle nach dem Examen trat ich im Oktober 2014 in der Klinik Au an.')).toBe(
      true,
    )
    expect(isSaid('Meine erste Stelle vor dem Examen trat ich im Oktober 2014 in der Klinik Au an.')).toBe(
      false,
    )
    expect(isSaid('Meine erste Stelle nach dem Examen trat ich im September 2014 in der Klinik Au an.')).toBe(
      false,
    )
  })
})
