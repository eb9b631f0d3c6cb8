import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
const head = text(50, 760, 22, 'Ada Example', 'F2') + row(50, 740, 'ada@example.com')
const read = async (content: string) => readResume(await pdfText(new Uint8Array(onePage(head + content))))
const form = (top: number, rows: readonly (readonly [label: string, value: string])[]) =>
  rows
    .map(
      ([label, value], at) => (label ? row(50, top - 14 * at, label) : '') + row(260, top - 14 * at, value),
    )
    .join('')

describe('forms in other tongues', () => {
  const job = (top: number, dates: string, role: string, firm: string, address: string) =>
    form(top, [
      ['Dates', dates],
      ['Fonction ou poste occup\\351', role],
      ['Principales activit\\351s', 'Calcul de moulins en bois'],
      ['', 'Suivi des chantiers'],
      ["Nom et adresse de l'employeur", firm],
      ['', address],
      ["Type ou secteur d'activit\\351", 'Meunerie'],
    ])

  it('when they ask for tasks, an address and a sector, then the first is told, the next a place, the last in no field', async () => {
    const { content, unplaced } = await read(
      title(690, 'Exp\\351rience professionnelle') +
        job(
          670,
          '03/2019 - 04/2021',
          'Chef de projet',
          'Moulins du Nord SA',
          '4 rue de la Gare, 69003 Lyon',
        ) +
        job(560, '09/2014 - 02/2019', 'Technicien', 'Acme SARL', '7 rue du Parc, 59000 Lille'),
    )
    expect(content.work).toEqual([
      {
        name: 'Moulins du Nord SA',
        position: 'Chef de projet',
        location: '4 rue de la Gare, 69003 Lyon',
        startDate: '2019-03',
        endDate: '2021-04',
        summary: 'Calcul de moulins en bois Suivi des chantiers',
      },
      {
        name: 'Acme SARL',
        position: 'Technicien',
        location: '7 rue du Parc, 59000 Lille',
        startDate: '2014-09',
        endDate: '2019-02',
        summary: 'Calcul de moulins en bois Suivi des chantiers',
      },
    ])
    expect(unplaced.map(({ text: words }) => words).join(' ')).toContain('Meunerie')
  })

  it('when no form asks, then such words are read like all others', async () => {
    const { content } = await read(
      title(690, 'Experience') +
        row(50, 670, 'Engineer, Acme Mills', 'F2') +
        row(420, 670, '2019 - 2021') +
        row(60, 656, '\\225 Type of business: milling, in the energy sector'),
    )
    expect(content.work?.[0]?.highlights).toEqual(['Type of business: milling, in the energy sector'])
  })

  it.each([
    ['Langue maternelle', 'Autre\\(s\\) langue\\(s\\)'],
    ['Mother tongue\\(s\\)', 'Other language\\(s\\)'],
    ['Muttersprache', 'Weitere Sprachen'],
  ])('when tongues stand among the skills behind %s and %s, then they are no skills', async (one, other) => {
    const { content } = await read(
      title(690, 'Skills') +
        form(670, [
          [one, 'Welsh'],
          [other, 'English C1, German B1'],
          ['Software', 'AutoCAD, Excel'],
        ]),
    )
    expect(content.languages).toEqual([
      { language: 'Welsh' },
      { language: 'English', fluency: 'C1' },
      { language: 'German', fluency: 'B1' },
    ])
    expect(content.skills).toEqual([{ name: 'Software', keywords: ['AutoCAD', 'Excel'] }])
  })
})

describe('a number before its street', () => {
  it('when a comma parts them, then both are the street', async () => {
    const { content } = await read(row(50, 720, '12, rue des Lilas, 69003 Lyon, France'))
    expect(content.basics?.location).toEqual({
      address: '12, rue des Lilas',
      city: 'Lyon',
      postalCode: '69003',
      countryCode: 'FR',
    })
  })

  it('when a town stands behind a code and a comma, then the code is no house', async () => {
    const { content } = await read(row(50, 720, '6020, Innsbruck, Austria'))
    expect(content.basics?.location).toMatchObject({
      postalCode: '6020',
      city: 'Innsbruck',
      countryCode: 'AT',
    })
  })
})
