import { listed, type GuardWords } from '../../text/guard-words.js'

/** Arabic. */
export const ar: GuardWords = {
  facts: {
    birth: {
      labels: listed(`تاريخ الميلاد | تاريخ الولادة | مكان الميلاد | مكان الولادة | تاريخ ومكان الميلاد`),
    },
    age: { topics: listed(`العمر | السن`) },
    gender: { topics: listed(`الجنس`), values: listed(`ذكر | أنثى`) },
    nationality: { labels: listed(`الجنسية`) },
    'civil-status': {
      labels: listed(`الحالة الاجتماعية | الحالة العائلية | الحالة المدنية`),
      alone: listed(`متزوج | متزوجة | أعزب | عزباء | مطلق | مطلقة`),
    },
    children: { labels: listed(`عدد الأولاد | عدد الأبناء | عدد الأطفال`) },
    religion: { labels: listed(`الديانة`) },
    health: { labels: listed(`الحالة الصحية | فصيلة الدم`) },
    'military-service': { labels: listed(`الخدمة العسكرية | الموقف من التجنيد`) },
  },
  numbers: {
    'identity-number': listed(
      `رقم الهوية | رقم البطاقة | الرقم القومي | الرقم الوطني | رقم الجواز | رقم جواز السفر | رقم بطاقة التعريف`,
    ),
    'insurance-number': listed(`رقم الضمان الاجتماعي`),
    'licence-number': listed(`رقم رخصة القيادة`),
  },
  numbered: {},
  phone: listed(`هاتف | الهاتف | رقم الهاتف | جوال | الجوال | موبايل | رقم الجوال | المحمول | تليفون`),
  referees: listed(`المرجع | المعرفون`),
  address: { labels: listed(`العنوان | عنوان السكن | مكان الإقامة`), postalLabels: listed(`الرمز البريدي`) },
  regions: listed(`EG | SA | AE | MA | DZ | TN | JO | LB | IQ`),
}
