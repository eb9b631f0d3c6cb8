import { listed, type GuardWords } from '../../text/guard-words.js'

/** Ukrainian. */
export const uk: GuardWords = {
  facts: {
    birth: { labels: listed(`дата народження | місце народження | рік народження`) },
    age: { topics: listed(`вік`) },
    gender: { topics: listed(`стать`), values: listed(`чоловіча | жіноча`) },
    nationality: { labels: listed(`громадянство | національність`) },
    'civil-status': {
      labels: listed(`сімейний стан | сімейне становище`),
      alone: listed(`одружений | одружена | неодружений | незаміжня | заміжня | розлучений | розлучена`),
    },
    children: { labels: listed(`кількість дітей | діти`) },
    religion: { labels: listed(`віросповідання | релігія`) },
    health: { labels: listed(`стан здоров’я | група крові`) },
    'military-service': { labels: listed(`військовий обов’язок | військова служба`) },
  },
  numbers: {
    'identity-number': listed(`іпн | рнокпп | паспорт | номер паспорта | ідентифікаційний код`),
    'licence-number': listed(`посвідчення водія`),
  },
  numbered: {},
  phone: listed(`телефон | моб | мобільний | мобільний телефон`),
  referees: listed(`рекомендації надасть`),
  address: {
    labels: listed(`адреса | адреса проживання | місце проживання`),
    postalLabels: listed(`поштовий індекс`),
  },
  regions: listed(`UA`),
}
