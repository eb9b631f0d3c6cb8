import type { Language } from './language.js'
import { none, words } from './words.js'

/** Hebrew. */
export const he: Language = {
  direction: 'rtl',
  frequentWords: [],
  licenceToWork: none,
  reader: {
    letters: undefined,
    titles: {
      contact: words('פרטי קשר | יצירת קשר | פרטים אישיים | פרטי התקשרות'),
      summary: words(`
        תקציר | תמצית | אודות | אודותיי | פרופיל | פרופיל אישי | פרופיל מקצועי | על עצמי | מטרה |
        תקציר מקצועי | קצת עליי | תמצית מקצועית
      `),
      work: words(`
        ניסיון | ניסיון תעסוקתי | ניסיון מקצועי | נסיון תעסוקתי | נסיון מקצועי | ניסיון בעבודה | תעסוקה |
        היסטוריה תעסוקתית | נסיון | רקע תעסוקתי | ניסיון עבודה
      `),
      volunteer: words('התנדבות | פעילות התנדבותית | פעילות ציבורית | התנדבויות'),
      education: words('השכלה | לימודים | השכלה אקדמית | רקע אקדמי | חינוך | השכלה והכשרה'),
      awards: words('פרסים | הישגים | מלגות | פרסים והוקרה | הצטיינות | מלגות ופרסים'),
      certificates: words('תעודות | הסמכות | רישיונות | קורסים והסמכות | הסמכות ותעודות'),
      publications: words('פרסומים | מאמרים'),
      skills: words(`
        כישורים | מיומנויות | יכולות | כישורים טכניים | ידע טכני | כישורים מקצועיים | כלים |
        מיומנויות טכניות | טכנולוגיות | כישורים ומיומנויות | ידע במחשבים
      `),
      languages: words('שפות | ידיעת שפות'),
      interests: words('תחומי עניין | תחביבים | תחביבים ותחומי עניין'),
      references: words('ממליצים | המלצות'),
      projects: words('פרויקטים | פרוייקטים | פרויקטים אישיים'),
      profiles: words('קישורים | רשתות חברתיות'),
      courses: words('קורסים | השתלמויות | קורסים והשתלמויות'),
      trade: [],
      other: words('מידע נוסף | שונות | שירות צבאי | צבא'),
    },
    likelyTitles: {},
    boilerplateTitles: [],
    titleModifiers: [],
    months: words(`
      ינואר ינו בינואר | פברואר פבר בפברואר | מרץ מרס במרץ | אפריל אפר באפריל | מאי במאי | יוני ביוני |
      יולי ביולי | אוגוסט אוג באוגוסט | ספטמבר ספט בספטמבר | אוקטובר אוק באוקטובר | נובמבר נוב בנובמבר |
      דצמבר דצמ בדצמבר
    `),
    openEnds: words('היום | הווה | כיום | עד היום | כעת | עכשיו | ועד היום | נוכחי'),
    sinceWords: words('מאז | החל מ | משנת'),
    fromWords: [],
    rangeWords: words('עד | ועד'),
    seasons: words('אביב | קיץ | סתיו | חורף'),
    yearMarks: [],
    documentTitles: words('קורות חיים'),
    roles: words(`
      מהנדס | מפתח | מתכנת | מנהל | ראש צוות | ראש | אחראי | אנליסט | יועץ | יועצת | מעצב | אחות | אח מוסמך |
      רופא | רוקח | טבח | שף | קופאי | חשב | רואה חשבון | רואת חשבון | עוזר | מתמחה | מורה | מרצה | פרופסור |
      חוקר | מומחה | רכז | מזכיר | טכנאי | נהג | מוכר | עורך דין | עורכת דין | עורך | עיתונאי | מתרגם | נציג |
      עובד | אדריכל | מלצר | מדריך | סטודנט | מנכ ל | סמנכ ל | בודק | מייסד | מתנדב | חשמלאי | מלגאי
    `),
    organisations: words(`
      בע מ | חברת | חברה | קבוצת | בנק | בית חולים | מרפאה | מרפאת | אוניברסיטת | האוניברסיטה | מכון |
      בית ספר | מכללה | מכללת | אקדמיה | מרכז | משרד | עיריית | מוזיאון | ספריית | מסעדת | מלון | עמותת |
      סוכנות | רשת | מפעל | קרן
    `),
    degrees: words(`
      תואר ראשון | תואר שני | תואר שלישי | תואר | בגרות | תעודת בגרות | דיפלומה | הנדסאי | דוקטורט
    `),
    schools: words(`
      אוניברסיטת | האוניברסיטה | אוניברסיטה | מכללה | מכללת | המכללה | בית ספר | תיכון | הטכניון | מכון |
      אקדמיה | בצלאל | סמינר | ישיבת
    `),
    latin: {
      roles: [],
      organisations: [],
      degrees: [],
    },
    contactLabels: words(`
      טלפון | נייד | טל | דואל | דוא ל | אימייל | מייל | כתובת | אתר | עיר | תאריך לידה | שם
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
      birth: words('תאריך לידה | מקום לידה | שנת לידה | ארץ לידה'),
      age: words('גיל'),
      gender: words('מין | מגדר'),
      nationality: words('אזרחות | לאום'),
      'civil-status': words('מצב משפחתי'),
      children: words('ילדים'),
      religion: words('דת'),
      health: words('מצב בריאותי | בריאות | סוג דם'),
      'military-service': words('שירות צבאי'),
      'work-permit': words('אשרת עבודה | היתר עבודה'),
      'identity-number': words('תעודת זהות | ת ז | מספר זהות | דרכון | מספר דרכון'),
      'insurance-number': words('ביטוח לאומי'),
      'licence-number': words('מספר רישיון'),
      other: words('רישיון נהיגה | רשיון נהיגה'),
    },
    personalValues: {
      age: words('גיל # | בן # | בת #'),
      gender: words('זכר | נקבה'),
      'civil-status': words('נשוי | נשואה | רווק | רווקה | גרוש | גרושה'),
    },
    patterns: {
      contactLabel: none,
      courseLabel: none,
      courseModifier: none,
      expiryLabel: /(?<![\p{L}\d])(?:בתוקף\s+עד)/u,
      taskLabel: none,
      kindLabel: none,
      roleLabel: none,
      salutation: none,
      letterEnd: none,
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
        labels: words('תאריך לידה | מקום לידה | שנת לידה'),
      },
      age: {
        topics: words('גיל'),
      },
      gender: {
        topics: words('מין'),
        values: words('זכר | נקבה'),
      },
      nationality: {
        labels: words('אזרחות | לאום'),
      },
      'civil-status': {
        labels: words('מצב משפחתי'),
        alone: words('נשוי | נשואה | רווק | רווקה | גרוש | גרושה'),
      },
      children: {
        labels: words('מספר ילדים'),
      },
      religion: {
        labels: words('דת'),
      },
      health: {
        labels: words('מצב בריאותי'),
      },
      'military-service': {},
      'work-permit': {},
    },
    numbers: {
      'identity-number': words('תעודת זהות | מספר זהות | מספר דרכון'),
      'insurance-number': [],
      'licence-number': words('מספר רישיון נהיגה'),
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
    phone: words('טלפון | נייד | טלפון נייד'),
    phoneFillers: [],
    otherNumbers: [],
    units: [],
    spoken: [],
    at: [],
    bareAt: [],
    dot: [],
    referees: words('ממליץ | ממליצים'),
    digits: [],
    honorifics: [],
    address: {
      labels: words('כתובת | כתובת מגורים'),
      home: [],
      before: [],
      weakBefore: [],
      after: [],
      weakAfter: [],
      suffixes: [],
      joints: [],
      units: [],
      postalLabels: words('מיקוד'),
    },
    regions: words('IL'),
  },
  page: {
    sections: {
      work: 'ניסיון',
      volunteer: 'התנדבות',
      projects: 'פרויקטים',
      education: 'השכלה',
      awards: 'פרסים',
      certificates: 'תעודות',
      publications: 'פרסומים',
      skills: 'כישורים',
      languages: 'שפות',
      interests: 'תחומי עניין',
      references: 'ממליצים',
      custom: 'נוספים',
    },
    present: 'היום',
    contact: 'יצירת קשר',
    notFound: 'אין כאן דף כזה.',
    updated: 'עודכן:',
    grade: 'ממוצע',
    download: 'הורדת קורות חיים (PDF)',
    expires: 'בתוקף עד',
    personal: 'פרטים אישיים',
    actions: {
      email: 'שליחת דוא״ל',
      call: 'קביעת שיחה',
      write: 'כתבו לי',
      name: 'שמך',
      replyTo: 'כתובת הדוא״ל שלך',
      message: 'ההודעה שלך',
      send: 'שליחה',
      sent: 'תודה. ההודעה נשלחה.',
      refused: 'ההודעה לא נשלחה. יש לחזור, לבדוק כל שדה ולשלוח שוב.',
      later: 'הגיעו מכאן הודעות רבות מדי. יש לנסות שוב בעוד שעה.',
    },
  },
  errorPages: {
    absent: {
      title: 'אין כאן דף',
      text: 'בכתובת הזו לא פורסם אתר. ייתכן שנפלה בה טעות, או שהאתר הוסר.',
    },
    unavailable: {
      title: 'אי אפשר להציג את הדף כרגע',
      text: 'הדף שמור. נסו שוב בעוד דקה.',
    },
    busy: {
      title: 'יותר מדי בקשות',
      text: 'המתינו דקה וטענו את הדף מחדש.',
    },
    link: 'יצירת דף משלכם ב-Thumbfolio',
  },
}
