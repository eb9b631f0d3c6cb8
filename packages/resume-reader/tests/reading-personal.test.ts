import { describe, expect, it } from '@jest/globals'
import { readImport } from '../src/files/read-import.js'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (y: number, words: string, x = 50, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
const work =
  title(640, 'Experience') + row(620, 'Store Manager, Fairmeadow Markets') + row(620, '2019 - 2020', 450) +
  row(600, '\\225 Looked after eleven shops and the people there') // prettier-ignore
const page = (...lines: string[]) => text(50, 760, 22, 'Ada Example', 'F2') + work + lines.join('')
const readingOf = async (...lines: string[]) =>
  readResume(await pdfText(new Uint8Array(onePage(page(...lines)))))
const read = async (...lines: string[]) => (await readingOf(...lines)).content

describe('personal facts under the name', () => {
  it('when several stand in one line, then each is apart, and mail and town are contact data', async () => {
    const { basics, personal } = await read(
      row(740, 'Date of birth: 14 March 1984 \\267 Nationality: British \\267 Marital status: married, two children \\267 Dover \\267'),
      row(728, 'ada@example.com \\267 Driving licence: B'),
    ) // prettier-ignore
    expect(personal).toEqual([
      { kind: 'birth', label: 'Date of birth', text: '14 March 1984' },
      { kind: 'nationality', label: 'Nationality', text: 'British' },
      { kind: 'civil-status', label: 'Marital status', text: 'married, two children' },
      { kind: 'other', label: 'Driving licence', text: 'B' },
    ])
    expect(basics).toEqual({ name: 'Ada Example', email: 'ada@example.com', location: { city: 'Dover' } })
  })

  it.each([
    ['Geb. 03.04.1988 in Passau | ledig', ['birth', 'civil-status']],
    ['geb. am 3.4.1988', ['birth']],
    ['* 14.03.1984 in Bremen', ['birth']],
    ['N\\351e le 3 mai 1990 \\340 Nantes \\267 Permis B \\267 c\\351libataire', ['birth', 'other', 'civil-status']],
    ['Nato il 3 maggio 1990 a Bari, Nazionalit\\340: italiana', ['birth', 'nationality']],
    ['Nacida el 3 de mayo de 1990 | DNI: 12345678Z | Estado civil: soltera', ['birth', 'identity-number', 'civil-status']],
    ['Geboren 3 mei 1990, Geslacht: vrouw, Rijbewijs: B', ['birth', 'gender', 'other']],
    ['ur. 3 maja 1990 | PESEL: 90050312345', ['birth', 'identity-number']],
    ['DOB: 3/5/1990, SSN 078-05-1120', ['birth', 'identity-number']],
    ['34 years old | Female | British citizen', ['age', 'gender', 'nationality']],
    ['NIF: 123456789 | Data de nascimento: 02/06/1996, 28 anos', ['identity-number', 'birth']],
  ])('when "%s" stands there, then these are facts of the kinds %j and nothing else', async (line, kinds) => {
    const { basics, personal } = await read(row(740, line), row(728, 'ada@example.com'))
    expect(personal?.map(({ kind }) => kind)).toEqual(kinds)
    expect(basics).toEqual({ name: 'Ada Example', email: 'ada@example.com' })
  }) // prettier-ignore

  it.each(['Health Coach', 'Visa Consultant', "Children's Nurse", 'Age Concern Manager', 'Gender Studies Lecturer'])(
    'when the trade is "%s", then it is no personal fact',
    async (trade) => {
      const { basics, personal } = await read(row(740, trade), row(728, 'ada@example.com'))
      expect(personal).toBeUndefined()
      expect(basics?.label).toBe(trade)
    },
  ) // prettier-ignore
})

describe('personal facts elsewhere', () => {
  it('when they stand in a section at the end, then none is a town, a phone number or text', async () => {
    const { content, provenance, unplaced } = await readingOf(
      title(560, 'Personal details'),
      row(540, 'Religion: none'),
      row(526, 'National Insurance No: QQ 12 34 56 C'),
      row(512, 'Passport: 123456789'),
      row(498, 'Phone: +44 113 496 0999'),
    )
    expect(content.personal).toEqual([
      { kind: 'religion', label: 'Religion', text: 'none' },
      { kind: 'insurance-number', label: 'National Insurance No', text: 'QQ 12 34 56 C' },
      { kind: 'identity-number', label: 'Passport', text: '123456789' },
    ])
    expect(content.basics).toEqual({ name: 'Ada Example', phone: '+44 113 496 0999' })
    expect(provenance['/personal/2/text']).toMatchObject({ page: 1, text: '123456789' })
    expect(unplaced).toEqual([])
  })

  it('when a label stands over its value, then they are one fact', async () => {
    const { personal } = await read(
      title(560, 'Personal details'),
      row(540, 'Date of birth', 50, 'F2') + row(526, '3 May 1990'),
      row(508, 'Nationality', 50, 'F2') + row(494, 'Portuguese'),
    )
    expect(personal).toEqual([
      { kind: 'birth', label: 'Date of birth', text: '3 May 1990' },
      { kind: 'nationality', label: 'Nationality', text: 'Portuguese' },
    ])
  })

  it('when a driving licence is among skills and interests, then it leaves them', async () => {
    const { skills, interests, personal } = await read(
      title(560, 'Skills'),
      row(540, 'Excel, Full UK driving licence, Welding'),
      title(510, 'Interests'),
      row(490, 'Chess, clean driving licence'),
    )
    expect(skills?.map(({ name }) => name)).toEqual(['Excel', 'Welding'])
    expect(interests?.map(({ name }) => name)).toEqual(['Chess'])
    expect(personal?.map(({ kind }) => kind)).toEqual(['other', 'other'])
  })

  it('when skills are grouped under words that are labels elsewhere, then they stay skills', async () => {
    const { skills, personal } = await read(
      title(560, 'Skills'),
      row(540, 'Health: First aid, Triage'),
      row(526, 'Children: Play therapy, Safeguarding'),
    )
    expect(skills?.map(({ name }) => name)).toEqual(['Health', 'Children'])
    expect(personal).toBeUndefined()
  })

  it('when the text of an import has them, then they are read there too', async () => {
    const bytes = new TextEncoder().encode(
      'Ada Example\nada@example.com\nDate of birth: 3 May 1990\n\nExperience\n\nStore Manager, Fairmeadow Markets, 2019 - 2020\n\nEducation\n\nBSc Physics, University of Leeds, 2015 - 2018\n',
    )
    const { content } = await readImport(bytes)
    expect(content.personal).toMatchObject([{ kind: 'birth', text: '3 May 1990' }])
  })

  it('when a JSON Resume has them, then they are kept, and a kind that is none is left out', async () => {
    const personal = [
      { kind: 'birth', label: 'Born', text: '1990' },
      { kind: 'odd', text: 'x' },
    ]
    const bytes = new TextEncoder().encode(JSON.stringify({ basics: { name: 'Ada Example' }, personal }))
    expect((await readImport(bytes)).content.personal).toEqual([personal[0], { text: 'x' }])
  })
})
