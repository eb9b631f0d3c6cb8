import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { check } from './check.js'
import { groundsOf } from './grounds.js'

const today = '2026-11-01'
const german: ResumeContent = {
  basics: { name: 'Mara Brandt', label: 'Bäckerin', summary: 'Testet eine Buchungsplattform für Pensionen.' },
  work: [
    {
      name: 'Kornhaus',
      position: 'Bäckerin',
      location: 'Kiel',
      startDate: '2020-01',
      highlights: [
        'Automatisiert Tests mit Cypress, bisher 140 von 310',
        'Montage einer Orgel mit dem Werkstattleiter in Colmar',
        'Zwei Gesellen und eine Auszubildende',
      ],
    },
    {
      name: 'Backstube Nord',
      position: 'Tutorin',
      location: 'Lübeck',
      startDate: '2018-04',
      endDate: '2018-09',
      highlights: ['Ich nahm an einem Kurs der Akademie teil.', 'Ich nahm am Umbau der Halle teil.'],
    },
    {
      name: 'Hof Süd',
      position: 'Volontärin',
      location: 'Husum',
      startDate: '2016-04',
      endDate: '2018-03',
      highlights: ['Weiterhin sechs Stunden eigene Beratung', 'Kurse zur Meisterprüfung'],
    },
  ],
  education: [
    {
      institution: 'Universität Kiel',
      area: 'Informatik',
      studyType: 'Bachelor of Science',
      startDate: '2022-10',
      endDate: '2027-09',
    },
    {
      institution: 'Universität Jena',
      area: 'Physik',
      studyType: 'Master',
      startDate: '2010-10',
      endDate: '2015-12',
    },
  ],
  projects: [{ name: 'Helfer', description: 'Python-Skript zur Dublettenprüfung' }],
  interests: [{ name: 'Chorgesang' }],
}
const dutch: ResumeContent = {
  basics: { name: 'Mara Brandt', label: 'Schipper' },
  work: [
    {
      name: 'Rederij Vos',
      position: 'Schipper',
      location: 'Zwolle',
      startDate: '2020-02',
      highlights: [
        'Vaart met de Salland, met een bemanning van drie',
        'Heeft twee bakkers en een winkelmedewerker in dienst',
        '60 gesprekken per dienst',
        'Zorg in 14 dorpen',
      ],
    },
    { name: 'Krant Oost', position: 'Redacteur', startDate: '2017-07', endDate: '2017-12' },
  ],
  projects: [{ name: 'Scriptie', description: 'Onderzoek naar slaap. Cijfer: 8,5.' }],
  awards: [{ title: 'Deegrol', date: '2024', awarder: 'Gilde', summary: 'Tweede plaats voor brood.' }],
}
const keeps = (language: string, content: ResumeContent, text: string, sources: string) => {
  const composition = { language, intro: [{ text, sources: sources.split(' ') }], sections: [] }
  const { intro } = check(composition, content, groundsOf(content, language, today)).composition
  return intro.map((sentence) => sentence.text).includes(text)
}

describe('German grammar that tells no more than the entries', () => {
  it.each([
    ['projects/0', 'Mit einem Python-Skript werden Dubletten geprüft.'],
    ['basics', 'Sie testet eine Plattform, über die Pensionen gebucht werden.'],
    ['work/0', 'Bisher hat sie 140 der 310 Tests mit Cypress automatisiert.'],
    ['work/0', 'In Kiel wurde sie Bäckerin.'],
    ['work/1', 'Sie besuchte einen Kurs der Akademie.'],
    ['work/1', 'Im Sommersemester 2018 war sie Tutorin.'],
    ['work/2 education/1', 'Kurz nach dem Ende ihres Studiums begann sie im April 2016 als Volontärin.'],
    ['education/0', 'Im September 2027 will sie ihr Bachelorstudium abschließen.'],
    ['work/2', 'Sechs Stunden beriet sie selbst.'],
  ])('when the entries %s say it, then “%s” stays', (sources, text) => {
    expect(keeps('de', german, text, sources)).toBe(true)
  })

  it.each([
    ['projects/0', 'Sie prüft Dubletten.'],
    ['work/2', 'Ein Kurs, der Meister prüft, kam dazu.'],
    ['basics', 'Sie bucht Pensionen über eine Plattform.'],
    ['work/0', 'Sie automatisierte 310 Tests.'],
    ['work/0', '140 von 310 Orgeln sind montiert.'],
    ['work/0', 'Vier Leute arbeiten bei ihr: zwei Gesellen und eine Auszubildende.'],
    ['work/0', 'Sie ist in Colmar Werkstattleiterin.'],
    ['work/1', 'Sie hielt einen Kurs der Akademie.'],
    ['work/1', 'Sie besuchte den Umbau der Halle.'],
    ['work/2', 'Im Sommersemester 2017 war sie Volontärin.'],
    ['work/1', 'Im Wintersemester 2018/19 war sie Tutorin.'],
    ['work/0 education/1', 'Kurz nach dem Ende ihres Studiums begann sie im Januar 2020 als Bäckerin.'],
    ['education/0', 'Sie konnte ihr Studium 2025 abschließen.'],
    ['interests/0', 'Neben der Leitung der Backstube singt sie im Chor.'],
  ])('when the entries %s do not say it, then “%s” goes', (sources, text) => {
    expect(keeps('de', german, text, sources)).toBe(false)
  })
})

describe('Dutch grammar that tells no more than the entries', () => {
  it.each([
    ['work/0', 'Met een bemanning van drie vaart hij met de Salland.'],
    ['work/0', 'Hij heeft drie mensen in dienst: twee bakkers en een winkelmedewerker.'],
    ['work/0', 'Inmiddels is hij meer dan zes jaar in dienst van Rederij Vos.'],
    ['work/0', 'Per dienst voerde hij 60 gesprekken.'],
    ['work/0', 'Hij verleende zorg in 14 dorpen.'],
    ['work/1', 'In de tweede helft van 2017 was hij redacteur.'],
    ['projects/0', 'Zijn scriptie werd beoordeeld met een 8,5.'],
    ['awards/0', 'Zijn brood werd bekroond met een tweede plaats.'],
  ])('when the entries %s say it, then “%s” stays', (sources, text) => {
    expect(keeps('nl', dutch, text, sources)).toBe(true)
  })

  it.each([
    ['work/0', 'Met drie schippers vaart hij met de Salland.'],
    ['work/0', 'Hij heeft vier mensen in dienst: twee bakkers en een winkelmedewerker.'],
    ['work/0', 'Hij is meer dan zeven jaar in dienst van Rederij Vos.'],
    ['work/0', 'Al zes jaar verleent hij zorg in 14 dorpen.'],
    ['work/0', 'Hij voerde 90 gesprekken per dienst.'],
    ['work/1', 'In de eerste helft van 2017 was hij redacteur.'],
    ['work/0', 'In de tweede helft van 2020 was hij schipper.'],
    ['projects/0', 'Zijn scriptie werd als beste beoordeeld.'],
    ['awards/0', 'Zijn brood werd in 2024 bekroond met de derde plaats.'],
  ])('when the entries %s do not say it, then “%s” goes', (sources, text) => {
    expect(keeps('nl', dutch, text, sources)).toBe(false)
  })
})
