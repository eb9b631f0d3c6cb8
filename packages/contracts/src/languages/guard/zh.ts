import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Chinese. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('年薪 | 月薪'),
      statements: words('期望薪资 | 期望月薪 | 期望薪水 | 期望薪金 | 目前薪资'),
    },
    birth: {
      labels: words('出生日期 | 出生年月 | 出生年月日 | 生日 | 出生地 | 籍贯 | 籍貫 | 户籍 | 戶籍'),
    },
    age: {
      topics: words('年龄 | 年齡 | 年满 | 年滿'),
    },
    gender: {
      topics: words('性别 | 性別'),
      values: words('男 | 女'),
    },
    nationality: {
      labels: words('国籍 | 國籍 | 民族'),
    },
    'civil-status': {
      labels: words('婚姻状况 | 婚姻狀況 | 婚否'),
      alone: words('已婚 | 未婚 | 离异 | 離異 | 已婚已育 | 未婚未育'),
    },
    children: {
      labels: words('子女 | 子女情况 | 生育状况'),
    },
    religion: {
      labels: words('宗教信仰 | 宗教'),
    },
    health: {
      labels: words('健康状况 | 健康狀況 | 血型'),
    },
    'military-service': {
      labels: words('兵役状况 | 兵役狀況'),
    },
  },
  numbers: {
    'identity-number': words(
      '身份证 | 身份证号 | 身份证号码 | 身份證 | 身份證號碼 | 护照号 | 护照号码 | 護照號碼 | 银行账号',
    ),
    'insurance-number': words('社保号 | 社会保障号 | 社会保障号码'),
    'licence-number': words('驾照号 | 驾驶证号'),
  },
  bornBehind: words('出生 | 生'),
  yearsOld: words('岁 | 歲'),
  born: words('生于 | 生於 | 出生于 | 出生於'),
  phone: words('电话 | 電話 | 手机 | 手機 | 手机号 | 手机号码 | 联系电话 | 聯絡電話 | 联系方式 | 移动电话'),
  referees: words('推荐人 | 推薦人 | 证明人'),
  address: {
    labels: words('地址 | 住址 | 家庭住址 | 现住址 | 通讯地址 | 居住地址'),
    postalLabels: words('邮编 | 邮政编码 | 郵遞區號'),
  },
  regions: words('CN | HK | TW | SG'),
}
