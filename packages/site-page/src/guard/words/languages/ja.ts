import { listed, type GuardWords } from '../../text/guard-words.js'

/** Japanese: titles that a colon, a blank or the end of a line follows, for words have no ends. */
export const ja: GuardWords = {
  facts: {
    birth: { labels: listed(`生年月日 | 出生地 | 誕生日`) },
    age: { topics: listed(`年齢`) },
    gender: { topics: listed(`性別`), values: listed(`男 | 女 | 男性 | 女性`) },
    nationality: { labels: listed(`国籍`) },
    'civil-status': { labels: listed(`配偶者 | 婚姻状況 | 配偶者の有無`) },
    children: { labels: listed(`扶養家族 | 扶養家族数`) },
    religion: { labels: listed(`宗教`) },
    health: { labels: listed(`健康状態 | 血液型`) },
    'work-permit': { labels: listed(`在留資格`) },
  },
  numbers: {
    'identity-number': listed(`マイナンバー | 旅券番号 | パスポート番号 | 口座番号`),
    'insurance-number': listed(`保険証番号`),
    'licence-number': listed(`免許証番号`),
  },
  numbered: {},
  phone: listed(`電話 | 電話番号 | 携帯 | 携帯電話 | 連絡先`),
  address: { labels: listed(`住所 | 現住所 | 連絡先住所`), postalLabels: listed(`郵便番号`) },
  regions: listed(`JP`),
}
