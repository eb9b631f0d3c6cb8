import { listed, type GuardWords } from '../../text/guard-words.js'

/** Chinese, simplified and traditional: titles that a colon, a blank or the end of a line follows, for words have no ends. */
export const zh: GuardWords = {
  facts: {
    birth: { labels: listed(`出生日期 | 出生年月 | 出生年月日 | 生日 | 出生地 | 籍贯 | 籍貫 | 户籍 | 戶籍`) },
    age: { topics: listed(`年龄 | 年齡`) },
    gender: { topics: listed(`性别 | 性別`), values: listed(`男 | 女`) },
    nationality: { labels: listed(`国籍 | 國籍 | 民族`) },
    'civil-status': {
      labels: listed(`婚姻状况 | 婚姻狀況 | 婚否`),
      alone: listed(`已婚 | 未婚 | 离异 | 離異 | 已婚已育 | 未婚未育`),
    },
    children: { labels: listed(`子女 | 子女情况 | 生育状况`) },
    religion: { labels: listed(`宗教信仰 | 宗教`) },
    health: { labels: listed(`健康状况 | 健康狀況 | 血型`) },
    'military-service': { labels: listed(`兵役状况 | 兵役狀況`) },
  },
  numbers: {
    'identity-number': listed(
      `身份证 | 身份证号 | 身份证号码 | 身份證 | 身份證號碼 | 护照号 | 护照号码 | 護照號碼 | 银行账号`,
    ),
    'insurance-number': listed(`社保号 | 社会保障号 | 社会保障号码`),
    'licence-number': listed(`驾照号 | 驾驶证号`),
  },
  numbered: {},
  phone: listed(`电话 | 電話 | 手机 | 手機 | 手机号 | 手机号码 | 联系电话 | 聯絡電話 | 联系方式 | 移动电话`),
  referees: listed(`推荐人 | 推薦人 | 证明人`),
  address: {
    labels: listed(`地址 | 住址 | 家庭住址 | 现住址 | 通讯地址 | 居住地址`),
    postalLabels: listed(`邮编 | 邮政编码 | 郵遞區號`),
  },
  regions: listed(`CN | HK | TW | SG`),
}
