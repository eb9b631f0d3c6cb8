import { listed, type GuardWords } from '../../text/guard-words.js'

/** Hindi. */
export const hi: GuardWords = {
  facts: {
    birth: { labels: listed(`जन्म तिथि | जन्मतिथि | जन्म दिनांक | जन्म स्थान`) },
    age: { topics: listed(`आयु | उम्र`) },
    gender: { topics: listed(`लिंग`), values: listed(`पुरुष | महिला`) },
    nationality: { labels: listed(`राष्ट्रीयता`) },
    'civil-status': { labels: listed(`वैवाहिक स्थिति`), alone: listed(`विवाहित | अविवाहित`) },
    religion: { labels: listed(`धर्म | जाति`) },
    health: { labels: listed(`रक्त समूह`) },
  },
  numbers: {
    'identity-number': listed(`आधार संख्या | आधार नंबर | पैन नंबर | पासपोर्ट संख्या`),
  },
  numbered: {},
  phone: listed(`फोन | मोबाइल | दूरभाष | फ़ोन`),
  address: { labels: listed(`पता | स्थायी पता | वर्तमान पता`), postalLabels: listed(`पिन कोड`) },
  regions: listed(`IN`),
}
