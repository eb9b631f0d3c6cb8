import { listed, type GuardWords } from '../../text/guard-words.js'

/** Turkish. */
export const tr: GuardWords = {
  facts: {
    birth: { labels: listed(`doğum tarihi | doğum yeri | doğum yeri ve tarihi | doğum tarihi ve yeri`) },
    age: { topics: listed(`yaş`) },
    gender: { topics: listed(`cinsiyet`), values: listed(`kadın | erkek`) },
    nationality: { labels: listed(`uyruk | uyruğu | vatandaşlık`) },
    'civil-status': {
      labels: listed(`medeni hal | medeni hali | medeni durum | medeni durumu`),
      alone: listed(`evli | bekar`),
    },
    children: { labels: listed(`çocuk sayısı`) },
    religion: { labels: listed(`dini`) },
    health: { labels: listed(`kan grubu | sağlık durumu | engel durumu`) },
    'military-service': { labels: listed(`askerlik durumu | askerlik`) },
  },
  numbers: {
    'identity-number': listed(
      `tc kimlik no | t c kimlik no | kimlik no | tc kimlik numarası | kimlik numarası | pasaport no | pasaport numarası`,
    ),
    'insurance-number': listed(`sgk no | ssk no`),
    'licence-number': listed(`ehliyet no`),
  },
  numbered: {},
  phone: listed(`telefon | tel | cep | cep telefonu | gsm`),
  referees: listed(`referans`),
  address: { labels: listed(`adres | ev adresi | ikametgah`), postalLabels: listed(`posta kodu`) },
  regions: listed(`TR`),
}
