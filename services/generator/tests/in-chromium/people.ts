import { readFileSync } from 'node:fs'
import type { ResumeContent } from '@thumbfolio/contracts'

const invented = (name: string): ResumeContent =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../packages/site-page/tests/trust/people/${name}.json`, import.meta.url),
      'utf8',
    ),
  ) as ResumeContent

const developer = invented('en-software-engineer')
const jobs = developer.work ?? []

/** One resume for each way in which a page can come apart. */
export const people = {
  developer,
  lecturer: invented('en-lecturer-ecology'),
  german: invented('de-forscher'),
  oneJob: { basics: { name: 'Ida Holm' }, work: jobs.slice(0, 1) },
  fortyJobs: {
    ...developer,
    work: Array.from({ length: 40 }, (_, at) => ({
      ...jobs[at % jobs.length],
      name: `Company ${at + 1}`,
      startDate: `${2025 - at}-01`,
      endDate: `${2025 - at}-12`,
    })),
  },
  unbroken: {
    ...developer,
    basics: {
      ...developer.basics,
      name: 'Wolfeschlegelsteinhausenbergerdorff Maria-Magdalena von und zu Hohenlohe-Waldenburg',
      label: 'Rindfleischetikettierungsueberwachungsaufgabenuebertragung',
    },
    work: [
      {
        name: 'A'.repeat(80),
        position: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamter',
        location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        highlights: ['W'.repeat(200)],
      },
    ],
    skills: [{ name: 'Nahrungsmittelunvertraeglichkeit', keywords: ['k'.repeat(90)] }],
    languages: [{ language: 'l'.repeat(70), fluency: 'f'.repeat(70) }],
  },
  arabic: {
    basics: {
      name: 'ليلى حسن المنصوري',
      label: 'مهندسة برمجيات أولى',
      email: 'layla@example.com',
      summary: 'أبني أنظمة دفع موثوقة منذ عشر سنوات. أحب العمل مع فرق صغيرة.',
      location: { city: 'عمّان', countryCode: 'JO' },
    },
    work: [
      {
        name: 'شركة النور للتقنية',
        position: 'مهندسة برمجيات',
        location: 'عمّان',
        startDate: '2019-03',
        highlights: ['قادت فريقا من سبعة مهندسين في نقل النظام إلى السحابة', 'خفضت زمن الاستجابة إلى النصف'],
      },
      {
        name: 'بنك المدينة',
        position: 'مطورة',
        startDate: '2014-01',
        endDate: '2019-02',
        highlights: ['كتبت خدمة التحويلات اليومية'],
      },
    ],
    skills: [{ name: 'لغات البرمجة', keywords: ['Java', 'Kotlin', 'SQL'] }],
    languages: [{ language: 'العربية', fluency: 'اللغة الأم' }],
  },
  chinese: {
    basics: {
      name: '欧阳思远',
      label: '高级软件工程师',
      email: 'siyuan@example.com',
      summary: '十年支付系统开发经验，擅长分布式架构与性能优化。',
      location: { city: '上海', countryCode: 'CN' },
    },
    work: [
      {
        name: '星河科技有限公司',
        position: '技术负责人',
        location: '上海',
        startDate: '2018-07',
        highlights: [
          '带领七人团队将核心交易系统迁移到云平台，全年可用性达到百分之九十九点九九',
          '将结算时间缩短一半',
        ],
      },
    ],
    projects: [
      { name: '开源日志工具', description: '每天处理三亿条日志。' },
      { name: '字体子集服务', description: '把网页字体缩小到十分之一。' },
    ],
    skills: [{ name: '编程语言', keywords: ['Go', 'Java', 'TypeScript'] }],
  },
} as const satisfies Record<string, ResumeContent>

export type PersonName = keyof typeof people
