import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Arabic. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('الراتب'),
      statements: words('الراتب المتوقع | الراتب المطلوب | الراتب الحالي'),
    },
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
  },
  numbers: {
    'identity-number': words(`
      رقم الهوية | رقم البطاقة | الرقم القومي | الرقم الوطني | رقم الجواز | رقم جواز السفر |
      رقم بطاقة التعريف
    `),
    'insurance-number': words('رقم الضمان الاجتماعي'),
    'licence-number': words('رقم رخصة القيادة'),
  },
  born: words('مواليد | من مواليد | ولد | ولدت | وُلد | وُلدت | مولود | مولودة'),
  bornIn: words('في | عام | سنة | بتاريخ | يوم'),
  years: words('سنة | عاما'),
  phone: words(`
    هاتف | الهاتف | رقم الهاتف | جوال | الجوال | موبايل | رقم الجوال | المحمول | تليفون
  `),
  referees: words('المرجع | المعرفون'),
  address: {
    labels: words('العنوان | عنوان السكن | مكان الإقامة'),
    postalLabels: words('الرمز البريدي'),
  },
  regions: words('EG | SA | AE | MA | DZ | TN | JO | LB | IQ'),
}
