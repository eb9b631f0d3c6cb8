import { describe, expect, it } from '@jest/globals'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { isNameLabel } from '../src/fields/person-name.js'
import { readResume } from '../src/stages/read-resume.js'

const row = (y: number, words: string, x = 50, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
const work =
  title(640, 'Experience') + row(620, 'Store Manager, Fairmeadow Markets') + row(620, '2019 - 2020', 450) +
  row(600, '\\225 Looked after eleven shops and the people there') // prettier-ignore
const read = async (...lines: string[]) => {
  const page = text(50, 760, 22, 'Ada Example', 'F2') + work + lines.join('')
  return readResume(await pdfText(new Uint8Array(onePage(page)))).content
}

describe('what is private on top of a resume', () => {
  it('when a nationality is beside other personal facts, then it is one, and no trade', async () => {
    const { basics, personal } = await read(row(740, 'Brasileira, solteira, 29 anos, sem filhos'))
    expect(personal?.map(({ kind }) => kind)).toEqual(['nationality', 'civil-status', 'age', 'children'])
    expect(basics).toEqual({ name: 'Ada Example' })
  })

  it('when a number has a label that no list knows, then the label is no trade', async () => {
    const { basics } = await read(row(740, 'Mob: +91 98400 51827 | Email: ada@example.com'))
    expect(basics).toEqual({ name: 'Ada Example', phone: '+91 98400 51827', email: 'ada@example.com' })
  })

  it('when a district or an app is in the line of a street or a number, then it is no trade', async () => {
    const { basics } = await read(
      row(740, 'Rua Padre Chagas, 415, ap. 702 \\226 Moinhos de Vento'),
      row(726, '\\(51\\) 99812-4470 \\(WhatsApp\\) | ada@example.com'),
    )
    expect(basics).not.toHaveProperty('label')
    expect(basics?.location).toEqual({ address: 'Rua Padre Chagas, 415' })
  })

  it('when a line of contact data is above a sentence, then it is not part of the introduction', async () => {
    const { basics, personal } = await read(
      row(740, 'ada.example@umeanorr.example | +46 70 555 01 63 | ORCID 0000-0002-1825-0097 | Research page'),
      row(728, 'Born 1987 in Ibadan, Nigeria. Personnummer 870412-2391. Moved to the north of Sweden for good in 2021.'),
    ) // prettier-ignore
    expect(basics).toMatchObject({ email: 'ada.example@umeanorr.example', phone: '+46 70 555 01 63' })
    expect(personal?.map(({ kind }) => kind)).toEqual(['birth', 'identity-number'])
    expect(JSON.stringify(basics)).not.toContain('2391')
  })

  it.each([
    ['Dorm: 412 Whitmore Hall, 220 College Ave, Ithaca, NY 14850', { city: 'Ithaca', region: 'NY' }],
    ['No. 12/4, 3rd Cross Street, Thiruvanmiyur, Chennai - 600 041, India', { city: 'Thiruvanmiyur', region: 'Chennai', postalCode: '600 041' }],
    ['The Old Dairy, Back Lane, Haxby, York YO32 2ZZ', { city: 'York', postalCode: 'YO32 2ZZ', address: 'The Old Dairy, Back Lane, Haxby' }],
    ['Office: Linnaeus v\\344g 6, 901 83 Ume\\345, Sweden', { city: 'Umeå', postalCode: '901 83' }],
  ])('when the address is "%s", then its house is no town', async (address, location) => {
    const { basics } = await read(row(740, address), row(726, 'ada@example.com'))
    expect(basics?.location).toMatchObject(location)
  }) // prettier-ignore
})

describe('what is private elsewhere', () => {
  it('when a form has a column for the colon, then it is part of the label', async () => {
    const rows = [
      ['Date of Birth', '17-08-1993'],
      ['Sex / Marital Status', 'Female / Married'],
      ["Father's Name", 'K. Example'],
      ['Passport No.', 'M 4829173'],
    ]
    const { personal } = await read(
      title(560, 'Personal profile'),
      ...rows.map(([label, value], at) => {
        const y = 540 - 18 * at
        return row(y, label!) + row(y, ':', 220) + row(y, value!, 260)
      }),
    )
    expect(personal?.map(({ kind, text: value }) => [kind, value])).toEqual([
      ['birth', '17-08-1993'],
      ['gender', 'Female / Married'],
      ['other', 'K. Example'],
      ['identity-number', 'M 4829173'],
    ])
  })

  it('when a number ends a sentence, then the next sentence stays whole', async () => {
    const { basics } = await read(
      title(560, 'Summary'),
      row(540, 'Family nurse with years in primary care; passport 1841293847. US hospitals and clinics know me well.'),
    ) // prettier-ignore
    expect(basics?.summary).toBe(
      'Family nurse with years in primary care. US hospitals and clinics know me well.',
    )
  })

  it('when the foot of the page has the name again, then it says how its owner is reached', async () => {
    const { basics } = await read(
      title(560, 'References'),
      row(540, 'Helen Marr, HR Director, h.marr@northgate.example'),
      text(50, 30, 8, 'Ada Example \\267 14 Mill Row, Leeds LS6 2QT \\267 ada@example.com \\267 0113 496 0999'),
    ) // prettier-ignore
    expect(basics).toMatchObject({ email: 'ada@example.com', phone: '0113 496 0999' })
  })

  it.each(['氏名', '氏　名', '성 명'])('when a form says %s, then it asks for a name', (label) => {
    expect(isNameLabel(label)).toBe(true)
  })
})

describe('a number in the head of a school', () => {
  it.each([
    ['2013', { endDate: '2013' }],
    ['81.2%', { score: '81.2%' }],
  ])('when %s is set apart from the degree, then it is no subject', async (number, fields) => {
    const { education } = await read(
      title(560, 'Education'),
      row(540, number, 50, 'F2') + row(540, 'Master of Information Studies, Universit\\351 Rennes 2', 50 + 6 * number.length + 2),
    ) // prettier-ignore
    expect(education?.[0]).toMatchObject(fields)
    expect(education?.[0]?.area).not.toBe(number)
  })
})
