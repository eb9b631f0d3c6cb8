import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Hindi. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('वेतन'),
      statements: words('अपेक्षित वेतन | वर्तमान वेतन'),
    },
    birth: {
      labels: words('जन्म तिथि | जन्मतिथि | जन्म दिनांक | जन्म स्थान'),
    },
    age: {
      topics: words('आयु | उम्र'),
    },
    gender: {
      topics: words('लिंग'),
      values: words('पुरुष | महिला'),
    },
    nationality: {
      labels: words('राष्ट्रीयता'),
    },
    'civil-status': {
      labels: words('वैवाहिक स्थिति'),
      alone: words('विवाहित | अविवाहित'),
    },
    religion: {
      labels: words('धर्म | जाति'),
    },
    health: {
      labels: words('रक्त समूह'),
    },
  },
  numbers: {
    'identity-number': words('आधार संख्या | आधार नंबर | पैन नंबर | पासपोर्ट संख्या'),
  },
  born: words('जन्म'),
  bornIn: words('दिनांक'),
  phone: words('फोन | मोबाइल | दूरभाष | फ़ोन'),
  address: {
    labels: words('पता | स्थायी पता | वर्तमान पता'),
    postalLabels: words('पिन कोड'),
  },
  regions: words('IN'),
}
