import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherDate } from './own-dates.js'

const dated = (language: string, text: string, ...told: readonly string[]) =>
  otherDate({
    ...saidOf(
      text,
      [groundOf('work/0', told, language, { dates: { start: '2014', end: '2021' } })],
      language,
    ),
    isPlain: (word) => word.length < 4,
  })

const lead = 'Dal 2016 responsabile di una squadra'

const rows: readonly (readonly [string, string, string])[] = [
  ['en', 'Wrote the bulletin until 2017', 'Wrote the bulletin since 2017'],
  ['de', 'Schrieb das Blatt bis 2017', 'Schrieb das Blatt seit 2017'],
  ['fr', "Rédigeait le bulletin jusqu'en 2017", 'Rédigeait le bulletin à partir de 2017'],
  ['es', 'Escribió el boletín hasta 2017', 'Escribió el boletín a partir de 2017'],
  ['it', 'Scriveva il bollettino fino al 2017', 'Scriveva il bollettino dal 2017'],
  ['nl', 'Schreef het bulletin tot 2017', 'Schreef het bulletin vanaf 2017'],
  ['pl', 'Pisał biuletyn do 2017 roku', 'Pisał biuletyn od 2017 roku'],
  ['pt', 'Escreveu o boletim até 2017', 'Escreveu o boletim a partir de 2017'],
]

describe('dates of one entry', () => {
  it('when the span of all of it is told of what began in it, then it does not stand', () => {
    expect(dated('it', 'Responsabile di una squadra dal 2014 al 2021.', lead)).toBeDefined()
    expect(dated('it', 'Responsabile di una squadra dal 2016.', lead)).toBeUndefined()
    expect(dated('it', 'Muratore dal 2014 al 2021.', 'Muratore', lead)).toBeUndefined()
  })

  it.each(rows)('when %s says “%s” as it is, then it stands', (language, told) => {
    expect(dated(language, `${told}.`, told)).toBeUndefined()
  })

  it.each(rows)('when %s turns “%s” into “%s”, then it does not stand', (language, told, text) => {
    expect(dated(language, `${text}.`, told)).toBeDefined()
  })

  it.each([
    ['en', 'In 2019 the switch was reported.', 'Reported the switch in 2019; rebuilt in 2021'],
    ['en', 'The switch was rebuilt in 2021.', 'Reported the switch in 2019; rebuilt in 2021'],
    ['en', 'Replaced the lanterns by 2023.', 'Replaced the lanterns between 2022 and 2023'],
    ['de', 'Seit 2020 Lehrfahrer.', 'Fahrer, seit 2020 auch Lehrfahrer'],
    ['en', 'From 2014 to 2021 she was there.', 'Replaced the lanterns in 2022'],
    ['it', 'Tra il 2022 e il 2023 ha sostituito le lanterne.', 'Sostituite le lanterne nel 2022 e 2023'],
    ['en', 'Sold tickets and, in 2021, rebuilt the switch.', 'Rebuilt the switch in 2021'],
    ['en', 'Joined in 2014.', 'Reported the switch in 2019'],
    ['en', 'Has made brochures for the theatre since 2019.', 'Brochures for the theatre, 2019 to date'],
    ['en', 'Freelance since 2014.', 'Brochures for the theatre, 2019 to date'],
  ])('when %s says “%s” of “%s”, then it stands', (language, text, told) => {
    expect(dated(language, text, told)).toBeUndefined()
  })

  it.each([
    ['en', 'Made brochures for the theatre in 2014.', 'Brochures for the theatre, 2019'],
    ['de', 'Seit 2014 Programmhefte für das Theater.', 'Programmhefte für das Theater, seit 2019'],
    ['es', 'Folletos para el teatro desde 2014.', 'Folletos para el teatro, desde 2019'],
    ['en', 'The switch was rebuilt in 2019.', 'Reported the switch in 2019; rebuilt in 2021'],
    ['en', 'Between 2023 and 2022 she replaced the lanterns.', 'Replaced the lanterns since 2022'],
    ['it', 'Tra il 2023 e il 2022 ha sostituito le lanterne.', 'Sostituite le lanterne'],
    ['en', 'Sold tickets and, in 2020, rebuilt the switch.', 'Rebuilt the switch in 2021'],
    ['en', 'Replaced the lanterns from 2014 to 2023.', 'Replaced the lanterns in 2022'],
    ['fr', 'En 2023, elle a lancé un abonnement.', 'Lancé un abonnement en 2020, arrêté en 2023'],
    ['de', 'Seit 2016 Lehrfahrer.', 'Fahrer, seit 2020 auch Lehrfahrer'],
    ['de', 'Seit 2016 ist er Lehrfahrer.', 'Seit 2018 Lehrfahrer, bisher 23 Schüler begleitet'],
    ['pl', 'Dowódca od 2012 roku.', 'Strażak, dowódca od 2019 roku'],
  ])('when %s says “%s” of “%s”, then it does not', (language, text, told) => {
    expect(dated(language, text, told)).toBeDefined()
  })

  it('when an entry has its date with another word for it, then that of another thing does not stop it', () => {
    const text = 'Le chantier doit être livré en mars 2027.'
    const school = 'Groupe scolaire, livré en août 2021'
    expect(dated('fr', text, 'Chantier, livraison prévue en mars 2027', school)).toBeUndefined()
    expect(dated('fr', text, 'Chantier, réunion prévue en mars 2027', school)).toBeDefined()
  })
})
