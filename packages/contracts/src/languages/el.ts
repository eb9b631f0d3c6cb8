import type { Language } from './language.js'
import { none, words } from './words.js'

/** Greek. */
export const el: Language = {
  direction: 'ltr',
  frequentWords: [],
  licenceToWork: none,
  reader: {
    letters: undefined,
    titles: {
      contact: words(`
        επικοινωνία | στοιχεία επικοινωνίας | προσωπικά στοιχεία | προσωπικές πληροφορίες
      `),
      summary: words(`
        προφίλ | περίληψη | σχετικά με εμένα | σχετικά | επαγγελματικό προφίλ | στόχος |
        επαγγελματικός στόχος | σύνοψη | λίγα λόγια για μένα
      `),
      work: words(`
        εμπειρία | επαγγελματική εμπειρία | εργασιακή εμπειρία | προϋπηρεσία | εργασία | πρακτική άσκηση |
        επαγγελματική πορεία
      `),
      volunteer: words('εθελοντισμός | εθελοντική εργασία | εθελοντική δράση | εθελοντικές δράσεις'),
      education: words(`
        εκπαίδευση | σπουδές | εκπαίδευση και κατάρτιση | μόρφωση | ακαδημαϊκή εκπαίδευση
      `),
      awards: words('διακρίσεις | βραβεία | υποτροφίες | βραβεία και διακρίσεις | επιτεύγματα'),
      certificates: words(`
        πιστοποιήσεις | πιστοποιητικά | άδειες | σεμινάρια και πιστοποιήσεις | πτυχία και πιστοποιήσεις
      `),
      publications: words('δημοσιεύσεις | άρθρα | επιστημονικές δημοσιεύσεις'),
      skills: words(`
        δεξιότητες | ικανότητες | γνώσεις | τεχνικές δεξιότητες | προσόντα | δεξιότητες και ικανότητες |
        ψηφιακές δεξιότητες | γνώσεις υπολογιστών
      `),
      languages: words(`
        γλώσσες | ξένες γλώσσες | γλωσσικές δεξιότητες | μητρική γλώσσα | άλλες γλώσσες
      `),
      interests: words('ενδιαφέροντα | χόμπι | ασχολίες'),
      references: words('συστάσεις | συστατικές επιστολές'),
      projects: words('έργα | projects | προσωπικά έργα'),
      profiles: words('σύνδεσμοι | κοινωνικά δίκτυα'),
      courses: words('σεμινάρια | μαθήματα | επιμόρφωση'),
      trade: [],
      other: words(`
        άλλες πληροφορίες | πρόσθετες πληροφορίες | λοιπά | στρατιωτικές υποχρεώσεις
      `),
    },
    likelyTitles: {},
    boilerplateTitles: [],
    titleModifiers: [],
    months: words(`
      ιανουάριος ιανουαρίου ιαν | φεβρουάριος φεβρουαρίου φεβ | μάρτιος μαρτίου μαρ μάρ |
      απρίλιος απριλίου απρ | μάιος μαΐου μαι μάι μαϊ | ιούνιος ιουνίου ιουν ιούν |
      ιούλιος ιουλίου ιουλ ιούλ | αύγουστος αυγούστου αυγ αύγ | σεπτέμβριος σεπτεμβρίου σεπ σεπτ |
      οκτώβριος οκτωβρίου οκτ | νοέμβριος νοεμβρίου νοε νοέ | δεκέμβριος δεκεμβρίου δεκ
    `),
    openEnds: words('σήμερα | παρόν | τώρα | έως σήμερα | μέχρι σήμερα | εώς σήμερα'),
    sinceWords: words('από'),
    fromWords: [],
    rangeWords: words('έως | ως | μέχρι'),
    seasons: words('άνοιξη | καλοκαίρι | φθινόπωρο | χειμώνας'),
    yearMarks: [],
    documentTitles: words('βιογραφικό | βιογραφικό σημείωμα'),
    roles: words(`
      μηχανικός | προγραμματιστ | διευθυντ | διευθύντρια | υπεύθυν | προϊστάμεν | σύμβουλος | αναλυτ |
      αρχιτέκτονας | σχεδιαστ | νοσηλευτ | νοσηλεύτρια | μάγειρας | ταμίας | λογιστ | βοηθός | ασκούμεν |
      καθηγητ | καθηγήτρια | δάσκαλ | ερευνητ | ερευνήτρια | τεχνικός | οδηγός | πωλητ | πωλήτρια |
      δικηγόρος | γιατρός | ιατρός | φαρμακοποι | ψυχολόγος | οικονομολόγος | δημοσιογράφος | μεταφραστ |
      μεταφράστρια | συντονιστ | συντονίστρια | γραμματέας | υπάλληλος | σερβιτόρ | στέλεχος | ηλεκτρολόγος |
      φυσικοθεραπευτ
    `),
    organisations: words(`
      αε | επε | οε | ικε | εταιρεία | εταιρία | όμιλος | τράπεζα | νοσοκομείο | κλινική | πανεπιστήμιο |
      σχολείο | ινστιτούτο | κέντρο | ίδρυμα | δήμος | υπουργείο | μουσείο | ξενοδοχείο | εστιατόριο |
      κατάστημα
    `),
    degrees: words('πτυχίο | μεταπτυχιακό | διδακτορικό | δίπλωμα | απολυτήριο | bsc | msc | phd'),
    schools: words(`
      πανεπιστήμιο | πολυτεχνείο | σχολή | σχολείο | λύκειο | γυμνάσιο | ινστιτούτο | ιεκ | τει | ακαδημία |
      κολλέγιο
    `),
    latin: {
      roles: [],
      organisations: [],
      degrees: [],
    },
    contactLabels: words(`
      τηλ | τηλέφωνο | κιν | κινητό | διεύθυνση | ιστοσελίδα | email | ημερομηνία γέννησης | πόλη | όνομα |
      ονοματεπώνυμο
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
        ημερομηνια γεννησης | τοπος γεννησης | ημερομηνια και τοπος γεννησης | γεννηθηκα | ετος γεννησης
      `),
      age: words('ηλικια'),
      gender: words('φυλο'),
      nationality: words('εθνικοτητα | υπηκοοτητα | ιθαγενεια'),
      'civil-status': words('οικογενειακη κατασταση'),
      children: words('παιδια | τεκνα'),
      religion: words('θρησκευμα'),
      health: words('υγεια | κατασταση υγειας | ομαδα αιματος'),
      'military-service': words('στρατιωτικες υποχρεωσεις | στρατιωτικη θητεια | στρατολογικη κατασταση'),
      'work-permit': words('αδεια εργασιας | αδεια παραμονης'),
      'identity-number': words('αδτ | αφμ | α φ μ | α δ τ | αριθμος ταυτοτητας | διαβατηριο'),
      'insurance-number': words('αμκα | α μ κ α'),
      'licence-number': words('αριθμος αδειας | αριθμος μητρωου'),
      other: words('διπλωμα οδηγησης | αδεια οδηγησης | διπλωμα αυτοκινητου'),
    },
    personalValues: {
      age: words('# ετων'),
      gender: words('ανδρας | γυναικα | αρρεν | θηλυ'),
      'civil-status': words('εγγαμος | εγγαμη | αγαμος | αγαμη | διαζευγμενος | διαζευγμενη'),
    },
    patterns: {
      contactLabel: none,
      courseLabel: none,
      courseModifier: none,
      expiryLabel: /(?<![\p{L}\d])(?:ισχύει\s+έως|λήγει)/u,
      taskLabel: none,
      kindLabel: none,
      roleLabel: none,
      salutation: /αξιοτιμ/u,
      letterEnd: /με εκτιμηση/u,
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
      'work-permit': {},
    },
    numbers: {
      'identity-number': words('αριθμός ταυτότητας | αρ ταυτότητας | αδτ | αφμ | αριθμός διαβατηρίου'),
      'insurance-number': words('αμκα | αριθμός μητρώου κοινωνικής ασφάλισης'),
      'licence-number': [],
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
    phone: words('τηλέφωνο | τηλ | κινητό | κινητό τηλέφωνο'),
    phoneFillers: [],
    otherNumbers: [],
    units: [],
    spoken: [],
    at: [],
    bareAt: [],
    dot: [],
    referees: words('συστατικές'),
    digits: [],
    honorifics: [],
    address: {
      labels: words('διεύθυνση | διεύθυνση κατοικίας'),
      home: [],
      before: [],
      weakBefore: [],
      after: [],
      weakAfter: [],
      suffixes: [],
      joints: [],
      units: [],
      postalLabels: words('τκ | ταχυδρομικός κώδικας'),
    },
    regions: words('GR | CY'),
  },
  page: {
    sections: {
      work: 'Εμπειρία',
      volunteer: 'Εθελοντισμός',
      projects: 'Έργα',
      education: 'Εκπαίδευση',
      awards: 'Διακρίσεις',
      certificates: 'Πιστοποιήσεις',
      publications: 'Δημοσιεύσεις',
      skills: 'Δεξιότητες',
      languages: 'Γλώσσες',
      interests: 'Ενδιαφέροντα',
      references: 'Συστάσεις',
      custom: 'Άλλα',
    },
    present: 'σήμερα',
    contact: 'Επικοινωνία',
    notFound: 'Η σελίδα δεν υπάρχει.',
    updated: 'Ενημέρωση:',
    grade: 'Βαθμός',
    download: 'Λήψη βιογραφικού (PDF)',
    expires: 'ισχύει έως',
    personal: 'Προσωπικά στοιχεία',
    actions: {
      email: 'Στείλτε μου e-mail',
      call: 'Κλείστε μια κλήση',
      write: 'Γράψτε μου',
      name: 'Το όνομά σας',
      replyTo: 'Το e-mail σας',
      message: 'Το μήνυμά σας',
      send: 'Αποστολή',
      sent: 'Ευχαριστώ. Το μήνυμά σας στάλθηκε.',
      refused: 'Το μήνυμά σας δεν στάλθηκε. Γυρίστε πίσω, ελέγξτε κάθε πεδίο και στείλτε το ξανά.',
      later: 'Ήρθαν πάρα πολλά μηνύματα από εδώ. Δοκιμάστε ξανά σε μία ώρα.',
    },
  },
  errorPages: {
    absent: {
      title: 'Δεν υπάρχει σελίδα εδώ',
      text: 'Δεν υπάρχει δημοσιευμένος ιστότοπος σε αυτή τη διεύθυνση. Ίσως είναι γραμμένη λάθος ή ο ιστότοπος αφαιρέθηκε.',
    },
    unavailable: {
      title: 'Η σελίδα δεν μπορεί να εμφανιστεί τώρα',
      text: 'Η σελίδα είναι ασφαλής. Δοκιμάστε ξανά σε ένα λεπτό.',
    },
    busy: {
      title: 'Πάρα πολλά αιτήματα',
      text: 'Περιμένετε ένα λεπτό και φορτώστε ξανά τη σελίδα.',
    },
    link: 'Φτιάξτε τη δική σας σελίδα με το Thumbfolio',
  },
}
