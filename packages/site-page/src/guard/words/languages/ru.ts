import { listed, type GuardWords } from '../../text/guard-words.js'

/** Russian: titles, streets and telephones. */
export const ru: GuardWords = {
  facts: {
    birth: { labels: listed(`дата рождения | место рождения | дата и место рождения | год рождения`) },
    age: { topics: listed(`возраст`) },
    gender: { topics: listed(`пол`), values: listed(`мужской | женский | мужчина | женщина`) },
    nationality: { labels: listed(`гражданство | национальность`) },
    'civil-status': {
      labels: listed(`семейное положение`),
      alone: listed(`женат | замужем | не замужем | холост | разведен | разведена`),
    },
    children: { topics: listed(`дети`) },
    religion: { labels: listed(`вероисповедание`) },
    health: { labels: listed(`инвалидность | состояние здоровья | группа крови`) },
    'military-service': { labels: listed(`воинская обязанность | отношение к воинской обязанности`) },
    'work-permit': { labels: listed(`разрешение на работу | вид на жительство`) },
  },
  numbers: {
    'identity-number': listed(`паспорт | инн | серия и номер паспорта | номер паспорта | расчетный счет`),
    'insurance-number': listed(`снилс | полис`),
    'licence-number': listed(`водительское удостоверение`),
  },
  numbered: { 'licence-number': listed(`лицензия`) },
  numberWords: listed(`номер | серия | но`),
  born: listed(`родился | родилась`),
  bornIn: listed(`в | во`),
  self: listed(`мне`),
  yearsOld: listed(`года от роду`),
  years: listed(`лет | года | год`),
  counts: listed(`один | двое | трое | четверо | два | три`),
  children: listed(`ребенок | детей | дети | ребенка`),
  phone: listed(`телефон | тел | моб | мобильный`),
  units: listed(`рублей | руб | человек | пользователей | клиентов | тыс | млн`),
  referees: listed(`рекомендации | рекомендатель | контактное лицо`),
  address: {
    labels: listed(`адрес | адрес проживания | место жительства | место проживания`),
    home: listed(`проживаю по адресу`),
    before: listed(`ул | улица | проспект | пр | переулок | пер | бульвар | шоссе | наб | набережная`),
    joints: listed(`д | дом`),
    units: listed(`кв | квартира`),
    postalLabels: listed(`индекс | почтовый индекс`),
  },
  regions: listed(`RU | KZ`),
}
