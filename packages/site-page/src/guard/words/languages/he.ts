import { listed, type GuardWords } from '../../text/guard-words.js'

/** Hebrew. */
export const he: GuardWords = {
  facts: {
    birth: { labels: listed(`תאריך לידה | מקום לידה | שנת לידה`) },
    age: { topics: listed(`גיל`) },
    gender: { topics: listed(`מין`), values: listed(`זכר | נקבה`) },
    nationality: { labels: listed(`אזרחות | לאום`) },
    'civil-status': {
      labels: listed(`מצב משפחתי`),
      alone: listed(`נשוי | נשואה | רווק | רווקה | גרוש | גרושה`),
    },
    children: { labels: listed(`מספר ילדים`) },
    religion: { labels: listed(`דת`) },
    health: { labels: listed(`מצב בריאותי`) },
  },
  numbers: {
    'identity-number': listed(`תעודת זהות | מספר זהות | מספר דרכון`),
    'licence-number': listed(`מספר רישיון נהיגה`),
  },
  numbered: {},
  phone: listed(`טלפון | נייד | טלפון נייד`),
  referees: listed(`ממליץ | ממליצים`),
  address: { labels: listed(`כתובת | כתובת מגורים`), postalLabels: listed(`מיקוד`) },
  regions: listed(`IL`),
}
