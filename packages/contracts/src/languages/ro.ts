import type { Language } from './language.js'
import { guard } from './guard/ro.js'
import { words } from './words/words.js'

/** Romanian. */
export const ro: Language = {
  direction: 'ltr',
  frequentWords: words(`
    și | în | de | la | cu | pentru | pe | din | o | un | ale | prin | care | sau | ca
  `),
  reader: {
    letters: 'ăâîșțşţ',
    titles: {
      contact: words(`
        date de contact | informații de contact | date personale | informații personale
      `),
      summary: words('rezumat | despre mine | sumar | profil profesional'),
      work: words(`
        experiență | experiență profesională | experiența profesională | experiență de muncă | locuri de muncă
      `),
      volunteer: words('voluntariat | activități de voluntariat'),
      education: words('educație | studii | educație și formare | formare | studii și formare'),
      awards: words('premii | distincții | premii și distincții | distincții și premii'),
      certificates: words('certificări | licențe și certificări | atestate'),
      publications: words('publicații'),
      skills: words(`
        aptitudini principale | aptitudini | competențe | abilități | competențe digitale |
        competențe tehnice | aptitudini și competențe
      `),
      languages: words('limbi | limbi străine | limbi vorbite | competențe lingvistice'),
      interests: words('interese | hobby uri | pasiuni | hobbyuri'),
      references: words('referințe'),
      projects: words('proiecte'),
      courses: words('cursuri'),
      other: words('granturi | prezentari'),
    },
    months: words(`
      ianuarie ian | februarie feb | martie mar | aprilie apr | mai | iunie iun | iulie iul | august aug |
      septembrie sept sep | octombrie oct | noiembrie noi nov | decembrie dec
    `),
    openEnds: words('prezent | până în prezent | în prezent | actual'),
    sinceWords: words('din'),
    rangeWords: words('până în | până la'),
    seasons: words('primăvara | vara | toamna | iarna'),
  },
  guard,
  page: {
    sections: {
      work: 'Experiență',
      volunteer: 'Voluntariat',
      projects: 'Proiecte',
      education: 'Educație',
      awards: 'Premii',
      certificates: 'Certificate',
      publications: 'Publicații',
      skills: 'Competențe',
      languages: 'Limbi',
      interests: 'Interese',
      references: 'Referințe',
      custom: 'Altele',
    },
    present: 'prezent',
    contact: 'Contact',
    notFound: 'Această pagină nu există.',
    updated: 'Actualizat:',
    grade: 'Medie',
    download: 'Descarcă CV-ul (PDF)',
    expires: 'valabil până în',
    personal: 'Date personale',
    asOf: 'la',
    study: {
      read: 'Citește studiul de caz',
      previous: 'Proiectul anterior',
      next: 'Proiectul următor',
      role: 'Rol',
      year: 'An',
      client: 'Cu',
      link: 'Link',
    },
    actions: {
      email: 'Scrie-mi un e-mail',
      call: 'Programează un apel',
      write: 'Scrie-mi',
      name: 'Numele',
      replyTo: 'Adresa de e-mail',
      message: 'Mesajul',
      send: 'Trimite',
      sent: 'Mulțumesc. Mesajul a fost trimis.',
      refused: 'Mesajul nu a fost trimis. Întoarce-te, verifică fiecare câmp și trimite-l din nou.',
      later: 'De aici au venit prea multe mesaje. Încearcă din nou peste o oră.',
    },
  },
  errorPages: {
    absent: {
      title: 'Aici nu există nicio pagină',
      text: 'La această adresă nu este publicat niciun site. Poate fi scrisă greșit sau site-ul a fost retras.',
    },
    unavailable: {
      title: 'Pagina nu poate fi afișată acum',
      text: 'Pagina este în siguranță. Încercați din nou peste un minut.',
    },
    busy: {
      title: 'Prea multe cereri',
      text: 'Așteptați un minut și reîncărcați pagina.',
    },
    link: 'Creați-vă propria pagină cu Thumbfolio',
  },
}
