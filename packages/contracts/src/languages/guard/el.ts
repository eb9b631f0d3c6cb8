import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Greek. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('μισθός'),
      statements: words('μισθολογικές απαιτήσεις | επιθυμητός μισθός'),
    },
    birth: {
      labels: words('ημερομηνία γέννησης | ημ γέννησης | τόπος γέννησης | έτος γέννησης'),
    },
    age: {
      topics: words('ηλικία'),
    },
    gender: {
      topics: words('φύλο'),
      values: words('άνδρας | γυναίκα | άρρεν | θήλυ'),
    },
    nationality: {
      labels: words('εθνικότητα | υπηκοότητα | ιθαγένεια'),
    },
    'civil-status': {
      labels: words('οικογενειακή κατάσταση'),
      alone: words('έγγαμος | έγγαμη | άγαμος | άγαμη | διαζευγμένος | διαζευγμένη'),
    },
    children: {
      labels: words('αριθμός τέκνων | τέκνα'),
    },
    religion: {
      labels: words('θρήσκευμα'),
    },
    health: {
      labels: words('ομάδα αίματος'),
    },
    'military-service': {
      labels: words('στρατιωτικές υποχρεώσεις | στρατιωτική θητεία'),
    },
  },
  numbers: {
    'identity-number': words('αριθμός ταυτότητας | αρ ταυτότητας | αδτ | αφμ | αριθμός διαβατηρίου'),
    'insurance-number': words('αμκα | αριθμός μητρώου κοινωνικής ασφάλισης'),
  },
  born: words('γεννήθηκα | γεννήθηκε | γεννημένος | γεννημένη'),
  bornOn: words('γεν'),
  bornIn: words('στις | στην | στη | στο | στον | το | την | τη'),
  years: words('ετών | χρονών'),
  phone: words('τηλέφωνο | τηλ | κινητό | κινητό τηλέφωνο'),
  referees: words('συστατικές'),
  address: {
    labels: words('διεύθυνση | διεύθυνση κατοικίας'),
    postalLabels: words('τκ | ταχυδρομικός κώδικας'),
  },
  regions: words('GR | CY'),
}
