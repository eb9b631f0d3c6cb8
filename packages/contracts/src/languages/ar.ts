import type { Language } from './language.js'
import { none, words } from './words.js'

/** Arabic. */
export const ar: Language = {
  direction: 'rtl',
  frequentWords: [],
  licenceToWork: none,
  reader: {
    letters: undefined,
    titles: {
      contact: words(`
        جهات الاتصال | معلومات الاتصال | التواصل | للتواصل | البيانات الشخصية | المعلومات الشخصية |
        بيانات الاتصال | معلومات التواصل | معلومات شخصية | بيانات شخصية
      `),
      summary: words(`
        الملخص | نبذة | نبذة عني | نبذة شخصية | الملخص المهني | الهدف الوظيفي | الهدف المهني | الملف الشخصي |
        ملخص | نبذة مختصرة | الهدف | ملخص مهني | عني | المقدمة
      `),
      work: words(`
        الخبرة | الخبرات | الخبرة العملية | الخبرات العملية | الخبرة المهنية | الخبرات المهنية |
        الخبرة الوظيفية | التاريخ الوظيفي | العمل | خبرات العمل | خبرة العمل | التدريب العملي |
        الخبرات الوظيفية | المسيرة المهنية
      `),
      volunteer: words(`
        التطوع | العمل التطوعي | الأعمال التطوعية | الأنشطة التطوعية | الخبرات التطوعية
      `),
      education: words(`
        التعليم | المؤهلات العلمية | المؤهل العلمي | الشهادات العلمية | التحصيل العلمي | الدراسة |
        المؤهلات الأكاديمية | المؤهلات | المؤهلات التعليمية
      `),
      awards: words(`
        الجوائز | الإنجازات | الجوائز والتكريمات | التكريم | المنح | الجوائز والإنجازات
      `),
      certificates: words(`
        الشهادات | الشهادات المهنية | الدورات والشهادات | الرخص | التراخيص | الشهادات والدورات
      `),
      publications: words('المنشورات | الأبحاث | الأبحاث المنشورة | المؤلفات'),
      skills: words(`
        أهم المهارات | المهارات | المهارات التقنية | المهارات الفنية | المهارات الشخصية | الكفاءات | مهارات |
        المهارات المهنية | القدرات | المهارات الأساسية | مهارات الحاسوب
      `),
      languages: words('اللغات | المهارات اللغوية | اللغة | لغات'),
      interests: words('الاهتمامات | الهوايات | الهوايات والاهتمامات'),
      references: words('المراجع | المعرفون | التوصيات'),
      projects: words('المشاريع | مشاريع | المشاريع الشخصية | المشروعات'),
      profiles: words('الروابط | وسائل التواصل الاجتماعي | روابط'),
      courses: words('الدورات | الدورات التدريبية | التدريب'),
      trade: words('الوظيفة المطلوبة'),
      other: words('معلومات إضافية | أخرى | العضويات'),
    },
    likelyTitles: {},
    boilerplateTitles: [],
    titleModifiers: [],
    months: words(`
      يناير كانون-الثاني | فبراير شباط | مارس آذار | أبريل إبريل نيسان | مايو أيار | يونيو يونيه حزيران |
      يوليو يوليه تموز | أغسطس آب | سبتمبر أيلول | أكتوبر تشرين-الأول | نوفمبر تشرين-الثاني |
      ديسمبر كانون-الأول
    `),
    openEnds: words(`
      الآن | حتى الآن | الى الان | إلى الآن | الوقت الحاضر | حتى الوقت الحاضر | الحاضر | حاليا | حالياً |
      اليوم | حتى اليوم | مستمر
    `),
    sinceWords: words('منذ | من'),
    fromWords: [],
    rangeWords: words('حتى | إلى | الى'),
    seasons: [],
    yearMarks: [],
    documentTitles: words('السيرة الذاتية | سيرة ذاتية'),
    roles: words(`
      مهندس | مطور | مبرمج | مدير | رئيس | مشرف | محلل | مستشار | مصمم | ممرض | طبيب | صيدلي | طاه | طباخ |
      محاسب | مساعد | متدرب | معلم | مدرس | أستاذ | محاضر | باحث | أخصائي | اختصاصي | منسق | سكرتير | فني |
      سائق | بائع | محام | محرر | صحفي | مترجم | مندوب | موظف | مسؤول | معماري | عامل | نادل | أمين | مدقق |
      كاتب | مؤسس | متطوع | كهربائي | ميكانيكي | مدرب | خبير
    `),
    organisations: words(`
      شركة | مؤسسة | مجموعة | بنك | مصرف | مستشفى | عيادة | جامعة | معهد | مدرسة | كلية | أكاديمية | مركز |
      وزارة | هيئة | بلدية | متحف | مكتبة | مطعم | فندق | متجر | وكالة | جمعية | مصنع | مكتب | صيدلية
    `),
    degrees: words(`
      بكالوريوس | البكالوريوس | ماجستير | الماجستير | دكتوراه | دبلوم | ثانوية عامة | الثانوية العامة |
      ليسانس | إجازة
    `),
    schools: words('جامعة | معهد | مدرسة | كلية | أكاديمية | ثانوية'),
    latin: {
      roles: [],
      organisations: [],
      degrees: [],
    },
    contactLabels: words(`
      هاتف | الهاتف | جوال | الجوال | رقم الهاتف | رقم الجوال | بريد | البريد | البريد الإلكتروني |
      بريد إلكتروني | العنوان | عنوان | الموقع | الموقع الإلكتروني | المدينة | الاسم | تاريخ الميلاد |
      الجنسية | موبايل
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
        تاريخ الميلاد | مكان الميلاد | تاريخ ومكان الميلاد | تاريخ الولادة | مكان الولادة
      `),
      age: words('العمر | السن'),
      gender: words('الجنس | النوع'),
      nationality: words('الجنسية'),
      'civil-status': words('الحالة الاجتماعية | الحالة المدنية | الحالة العائلية'),
      children: words('عدد الأبناء | الأبناء | الأطفال'),
      religion: words('الديانة'),
      health: words('الحالة الصحية | فصيلة الدم'),
      'military-service': words('الخدمة العسكرية | الموقف من التجنيد | التجنيد'),
      'work-permit': words('تصريح العمل | الإقامة | التأشيرة | رقم الإقامة'),
      'identity-number': words(`
        رقم الهوية | الرقم القومي | رقم الجواز | جواز السفر | رقم جواز السفر | الرقم الوطني
      `),
      'insurance-number': words('رقم التأمين | رقم التأمينات'),
      'licence-number': words('رقم الترخيص | رقم الرخصة'),
      other: words('رخصة القيادة | رخصة قيادة'),
    },
    personalValues: {
      age: words('# سنة | # عاما'),
      gender: words('ذكر | أنثى'),
      'civil-status': words('متزوج | متزوجة | أعزب | عزباء | مطلق | مطلقة'),
    },
    patterns: {
      contactLabel: none,
      courseLabel: none,
      courseModifier: none,
      expiryLabel: /(?<![\p{L}\d])(?:صالح\s+حتى)/u,
      taskLabel: none,
      kindLabel: none,
      roleLabel: none,
      salutation: /السادة|السيد/u,
      letterEnd: /مع فائق/u,
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
        labels: words(`
          تاريخ الميلاد | تاريخ الولادة | مكان الميلاد | مكان الولادة | تاريخ ومكان الميلاد
        `),
      },
      age: {
        topics: words('العمر | السن'),
      },
      gender: {
        topics: words('الجنس'),
        values: words('ذكر | أنثى'),
      },
      nationality: {
        labels: words('الجنسية'),
      },
      'civil-status': {
        labels: words('الحالة الاجتماعية | الحالة العائلية | الحالة المدنية'),
        alone: words('متزوج | متزوجة | أعزب | عزباء | مطلق | مطلقة'),
      },
      children: {
        labels: words('عدد الأولاد | عدد الأبناء | عدد الأطفال'),
      },
      religion: {
        labels: words('الديانة'),
      },
      health: {
        labels: words('الحالة الصحية | فصيلة الدم'),
      },
      'military-service': {
        labels: words('الخدمة العسكرية | الموقف من التجنيد'),
      },
      'work-permit': {},
    },
    numbers: {
      'identity-number': words(`
        رقم الهوية | رقم البطاقة | الرقم القومي | الرقم الوطني | رقم الجواز | رقم جواز السفر |
        رقم بطاقة التعريف
      `),
      'insurance-number': words('رقم الضمان الاجتماعي'),
      'licence-number': words('رقم رخصة القيادة'),
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
    phone: words(`
      هاتف | الهاتف | رقم الهاتف | جوال | الجوال | موبايل | رقم الجوال | المحمول | تليفون
    `),
    phoneFillers: [],
    otherNumbers: [],
    units: [],
    spoken: [],
    at: [],
    bareAt: [],
    dot: [],
    referees: words('المرجع | المعرفون'),
    digits: [],
    honorifics: [],
    address: {
      labels: words('العنوان | عنوان السكن | مكان الإقامة'),
      home: [],
      before: [],
      weakBefore: [],
      after: [],
      weakAfter: [],
      suffixes: [],
      joints: [],
      units: [],
      postalLabels: words('الرمز البريدي'),
    },
    regions: words('EG | SA | AE | MA | DZ | TN | JO | LB | IQ'),
  },
  page: {
    sections: {
      work: 'الخبرة',
      volunteer: 'التطوع',
      projects: 'المشاريع',
      education: 'التعليم',
      awards: 'الجوائز',
      certificates: 'الشهادات',
      publications: 'المنشورات',
      skills: 'المهارات',
      languages: 'اللغات',
      interests: 'الاهتمامات',
      references: 'المراجع',
      custom: 'أخرى',
    },
    present: 'الآن',
    contact: 'للتواصل',
    notFound: 'لا توجد صفحة هنا.',
    updated: 'آخر تحديث:',
    grade: 'المعدل',
    download: 'تنزيل السيرة الذاتية (PDF)',
    expires: 'صالح حتى',
    personal: 'معلومات شخصية',
    actions: {
      email: 'راسلني بالبريد',
      call: 'احجز مكالمة',
      write: 'اكتب لي',
      name: 'اسمك',
      replyTo: 'بريدك الإلكتروني',
      message: 'رسالتك',
      send: 'إرسال',
      sent: 'شكرًا. أُرسلت رسالتك.',
      refused: 'لم تُرسل رسالتك. يُرجى الرجوع والتحقق من كل حقل ثم الإرسال مجددًا.',
      later: 'وصلت رسائل كثيرة من هنا. يُرجى المحاولة بعد ساعة.',
    },
  },
  errorPages: {
    absent: {
      title: 'لا توجد صفحة هنا',
      text: 'لا يوجد موقع منشور على هذا العنوان. ربما كُتب بشكل خاطئ أو أُزيل الموقع.',
    },
    unavailable: {
      title: 'لا يمكن عرض هذه الصفحة الآن',
      text: 'الصفحة بأمان. يُرجى المحاولة مرة أخرى بعد دقيقة.',
    },
    busy: {
      title: 'طلبات كثيرة جدًا',
      text: 'يُرجى الانتظار دقيقة ثم تحميل الصفحة من جديد.',
    },
    link: 'أنشئ صفحتك الخاصة مع Thumbfolio',
  },
}
