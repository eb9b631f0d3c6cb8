import { languageOf, pageLanguage } from './language.js'

test.each([
  ['en', 'Led the team that moved billing to the cloud and cut costs for all of the customers'],
  ['de', 'Leitung eines Teams für die Entwicklung von Brücken und Tunneln bei der Bahn'],
  ['fr', 'Responsable de la gestion des équipes et du budget pour les projets dans le nord'],
  ['es', 'Responsable de la gestión de los equipos y del presupuesto para los proyectos'],
  ['pl', 'Kierowanie zespołem oraz nadzór nad budową mostów w Krakowie i na Śląsku'],
  ['sv', 'Ansvarig för att leda team och bygga system som används av kunder i Norden'],
  ['ru', 'Руководил командой разработки'],
  ['uk', 'Керував командою розробки, її бюджетом і процесами'],
  ['ar', 'مهندسة برمجيات في دبي'],
  ['he', 'מהנדסת תוכנה בתל אביב'],
  ['ja', 'ソフトウェアエンジニアとして働く'],
  ['zh', '负责支付系统的开发与运营'],
  ['en', ''],
  ['en', 'Kayla Dunn 573-555-0190'],
])('when a text is %s, then it is told from its words: %s', (language, text) => {
  expect(languageOf(text)).toBe(language)
})

test('when a resume is in two languages, then its page has the one of its body', () => {
  const highlights = [
    'Planung und Umsetzung der Anlagen für die Kunden in der Region mit einem Team von zwölf Personen',
    'Leitung der Abteilung und Einführung von neuen Verfahren zur Prüfung der Bauteile nach der Norm',
    'Beratung der Werke bei der Umstellung auf eine digitale Fertigung sowie Schulung der Mitarbeiter',
    'Verantwortung für das Budget der Halle und den Einkauf der Maschinen bei den Lieferanten',
  ]
  expect(pageLanguage({ work: [{ name: 'Werk', highlights }] }, 'en')).toBe('de')
  expect(pageLanguage({ work: [{ name: 'Werk', highlights: highlights.slice(0, 1) }] }, 'en')).toBe('en')
  expect(pageLanguage({ work: [{ name: 'Werk', highlights }] }, 'hr')).toBe('hr')
})
