import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { acrossStatements } from './one-statement.js'

const wrong = (language: string, told: readonly string[], text: string, frame: readonly string[] = []) => {
  const ground = groundOf('work/0', [...frame, ...told], language, { told, frame })
  const grounds = [groundOf('person', ['Ana Berg'], language), ground]
  return acrossStatements(saidOf(text, grounds, language))
}
const clinic = ['Recovered wages for 212 cooks', 'Runs a Saturday clinic with five law students']
const salon = [
  'Ha introdotto tinte',
  'Prenotazioni salite in due anni',
  'Ha riparato passerelle con la squadra',
  'Oggi in salone',
]

describe('a phrase set apart from what it is told with', () => {
  it.each([
    ['en', clinic, 'With five law students she recovered wages for 212 cooks.'],
    ['en', clinic, 'She recovered wages for 212 cooks, with five law students.'],
    [
      'en',
      ['Wrote the engine in Go', 'Halved incidents'],
      'She wrote the engine in Go, which halved incidents.',
    ],
    [
      'es',
      ['Revisaba prospectos', 'Tutorizó a cuatro estudiantes'],
      'Revisaba, con cuatro estudiantes, prospectos.',
    ],
    [
      'es',
      ['Hizo guardias de noche', 'Realizó 300 ecografías'],
      'Realizó 300 ecografías durante sus guardias.',
    ],
    ['it', salon, 'Ha introdotto tinte, con la squadra.'],
    [
      'nl',
      ['Leidde een werkgroep', 'Verlaagde de kosten van 9 naar 6 euro'],
      'Ze leidde een werkgroep die de kosten verlaagde van 9 naar 6 euro.',
    ],
    [
      'nl',
      ['Plande 38 ritten', 'Rooster waarmee het overwerk daalde'],
      'Ze plande 38 ritten, waardoor het overwerk daalde.',
    ],
    [
      'de',
      ['Mitglied im Betriebsrat', 'Meldete die Weiche'],
      'Als Mitglied im Betriebsrat meldete sie die Weiche.',
    ],
  ])('when %s tells %j apart, then “%s” does not stand', (language, told, text) => {
    expect(wrong(language, told, text)).toBeDefined()
  })

  it.each([
    ['it', ['Era boscaiolo', 'Lavora in servizio'], 'In passato era boscaiolo; oggi è in servizio.'],
    ['en', clinic, 'With five law students she runs a Saturday clinic.'],
    [
      'en',
      clinic,
      'In 2021 she recovered wages for 212 cooks, and she runs a clinic with five law students.',
    ],
    ['en', clinic, 'She recovered wages for 212 cooks; in 2027 a clinic with five law students is planned.'],
    ['it', salon, 'Ha introdotto tinte; in due anni le prenotazioni sono salite.'],
    ['it', salon, 'Ha introdotto tinte e, con la squadra, ha riparato passerelle.'],
    ['it', salon, 'In passato ha riparato passerelle; oggi è in salone.'],
    ['en', clinic, 'She recovered wages for 212 cooks, besides a clinic with five law students.'],
    [
      'nl',
      ['Plande 38 ritten', 'Rooster waarmee het overwerk daalde'],
      'Ze maakte een rooster waardoor het overwerk daalde.',
    ],
    ['en', ['Her crew of nine lifted beams', 'Led a crew of nine'], 'Her crew lifted beams.'],
    [
      'es',
      ['Hizo guardias de noche', 'Realizó 300 ecografías'],
      'Durante su etapa hizo guardias y realizó ecografías.',
    ],
  ])('when %s tells %j so, or each by itself, then “%s” stands', (language, told, text) => {
    expect(wrong(language, told, text)).toBeUndefined()
  })

  it('when it is labelled in the summary of the person, then it is told of all of it', () => {
    const told = ["8 ans d'énergie et de transport.", 'Spécialité : séries temporelles.']
    const ground = groundOf('basics', told, 'fr', { told })
    const said = (text: string) => acrossStatements(saidOf(text, [ground], 'fr'))
    const all = "8 ans d'énergie et de transport, avec"
    expect(said(`${all} pour spécialité les séries temporelles.`)).toBeUndefined()
    expect(said(`${all} les séries temporelles.`)).toBeDefined()
    expect(said("8 ans d'énergie, avec pour spécialité le transport.")).toBeDefined()
  })

  it('when a frame has its words only beside what it is about, then they are no place of the deed', () => {
    const frame = ['Traineeship on a private estate with deer park and arboretum']
    expect(wrong('en', ['Planted 300 limes'], 'She planted 300 limes in the deer park.', frame)).toBeDefined()
    expect(
      wrong('en', ['Planted 300 limes'], 'She planted 300 limes on a private estate.', frame),
    ).toBeUndefined()
  })
})

describe('a phrase behind a semicolon', () => {
  const exams = 'Preparo alunos para exames; nos últimos anos passaram 61'
  const told = [exams, 'Coordeno o intercâmbio com escolas da Irlanda']

  it('when it is told anew as the entry tells it, then it stands', () => {
    expect(wrong('pt', told, 'Prepara alunos para exames; nos últimos anos passaram 61.')).toBeUndefined()
  })

  it('when it mixes two, or is set apart by a comma, then it does not', () => {
    expect(wrong('pt', told, 'Prepara alunos; nos últimos anos com escolas da Irlanda.')).toBeDefined()
    expect(wrong('pt', told, 'Prepara alunos para exames, com escolas da Irlanda.')).toBeDefined()
  })
})
