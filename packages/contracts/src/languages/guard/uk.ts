import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Ukrainian. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('зарплата | оклад | заробітна плата'),
      statements: words(
        'бажана зарплата | очікувана зарплата | зарплатні очікування | бажана заробітна плата',
      ),
    },
    birth: {
      labels: words('дата народження | місце народження | рік народження'),
    },
    age: {
      topics: words('вік'),
    },
    gender: {
      topics: words('стать'),
      values: words('чоловіча | жіноча'),
    },
    nationality: {
      labels: words('громадянство | національність'),
    },
    'civil-status': {
      labels: words('сімейний стан | сімейне становище'),
      alone: words(`
        одружений | одружена | неодружений | незаміжня | заміжня | розлучений | розлучена
      `),
    },
    children: {
      labels: words('кількість дітей | діти'),
    },
    religion: {
      labels: words('віросповідання | релігія'),
    },
    health: {
      labels: words('стан здоров’я | група крові'),
    },
    'military-service': {
      labels: words('військовий обов’язок | військова служба'),
    },
  },
  numbers: {
    'identity-number': words('іпн | рнокпп | паспорт | номер паспорта | ідентифікаційний код'),
    'licence-number': words('посвідчення водія'),
  },
  born: words(
    'народився | народилася | народилась | народжений | народжена | нар | я народився | я народилася',
  ),
  bornIn: words('в | у | м | місті'),
  bornBehind: words('року народження | р н'),
  self: words('мені'),
  years: words('років | роки | рік'),
  children: words('дитина | дитини | дітей | діти | син | дочка'),
  phone: words('телефон | моб | мобільний | мобільний телефон'),
  referees: words('рекомендації надасть'),
  address: {
    labels: words('адреса | адреса проживання | місце проживання'),
    postalLabels: words('поштовий індекс'),
  },
  regions: words('UA'),
}
