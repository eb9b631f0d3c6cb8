import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { wrongTime } from './times.js'

const job = (language: string, end?: string) =>
  groundOf('work/0', ['Clinic'], language, { dates: { start: '2015-01', end } })
const wrong = (language: string, text: string, end?: string) =>
  wrongTime(saidOf(text, [job(language, end)], language))

describe('what goes on', () => {
  it.each([
    ['en', 'She continues to run the clinic.', 'continues'],
    ['de', 'Sie bleibt in der Klinik.', 'bleibt'],
    ['fr', "Elle continue d'animer la clinique.", 'continue'],
    ['es', 'Continúa gestionando la clínica.', 'Continúa'],
    ['it', 'Continua a gestire la clinica.', 'Continua'],
    ['nl', 'Zij blijft de kliniek leiden.', 'blijft'],
    ['pl', 'Kontynuuje pracę w klinice.', 'Kontynuuje'],
    ['pt', 'Continua a gerir a clínica.', 'Continua'],
    ['pt', 'Mantém a clínica.', 'Mantém'],
    ['es', 'Mantiene la clínica.', 'Mantiene'],
    ['it', 'Mantiene la clinica.', 'Mantiene'],
    ['es', 'Colabora con la clínica.', 'Colabora'],
    ['es', 'También se ocupa de la clínica.', 'ocupa'],
    ['pt', 'Participa na clínica.', 'Participa'],
  ])('when %s says “%s”, then the job has no end', (language, text, verb) => {
    expect(wrong(language, text, '2020-05')).toBe(verb)
    expect(wrong(language, text)).toBeUndefined()
  })

  it.each([
    ['fr', 'Elle suit une formation continue.'],
    ['es', 'Recibió formación continua.'],
    ['it', 'Formazione continua del personale.'],
    ['pt', 'Fez formação contínua na clínica.'],
    ['pt', 'Continuou a gerir a clínica.'],
    ['pt', 'Manteve a clínica.'],
    ['es', 'Colaboró con la clínica.'],
    ['es', 'La clínica ofrece consultas.'],
    ['pt', 'A clínica que participa.'],
  ])('when %s says “%s”, then it may be over', (language, text) => {
    expect(wrong(language, text, '2020-05')).toBeUndefined()
  })
})
