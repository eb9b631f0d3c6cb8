import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Japanese. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('年収 | 給与 | 月給'),
      statements: words('希望年収 | 希望給与 | 希望月給 | 現在の年収'),
    },
    birth: {
      labels: words('生年月日 | 出生地 | 誕生日 | 生年'),
    },
    age: {
      topics: words('年齢 | 満 | 満年齢'),
    },
    gender: {
      topics: words('性別'),
      values: words('男 | 女 | 男性 | 女性'),
    },
    nationality: {
      labels: words('国籍'),
    },
    'civil-status': {
      labels: words('配偶者 | 婚姻状況 | 配偶者の有無'),
    },
    children: {
      labels: words('扶養家族 | 扶養家族数'),
    },
    religion: {
      labels: words('宗教'),
    },
    health: {
      labels: words('健康状態 | 血液型'),
    },
    'work-permit': {
      labels: words('在留資格'),
    },
  },
  numbers: {
    'identity-number': words('マイナンバー | 旅券番号 | パスポート番号 | 口座番号'),
    'insurance-number': words('保険証番号'),
    'licence-number': words('免許証番号'),
  },
  bornBehind: words('生まれ | 生れ | 生'),
  dateUnits: words('年 | 月 | 日'),
  eras: words('昭和 | 平成'),
  yearsOld: words('歳 | 才'),
  phone: words('電話 | 電話番号 | 携帯 | 携帯電話 | 連絡先'),
  address: {
    labels: words('住所 | 現住所 | 連絡先住所'),
    postalLabels: words('郵便番号'),
  },
  regions: words('JP'),
}
