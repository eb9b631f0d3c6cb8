import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Russian. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('зарплата | оклад | заработная плата'),
      statements: words(
        'желаемая зарплата | ожидаемая зарплата | зарплатные ожидания | желаемая заработная плата | ожидания по зарплате',
      ),
    },
    birth: {
      labels: words('дата рождения | место рождения | дата и место рождения | год рождения'),
    },
    age: {
      topics: words('возраст'),
    },
    gender: {
      topics: words('пол'),
      values: words('мужской | женский | мужчина | женщина'),
    },
    nationality: {
      labels: words('гражданство | национальность'),
    },
    'civil-status': {
      labels: words('семейное положение'),
      alone: words('женат | замужем | не замужем | холост | разведен | разведена'),
    },
    children: {
      topics: words('дети'),
    },
    religion: {
      labels: words('вероисповедание'),
    },
    health: {
      labels: words('инвалидность | состояние здоровья | группа крови'),
    },
    'military-service': {
      labels: words('воинская обязанность | отношение к воинской обязанности'),
    },
    'work-permit': {
      labels: words('разрешение на работу | вид на жительство'),
    },
  },
  numbers: {
    'identity-number': words('паспорт | инн | серия и номер паспорта | номер паспорта | расчетный счет'),
    'insurance-number': words('снилс | полис'),
    'licence-number': words('водительское удостоверение'),
  },
  numbered: {
    'licence-number': words('лицензия'),
  },
  numberWords: words('номер | серия | но'),
  born: words('родился | родилась | рожден | рождена | я родился | я родилась'),
  bornIn: words('в | во | г | городе'),
  self: words('мне'),
  yearsOld: words('года от роду'),
  years: words('лет | года | год'),
  counts: words('один | двое | трое | четверо | два | три'),
  children: words('ребенок | детей | дети | ребенка'),
  bornBehind: words('года рождения | г р'),
  phone: words('телефон | тел | моб | мобильный'),
  units: words('рублей | руб | человек | пользователей | клиентов | тыс | млн'),
  referees: words('рекомендации | рекомендатель | контактное лицо'),
  address: {
    labels: words('адрес | адрес проживания | место жительства | место проживания'),
    home: words('проживаю по адресу'),
    before: words(`
      ул | улица | проспект | пр | переулок | пер | бульвар | шоссе | наб | набережная
    `),
    joints: words('д | дом'),
    units: words('кв | квартира'),
    postalLabels: words('индекс | почтовый индекс'),
  },
  regions: words('RU | KZ'),
}
