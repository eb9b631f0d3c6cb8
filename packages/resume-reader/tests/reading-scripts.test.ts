import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'

const read = async (name: string) =>
  readResume(await pdfText(new Uint8Array(readFileSync(new URL(`scripts/${name}.pdf`, import.meta.url)))))

/** Invented people, printed by Chromium. */
const expected = [
  [
    'arabic',
    'ليلى حداد',
    'مهندسة برمجيات',
    '+962 79 555 0148',
    'شركة النخلة للتقنية',
    '2021-03',
    'هندسة الحاسوب',
    'الإنجليزية',
  ],
  ['hebrew', 'נועה ברק', 'מנהלת מוצר', '050-555-0148', 'חברת גלבוע תוכנה', '2020-03', 'כלכלה', 'אנגלית'],
  ['chinese', '陈思远', '产品经理', '13905550148', '明湖科技有限公司', '2020-05', '信息管理', '英语'],
  ['japanese', '佐藤 美咲', '看護師', '090-5550-0148', 'みどり総合病院', '2018-04', '看護学', '英語'],
  [
    'korean',
    '김서연',
    '백엔드 개발자',
    '010-5550-0148',
    '푸른다리 주식회사',
    '2021-03',
    '컴퓨터공학',
    '영어',
  ],
  [
    'ukrainian',
    'Олена Ткаченко',
    'Бухгалтер',
    '+380 67 555 01 48',
    'ТОВ «Карпати Логістик»',
    '2019-03',
    'облік і аудит',
    'Англійська',
  ],
  [
    'greek',
    'Ελένη Παππά',
    'Αρχιτέκτονας',
    '+30 690 555 0148',
    'Όμιλος Αιγαίο',
    '2019-03',
    'Αρχιτεκτονική',
    'Αγγλικά',
  ],
  [
    'turkish',
    'Elif Yıldırım',
    'Makine Mühendisi',
    '+90 532 555 01 48',
    'Uludağ Otomotiv A.Ş.',
    '2019-03',
    'Makine Mühendisliği',
    'İngilizce',
  ],
] as const

describe('resumes in other scripts', () => {
  it.each(expected)(
    'when one is in %s, then its fields are read in their own order',
    async (language, name, label, phone, employer, start, area, spoken) => {
      const { content, quality } = await read(language)
      expect(content.basics).toMatchObject({
        name,
        label,
        phone,
        email: expect.stringContaining('@example.'),
      })
      expect(content.work).toHaveLength(2)
      expect(content.work?.[0]).toMatchObject({ name: employer, startDate: start })
      expect(content.work?.[0]).not.toHaveProperty('endDate')
      expect(content.education).toMatchObject([{ area }])
      expect(content.languages?.[1]?.language).toBe(spoken)
      expect(quality?.level).toBe('good')
    },
  )

  it('when a page runs from right to left, then boxes are where the words are painted', async () => {
    const { provenance, pageSizes } = await read('hebrew')
    const [x = 0, , width = 0] = provenance['/basics/name']?.box ?? []
    expect(x + width).toBeGreaterThan(0.9 * (pageSizes[0]?.[0] ?? 0))
  })

  it('when words of another direction stand inside, then they keep their own order', async () => {
    const { content } = await read('arabic')
    expect(content.work?.[0]?.highlights?.[1]).toContain('Spring Boot')
    expect(content.skills?.map(({ name }) => name)).toEqual(['Java', 'PostgreSQL', 'Kafka'])
    const hebrew = await read('hebrew')
    expect(hebrew.content.work?.[0]?.highlights?.[1]).toBe('השקת מערכת פניות (CRM) חדשה.')
  })
})
