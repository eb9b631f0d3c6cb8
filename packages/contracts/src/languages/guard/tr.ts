import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Turkish. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('maaş | ücret'),
      statements: words('maaş beklentisi | ücret beklentisi | beklenen maaş'),
    },
    birth: {
      labels: words('doğum tarihi | doğum yeri | doğum yeri ve tarihi | doğum tarihi ve yeri'),
    },
    age: {
      topics: words('yaş'),
    },
    gender: {
      topics: words('cinsiyet'),
      values: words('kadın | erkek'),
    },
    nationality: {
      labels: words('uyruk | uyruğu | vatandaşlık'),
    },
    'civil-status': {
      labels: words('medeni hal | medeni hali | medeni durum | medeni durumu'),
      alone: words('evli | bekar'),
    },
    children: {
      labels: words('çocuk sayısı'),
    },
    religion: {
      labels: words('dini'),
    },
    health: {
      labels: words('kan grubu | sağlık durumu | engel durumu'),
    },
    'military-service': {
      labels: words('askerlik durumu | askerlik'),
    },
  },
  numbers: {
    'identity-number': words(`
      tc kimlik no | t c kimlik no | kimlik no | tc kimlik numarası | kimlik numarası | pasaport no |
      pasaport numarası
    `),
    'insurance-number': words('sgk no | ssk no'),
    'licence-number': words('ehliyet no'),
  },
  bornBehind: words('doğumlu | doğumluyum'),
  yearsOld: words('yaşında | yaşındayım'),
  born: words('doğdum | doğmuş'),
  bornOn: words('doğum'),
  phone: words('telefon | tel | cep | cep telefonu | gsm'),
  referees: words('referans'),
  address: {
    labels: words('adres | ev adresi | ikametgah'),
    postalLabels: words('posta kodu'),
  },
  regions: words('TR'),
}
