import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { pdfOf, stream, text } from '@thumbfolio/testing/pdf-builder'

const [size, letter, gutter, values] = [10, 0.6, 190, 205]
/** Courier, so that a label can be set to end at the gutter. */
const courier = (bold: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /Courier${bold} /Encoding /WinAnsiEncoding >>`
const pageOf = (content: string) =>
  pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 620 800] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>',
    4: courier(''),
    5: courier('-Bold'),
    6: stream(content),
  })
const label = (y: number, words: string, font = 'F1') =>
  `0.16 0.36 0.67 rg ${text(gutter - words.length * size * letter, y, size, words, font)}0 g `
const value = (y: number, words: string, font = 'F1', x = values) => text(x, y, size, words, font)
const read = async (content: string) => readResume(await pdfText(new Uint8Array(pageOf(content)))).content

interface Form {
  titles: readonly [personal: readonly string[], wish: string, work: string, study: readonly string[], skills: string]
  name: string
  reached: readonly string[]
  facts: readonly (readonly [x: number, words: string])[]
  jobs: readonly (readonly [when: string, what: string, where: string, did: string])[]
  wish: string
  study: readonly [when: string, what: string, where: string]
  languages: readonly (readonly [label: string, words: string])[]
  licence: readonly [label: string, words: string]
} // prettier-ignore

/** Labels at the right of their column, level with their values; titles stand between them. */
const formOf = ({ titles, name, reached, facts, jobs, wish, study, languages, licence }: Form): string => {
  let y = 760
  const down = (by = 14) => (y -= by)
  const [personal, wished, worked, studied, skilled] = titles
  let out = personal.map((words, at) => label(y - 12 * at, words, 'F2')).join('')
  out += text(values, y - 4, 16, name, 'F2')
  down(4)
  out += reached.map((words) => value(down(), words)).join('')
  down()
  out += facts.map(([x, words]) => value(y, words, 'F1', x)).join('')
  down(24)
  out += label(y, wished, 'F2') + value(y, wish, 'F2')
  out += label(down(24), worked, 'F2')
  for (const [when, what, where, did] of jobs) {
    down(22)
    out += label(y, when) + value(y, what, 'F2') + value(down(), where) + value(down(), `\\225 ${did}`)
  }
  down(24)
  out += studied.map((words, at) => label(y - 12 * at, words, 'F2')).join('')
  down(36)
  out += label(y, study[0]) + value(y, study[1], 'F2') + value(down(), study[2])
  out += label(down(24), skilled, 'F2')
  for (const [named, words] of [...languages, licence]) out += label(down(20), named) + value(y, words)
  return out
}

describe('a column of labels set towards their values', () => {
  it('when it is English, then name, contact data, jobs and personal facts are read from the rows', async () => {
    const content = await read(
      formOf({
        titles: [['PERSONAL', 'INFORMATION'], 'JOB APPLIED FOR', 'WORK EXPERIENCE', ['EDUCATION AND', 'TRAINING'], 'PERSONAL SKILLS'],
        name: 'Tomas Beranek',
        reached: ['Dlouha 7, 602 00 Brno', '+420 603 555 019', 'tomas.beranek@example.com'],
        facts: [[values, 'Sex Male'], [values + 90, 'Date of birth 11/09/1987'], [values + 270, 'Nationality Slovak']],
        wish: 'Electrician',
        jobs: [
          ['May 2016-Present', 'Electrician', 'Svetlo Servis, Brno', 'Wiring of new houses'],
          ['June 2010-April 2016', 'Fitter', 'Kabel Union, Olomouc', 'Repair of lifts'],
        ],
        study: ['2006-2010', 'Diploma in Electrical Engineering', 'Technical School Olomouc'],
        languages: [['Mother tongue', 'Slovak'], ['Other language', 'German B1']],
        licence: ['Driving licence', 'B, C'],
      }),
    ) // prettier-ignore
    expect(content.basics).toMatchObject({
      name: 'Tomas Beranek',
      label: 'Electrician',
      email: 'tomas.beranek@example.com',
      phone: '+420 603 555 019',
      location: { address: 'Dlouha 7', postalCode: '602 00', city: 'Brno' },
    })
    expect(content.work).toMatchObject([
      { name: 'Svetlo Servis', position: 'Electrician', startDate: '2016-05', highlights: ['Wiring of new houses'] },
      { name: 'Kabel Union', position: 'Fitter', startDate: '2010-06', endDate: '2016-04', highlights: ['Repair of lifts'] },
    ]) // prettier-ignore
    expect(content.personal?.map(({ kind, text: said }) => [kind, said])).toEqual([
      ['gender', 'Male'],
      ['birth', '11/09/1987'],
      ['nationality', 'Slovak'],
      ['other', 'B, C'],
    ])
    expect(content.skills).toBeUndefined()
  })

  it('when it is Italian, then they are read just so', async () => {
    const content = await read(
      formOf({
        titles: [['INFORMAZIONI', 'PERSONALI'], 'OCCUPAZIONE DESIDERATA', 'ESPERIENZA PROFESSIONALE', ['ISTRUZIONE E', 'FORMAZIONE'], 'COMPETENZE PERSONALI'],
        name: 'Giulia Marchetti',
        reached: ['Via Garibaldi 12, 40121 Bologna', '+39 051 555 0142', 'giulia.marchetti@example.it'],
        facts: [[values, 'Sesso Femmina'], [values + 110, 'Data di nascita 05/02/1992'], [values + 290, 'Nazionalit\\340 Italiana']],
        wish: 'Contabile',
        jobs: [
          ['marzo 2018-oggi', 'Contabile', 'Ceramiche Reno, Bologna', 'Bilanci e fatture'],
          ['aprile 2014-febbraio 2018', 'Assistente', 'Studio Fabbri, Modena', 'Registrazione di documenti'],
        ],
        study: ['2011-2014', 'Laurea in Economia', 'Universit\\340 di Bologna'],
        languages: [['Lingua madre', 'Italiano'], ['Altre lingue', 'Inglese B2']],
        licence: ['Patente di guida', 'B'],
      }),
    ) // prettier-ignore
    expect(content.basics).toMatchObject({
      name: 'Giulia Marchetti',
      email: 'giulia.marchetti@example.it',
      phone: '+39 051 555 0142',
      location: { address: 'Via Garibaldi 12', postalCode: '40121', city: 'Bologna' },
    })
    expect(content.work?.map(({ name, position }) => [name, position])).toEqual([
      ['Ceramiche Reno', 'Contabile'],
      ['Studio Fabbri', 'Assistente'],
    ])
    expect(content.personal?.map(({ kind, text: said }) => [kind, said])).toEqual([
      ['gender', 'Femmina'],
      ['birth', '05/02/1992'],
      ['nationality', 'Italiana'],
      ['other', 'B'],
    ])
    expect(content.skills).toBeUndefined()
  })
})
