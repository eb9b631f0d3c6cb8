import { describe, expect, it } from '@jest/globals'
import { check } from '../check.js'
import { groundOf } from '../ground.js'
import { groundsOf } from '../grounds.js'
import { saidOf } from '../said.js'
import { deedAtBound } from './dated-deeds.js'

const job = (
  language: string,
  lines: readonly string[],
  start = '2016-09',
  end: string | undefined = '2019-03',
) => groundOf('work/0', ['Brekke', ...lines], language, { dates: { start, end }, told: lines })

const deed = (language: string, text: string, ...lines: readonly string[]) =>
  deedAtBound(saidOf(text, [job(language, lines)], language))

const lines: Readonly<Record<string, readonly string[]>> = {
  en: ['Cut costs by 12 %', 'Moved 40 servers to a new hall', 'Opened a second shop in March 2019'],
  de: ['Kosten um 12 % gesenkt', 'Im März 2019 eine Filiale eröffnet'],
  fr: ['Réduit les coûts de 12 %', 'Ouvert une boutique en mars 2019'],
  it: ['Ridotti i costi del 12 %', 'Aperto un negozio a marzo 2019'],
  es: ['Redujo los costes un 12 %', 'Abrió una tienda en marzo de 2019'],
  pt: ['Reduziu os custos em 12 %', 'Abriu uma loja em março de 2019'],
  nl: ['Kosten met 12 % verlaagd', 'In maart 2019 een winkel geopend'],
  pl: ['Obniżyła koszty o 12 %', 'Otworzyła sklep w marcu 2019'],
}
const told = (language: string, text: string) => deed(language, text, ...(lines[language] ?? []))

describe('a deed told of the time when its job began or ended', () => {
  it.each([
    ['en', 'In autumn 2016 she cut costs by 12%.'],
    ['en', 'In September 2016 she cut costs by 12%.'],
    ['en', 'She cut costs by 12%, in 2019.'],
    ['en', 'At the end of 2016 costs were cut by 12%.'],
    ['en', 'In 2016 she moved 40 servers to a new hall.'],
    ['en', 'She joined in 2016, and in 2019 she cut costs by 12%.'],
    ['de', 'Im Herbst 2016 senkte sie die Kosten um 12 %.'],
    ['de', 'Sie senkte 2016 die Kosten um 12 %.'],
    ['fr', "À l'automne 2016, elle a réduit les coûts de 12 %."],
    ['fr', 'Elle a réduit les coûts de 12 % en 2019.'],
    ['it', "Nell'autunno del 2016 ha ridotto i costi del 12 %."],
    ['it', 'Ha ridotto i costi del 12 % nel 2019.'],
    ['es', 'En otoño de 2016 redujo los costes un 12 %.'],
    ['es', 'Redujo los costes un 12 % en 2019.'],
    ['pt', 'No outono de 2016 reduziu os custos em 12 %.'],
    ['pt', 'Reduziu os custos em 12 % em 2019.'],
    ['nl', 'In het najaar van 2016 verlaagde ze de kosten met 12 %.'],
    ['nl', 'Ze verlaagde de kosten in 2019 met 12 %.'],
    ['pl', 'Jesienią 2016 roku obniżyła koszty o 12 %.'],
    ['pl', 'Obniżyła koszty o 12 % w 2019 roku.'],
  ])('when %s says “%s”, then it does not stand', (language, text) => {
    expect(told(language, text)).toBeDefined()
  })

  it.each([
    ['en', 'From 2016 to 2019 she cut costs by 12%.'],
    ['en', 'Between 2016 and 2019 she cut costs by 12%.'],
    ['en', 'At Brekke (2016–2019) she cut costs by 12%.'],
    ['en', 'By 2019 she had cut costs by 12%.'],
    ['en', 'She cut costs by 12% until 2019.'],
    ['en', 'Since her appointment in 2016 she has cut costs by 12%.'],
    ['en', 'In 2016 she joined Brekke, where she cut costs by 12%.'],
    ['en', 'She left in 2019 and cut costs by 12%.'],
    ['en', 'In 2016 she moved to Brekke with 40 servers.'],
    ['en', 'In March 2019 she opened a second shop.'],
    ['en', 'In 2016 she was in a hall with 40 servers.'],
    ['de', 'Von 2016 bis 2019 senkte sie die Kosten um 12 %.'],
    ['de', 'Seit dem Eintritt im Jahr 2016 senkte sie die Kosten.'],
    ['de', '2016 kam sie zu Brekke und senkte die Kosten um 12 %.'],
    ['de', 'Ab 2016 senkte sie die Kosten um 12 %.'],
    ['de', '2019 eröffnete sie eine Filiale.'],
    ['fr', "Jusqu'en 2019, elle a réduit les coûts de 12 %."],
    ['fr', 'En 2016, elle réduisait les coûts.'],
    ['fr', 'En mars 2019, elle a ouvert une boutique.'],
    ['it', 'Dal 2016 al 2019 ha ridotto i costi del 12 %.'],
    ['it', 'Nel 2016 è entrata in Brekke per ridurre i costi.'],
    ['es', 'Entre 2016 y 2019 redujo los costes un 12 %.'],
    ['es', 'En 2016 reducía los costes.'],
    ['pt', 'Em 2016 entrou na Brekke para reduzir os custos.'],
    ['pt', 'Até 2019 reduziu os custos em 12 %.'],
    ['nl', 'Tussen 2016 en 2019 verlaagde ze de kosten met 12 %.'],
    ['nl', 'In 2016 begon ze de kosten te verlagen.'],
    ['pl', 'W latach 2016–2019 obniżyła koszty o 12 %.'],
    ['pl', 'W marcu 2019 roku otworzyła sklep.'],
  ])('when %s says “%s”, then it stands', (language, text) => {
    expect(told(language, text)).toBeUndefined()
  })

  it('when the job lasted no longer than what the date says, then its deeds were then', () => {
    const said = (text: string, language = 'en') =>
      deedAtBound(saidOf(text, [job(language, lines[language]!, '2018-02', '2018-11')], language))
    expect(said('In 2018 she cut costs by 12%.')).toBeUndefined()
    expect(said('In February 2018 she cut costs by 12%.')).toBeDefined()
    expect(said('2018 senkte sie die Kosten um 12 %.', 'de')).toBeUndefined()
  })

  it('when the job began in the year that goes on, then its deeds were in it', () => {
    const since = (start: string) =>
      groundOf('work/0', ['Brekke', ...lines['en']!], 'en', {
        dates: { start, until: '2026-11-01' },
        told: lines['en']!,
      })
    const said = (start: string, text: string) => deedAtBound(saidOf(text, [since(start)], 'en'))
    expect(said('2026-03', 'In 2026 she cut costs by 12%.')).toBeUndefined()
    expect(said('2026-03', 'In March 2026 she cut costs by 12%.')).toBeDefined()
    expect(said('2025-03', 'In 2025 she cut costs by 12%.')).toBeDefined()
  })

  it.each(['education/0', 'awards/0', 'certificates/0', 'publications/0'])(
    'when an entry of %s has the date, then what it tells was then',
    (id) => {
      const entry = groundOf(id, ['Prize for lower costs'], 'en', {
        dates: { start: '2019', end: '2019-06' },
      })
      const text = 'In 2019 she won the prize for lower costs.'
      expect(deedAtBound(saidOf(text, [entry, job('en', lines['en']!)], 'en'))).toBeUndefined()
    },
  )

  it('when a project has one date alone, then it was then', () => {
    const project = (end?: string) =>
      groundOf('projects/0', ['Costs', ...lines['en']!], 'en', {
        dates: { start: '2016', end },
        told: lines['en']!,
      })
    const text = 'In 2016 she moved 40 servers to a new hall.'
    expect(deedAtBound(saidOf(text, [project()], 'en'))).toBeUndefined()
    expect(deedAtBound(saidOf(text, [project('2018')], 'en'))).toBeDefined()
  })

  it('when a page is checked, then the day tells whether a job began this year', () => {
    const text = 'In 2026 she cut costs by 12%.'
    const content = {
      basics: { name: 'Ida Young' },
      work: [{ name: 'Brekke', startDate: '2026-03', highlights: [...lines['en']!] }],
    }
    const isKept = (day?: string) =>
      check(
        { language: 'en', intro: [{ text, sources: ['work/0'] }], sections: [] },
        content,
        groundsOf(content, 'en', day),
      ).composition.intro.length > 0
    expect(isKept('2026-11-01')).toBe(true)
    expect(isKept('2027-11-01')).toBe(false)
  })
})
