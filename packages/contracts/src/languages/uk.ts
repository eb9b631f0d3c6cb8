import type { Language } from './language.js'
import { none, words } from './words.js'

/** Ukrainian. */
export const uk: Language = {
  direction: 'ltr',
  frequentWords: [],
  licenceToWork: none,
  reader: {
    letters: undefined,
    titles: {
      contact: words(`
        контакти | контактна інформація | контактні дані | особиста інформація | особисті дані |
        персональні дані
      `),
      summary: words(`
        про себе | про мене | резюме | мета | профіль | професійний профіль | коротко про себе
      `),
      work: words(`
        досвід | досвід роботи | трудова діяльність | професійний досвід | карʼєра | кар єра | місця роботи |
        стажування | практика | робота
      `),
      volunteer: words('волонтерство | волонтерська діяльність | громадська діяльність'),
      education: words('освіта | вища освіта | навчання'),
      awards: words(`
        нагороди | досягнення | відзнаки | премії | стипендії | нагороди та досягнення
      `),
      certificates: words(`
        сертифікати | сертифікація | підвищення кваліфікації | курси та сертифікати | ліцензії |
        додаткова освіта
      `),
      publications: words('публікації | статті | наукові публікації | наукові праці'),
      skills: words(`
        навички | ключові навички | професійні навички | уміння | вміння | компетенції | технічні навички |
        знання та навички | технології | інструменти
      `),
      languages: words('мови | знання мов | іноземні мови | володіння мовами'),
      interests: words('інтереси | захоплення | хобі | хобі та інтереси'),
      references: words('рекомендації | відгуки'),
      projects: words('проєкти | проекти | власні проєкти'),
      profiles: words('посилання | соціальні мережі | профілі'),
      courses: words('курси | тренінги | курси та тренінги'),
      trade: words('бажана посада'),
      other: words('додаткова інформація | додатково | інше | конференції'),
    },
    likelyTitles: {},
    boilerplateTitles: [],
    titleModifiers: [],
    months: words(`
      січень січня січ | лютий лютого лют лют | березень березня бер берез | квітень квітня кві квіт |
      травень травня тра трав | червень червня чер черв | липень липня лип | серпень серпня сер серп |
      вересень вересня вер верес | жовтень жовтня жов жовт | листопад листопада лис лист листоп |
      грудень грудня гру груд
    `),
    openEnds: words(`
      дотепер | до тепер | теперішній час | по теперішній час | по сьогодні | сьогодні | зараз | донині |
      нині | цей час | по цей час
    `),
    sinceWords: words('з | від | із'),
    fromWords: [],
    rangeWords: words('по | до'),
    seasons: words('весна | літо | осінь | зима'),
    yearMarks: words('р | рр | рік | року'),
    documentTitles: words('резюме | автобіографія'),
    roles: words(`
      інженер | розробник | розробниця | програміст | менеджер | керівни | директор | начальник | завідувач |
      фахівець | спеціаліст | аналітик | консультант | архітектор | дизайнер | медсестра | кухар | касир |
      бухгалтер | асистент | помічник | стажер | вчител | учител | викладач | вихователь | дослідник |
      науковий співробітник | співробітник | адміністратор | секретар | оператор | технік | механік |
      електрик | зварник | водій | продавець | юрист | адвокат | лікар | фармацевт | психолог | логіст |
      економіст | редактор | журналіст | перекладач | маркетолог | тестувальник | координатор | провідний |
      старший | молодший | головний | технолог | конструктор | засновник | власник | волонтер | офіціант |
      бариста | тренер
    `),
    organisations: words(`
      тов | ват | зат | пат | прат | фоп | завод | фабрика | компанія | корпорація | група | банк | лікарня |
      клініка | університет | інститут | школа | коледж | академія | ліцей | гімназія | центр | фонд | музей |
      бібліотека | ресторан | кафе | готель | магазин | студія | агентство | бюро | міністерство | холдинг
    `),
    degrees: words(`
      бакалавр | магістр | спеціаліст | аспірант | кандидат | доктор | диплом | молодший спеціаліст | інженер
    `),
    schools: words(`
      університет | інститут | академія | школа | коледж | ліцей | гімназія | технікум | училище | факультет |
      політехніка
    `),
    latin: {
      roles: [],
      organisations: [],
      degrees: [],
    },
    contactLabels: words(`
      тел | телефон | моб | мобільний | пошта | електронна пошта | ел пошта | адреса | сайт | місто |
      дата народження | імʼя | піб
    `),
    columnLabels: {
      dates: [],
      year: [],
      month: [],
      from: [],
      to: [],
      organisation: [],
      role: [],
      place: [],
      description: [],
      degree: [],
      area: [],
      score: [],
      name: [],
      level: [],
      number: [],
    },
    chronicle: undefined,
    spokenLabels: [],
    entryLabels: [],
    keywordLabels: [],
    siteLabels: [],
    nameLabels: [],
    billWords: [],
    paperWords: [],
    personalLabels: {
      birth: words(`
        дата народження | місце народження | дата та місце народження | народився | народилася |
        рік народження
      `),
      age: words('вік'),
      gender: words('стать'),
      nationality: words('громадянство | національність'),
      'civil-status': words('сімейний стан | сімейне становище'),
      children: words('діти'),
      religion: words('релігія | віросповідання'),
      health: words('стан здоров я | здоров я | група крові | інвалідність'),
      'military-service': words('військова служба | військовий обов язок'),
      'work-permit': words('дозвіл на роботу | посвідка на проживання | віза'),
      'identity-number': words('паспорт | номер паспорта | іпн | рнокпп'),
      'insurance-number': words('номер страхування'),
      'licence-number': words('номер ліцензії'),
      other: words('водійські права | водійське посвідчення | посвідчення водія'),
    },
    personalValues: {
      age: words('# років | # роки | # рік'),
      gender: words('чоловіча | жіноча'),
      'civil-status': words(`
        одружений | одружена | неодружений | незаміжня | заміжня | розлучений | розлучена
      `),
    },
    patterns: {
      contactLabel: none,
      courseLabel: none,
      courseModifier: none,
      expiryLabel: /(?<![\p{L}\d])(?:дійсний\s+до)/u,
      taskLabel: none,
      kindLabel: none,
      roleLabel: none,
      salutation: /шановн/u,
      letterEnd: /з повагою/u,
      otherPaper: none,
      level: none,
      levelHead: none,
      extension: none,
      withoutEmployer: none,
      scoreLabel: none,
      areaLabel: none,
      onRequest: none,
      availability: none,
      fluency: none,
      consent: none,
      workFromAnywhere: none,
      organisationEnding: none,
      degreeStart: none,
      schoolStart: none,
    },
  },
  guard: {
    facts: {
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
      'work-permit': {},
    },
    numbers: {
      'identity-number': words('іпн | рнокпп | паспорт | номер паспорта | ідентифікаційний код'),
      'insurance-number': [],
      'licence-number': words('посвідчення водія'),
    },
    numbered: {
      'identity-number': [],
      'insurance-number': [],
      'licence-number': [],
    },
    numberWords: [],
    born: [],
    bornIn: [],
    bornOn: [],
    self: [],
    yearsOld: [],
    years: [],
    counts: [],
    children: [],
    parentOf: [],
    phone: words('телефон | моб | мобільний | мобільний телефон'),
    phoneFillers: [],
    otherNumbers: [],
    units: [],
    spoken: [],
    at: [],
    bareAt: [],
    dot: [],
    referees: words('рекомендації надасть'),
    digits: [],
    honorifics: [],
    address: {
      labels: words('адреса | адреса проживання | місце проживання'),
      home: [],
      before: [],
      weakBefore: [],
      after: [],
      weakAfter: [],
      suffixes: [],
      joints: [],
      units: [],
      postalLabels: words('поштовий індекс'),
    },
    regions: words('UA'),
  },
  page: {
    sections: {
      work: 'Досвід',
      volunteer: 'Волонтерство',
      projects: 'Проєкти',
      education: 'Освіта',
      awards: 'Нагороди',
      certificates: 'Сертифікати',
      publications: 'Публікації',
      skills: 'Навички',
      languages: 'Мови',
      interests: 'Інтереси',
      references: 'Рекомендації',
      custom: 'Інше',
    },
    present: 'дотепер',
    contact: 'Контакти',
    notFound: 'Такої сторінки немає.',
    updated: 'Оновлено:',
    grade: 'Середній бал',
    download: 'Завантажити резюме (PDF)',
    expires: 'дійсний до',
    personal: 'Особисті дані',
    actions: {
      email: 'Написати листа',
      call: 'Призначити дзвінок',
      write: 'Напишіть мені',
      name: 'Ваше ім’я',
      replyTo: 'Ваш e-mail',
      message: 'Ваше повідомлення',
      send: 'Надіслати',
      sent: 'Дякую. Повідомлення надіслано.',
      refused: 'Повідомлення не надіслано. Поверніться, перевірте кожне поле та надішліть ще раз.',
      later: 'Звідси надійшло забагато повідомлень. Спробуйте за годину.',
    },
  },
  errorPages: {
    absent: {
      title: 'Тут немає сторінки',
      text: 'За цією адресою сайт не опубліковано. Можливо, в адресі помилка або сайт видалено.',
    },
    unavailable: {
      title: 'Зараз цю сторінку показати неможливо',
      text: 'Сторінка в безпеці. Спробуйте ще раз за хвилину.',
    },
    busy: {
      title: 'Забагато запитів',
      text: 'Зачекайте хвилину й завантажте сторінку знову.',
    },
    link: 'Створити власну сторінку в Thumbfolio',
  },
}
