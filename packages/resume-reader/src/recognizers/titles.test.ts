import { titleKind } from './titles.js'

describe('section titles', () => {
  test.each([
    ['WORK EXPERIENCE', 'work'],
    ['Berufserfahrung', 'work'],
    ['Doświadczenie zawodowe', 'work'],
    ['Expérience professionnelle:', 'work'],
    ['Formación académica', 'education'],
    ['Istruzione e formazione', 'education'],
    ['Opleidingen', 'education'],
    ['SCHUL- UND BERUFSBILDUNG', 'education'],
    ['Competências', 'skills'],
    ['2. Languages', 'languages'],
    ['Hobbies & Interests', 'interests'],
    ['Certifications & Awards', 'certificates'],
    ['S K I L L S', 'skills'],
    ['Peachtree Memorial Hospital', undefined],
  ])('when a title reads %s, then it opens %s', (text, kind) => {
    expect(titleKind(text)).toBe(kind)
  })
})
