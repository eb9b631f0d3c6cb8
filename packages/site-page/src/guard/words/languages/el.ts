import { listed, type GuardWords } from '../../text/guard-words.js'

/** Greek. */
export const el: GuardWords = {
  facts: {
    birth: { labels: listed(`ημερομηνία γέννησης | ημ γέννησης | τόπος γέννησης | έτος γέννησης`) },
    age: { topics: listed(`ηλικία`) },
    gender: { topics: listed(`φύλο`), values: listed(`άνδρας | γυναίκα | άρρεν | θήλυ`) },
    nationality: { labels: listed(`εθνικότητα | υπηκοότητα | ιθαγένεια`) },
    'civil-status': {
      labels: listed(`οικογενειακή κατάσταση`),
      alone: listed(`έγγαμος | έγγαμη | άγαμος | άγαμη | διαζευγμένος | διαζευγμένη`),
    },
    children: { labels: listed(`αριθμός τέκνων | τέκνα`) },
    religion: { labels: listed(`θρήσκευμα`) },
    health: { labels: listed(`ομάδα αίματος`) },
    'military-service': { labels: listed(`στρατιωτικές υποχρεώσεις | στρατιωτική θητεία`) },
  },
  numbers: {
    'identity-number': listed(`αριθμός ταυτότητας | αρ ταυτότητας | αδτ | αφμ | αριθμός διαβατηρίου`),
    'insurance-number': listed(`αμκα | αριθμός μητρώου κοινωνικής ασφάλισης`),
  },
  numbered: {},
  phone: listed(`τηλέφωνο | τηλ | κινητό | κινητό τηλέφωνο`),
  referees: listed(`συστατικές`),
  address: {
    labels: listed(`διεύθυνση | διεύθυνση κατοικίας`),
    postalLabels: listed(`τκ | ταχυδρομικός κώδικας`),
  },
  regions: listed(`GR | CY`),
}
