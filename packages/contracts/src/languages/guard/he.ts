import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Hebrew. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('שכר'),
      statements: words('ציפיות שכר | שכר מבוקש'),
    },
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
  },
  numbers: {
    'identity-number': words('תעודת זהות | מספר זהות | מספר דרכון'),
    'licence-number': words('מספר רישיון נהיגה'),
  },
  born: words('נולד | נולדה | נולדתי | יליד | ילידת'),
  bornIn: words('ב | בתאריך | בשנת | ביום'),
  phone: words('טלפון | נייד | טלפון נייד'),
  referees: words('ממליץ | ממליצים'),
  address: {
    labels: words('כתובת | כתובת מגורים'),
    postalLabels: words('מיקוד'),
  },
  regions: words('IL'),
}
