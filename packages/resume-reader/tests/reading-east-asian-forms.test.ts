import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'

/** Forms of invented people, printed by Chromium in Noto Sans. */
const read = async (name: string) =>
  readResume(
    await pdfText(new Uint8Array(readFileSync(new URL(`scripts/forms/${name}.pdf`, import.meta.url)))),
  )

describe('a Japanese resume form (履歴書)', () => {
  it('when years and months have columns, then what began and ended is one job and one school', async () => {
    const { content } = await read('rirekisho-a')
    expect(content.basics).toMatchObject({
      name: '森田 和也',
      email: 'k.morita@example.jp',
      phone: '080-5550-0132',
      location: { postalCode: '564-0044', region: '大阪府', city: '吹田市', address: '南金田2丁目8番15号' },
    })
    expect(content.basics).not.toHaveProperty('label')
    expect(content.work).toEqual([
      { name: '株式会社ひかり製作所', startDate: '2013-04', endDate: '2018-09' },
      { name: '青空エンジニアリング株式会社', startDate: '2018-10' },
    ])
    expect(content.education).toEqual([
      { institution: '大阪府立北野台高等学校', startDate: '2006-04', endDate: '2009-03' },
      { institution: '関西みらい大学', area: '工学部 機械工学科', startDate: '2009-04', endDate: '2013-03' },
    ])
    expect(content.certificates).toEqual([
      { name: '普通自動車第一種運転免許', date: '2009-08' },
      { name: '技術士補(機械部門)', date: '2015-11' },
    ])
  })

  it('when it counts years by eras and says why a job ended, then the last job ends then', async () => {
    const { content } = await read('rirekisho-b')
    expect(content.basics).toMatchObject({
      name: '小林 真奈美',
      phone: '052-555-0187',
      location: { postalCode: '464-0075', region: '愛知県', city: '名古屋市' },
    })
    expect(content.work).toEqual([
      { name: '医療法人みなと会 みなと病院', startDate: '2014-04', endDate: '2020-03' },
      { name: '株式会社ベル給食サービス', startDate: '2020-04' },
    ])
    expect(content.education).toEqual([
      { institution: '愛知県立東山高等学校', endDate: '2012-03' },
      { institution: '中部短期大学', area: '栄養学科', startDate: '2012-04', endDate: '2014-03' },
    ])
  })
})

describe('a Japanese work history (職務経歴書)', () => {
  it.each([
    ['shokumu-a', '森田 和也', '青空エンジニアリング株式会社', '2018-10', '株式会社ひかり製作所', '2013-04', '2018-09', '搬送ロボットの機構設計'],
    ['shokumu-b', '小林 真奈美', '株式会社ベル給食サービス', '2020-04', '医療法人みなと会', '2014-04', '2020-03', '小学校十二校の献立作成'],
  ])('when squares mark titles and jobs (%s), then each firm is one job with what was done', async (file, name, firm, since, before, start, end, done) => {
    const { content } = await read(file)
    expect(content.basics).toMatchObject({ name, summary: expect.stringMatching(/従事|担当/) })
    expect(content.work).toMatchObject([
      { name: firm, startDate: since },
      { name: before, startDate: start, endDate: end },
    ])
    expect(content.work?.[0]).not.toHaveProperty('endDate')
    expect(content.work?.[0]?.highlights?.[0]).toBe(done)
    expect(content.skills).toHaveLength(2)
    expect(content.certificates).toHaveLength(2)
  })
}) // prettier-ignore

describe('a Korean resume form (이력서)', () => {
  it.each([
    ['korean-a', '윤지호', '서울특별시', '다온물류 주식회사', '과장', '2019-04', '한별대학교', '산업공학', '물류관리사'],
    ['korean-b', '서다은', '부산광역시', '푸른병원', '간호사', '2020-01', '남해대학교', '간호학', '간호사 면허'],
  ])('when each section is a table (%s), then rows are entries, also where there is one', async (file, name, city, firm, role, since, school, area, licence) => {
    const { content, unplaced } = await read(file)
    expect(content.basics).toMatchObject({ name, location: { city } })
    expect(content.work?.[0]).toMatchObject({ name: firm, position: role, startDate: since })
    expect(content.work).toHaveLength(2)
    expect(content.education?.[0]).toMatchObject({ institution: school, area })
    expect(content.certificates?.[0]).toMatchObject({ name: licence })
    expect(unplaced.map(({ text }) => text).join()).not.toContain('학교명')
  })
}) // prettier-ignore
