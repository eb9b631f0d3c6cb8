import { plain } from './resume-layouts.js'
import type { Sibling } from './sibling.js'

/** One column each, with what is private in its usual places. */
export const siblingPages: Readonly<Record<string, Sibling>> = {
  'nurse-apt': {
    html: plain({
      name: 'ROSALIND MAE TANAKA, BSN, RN, CCRN',
      contact: '2210 Juniper St, Apt 2B, Akron, OH 44304 | (330) 555-0187 | rosalind.tanaka@example.com',
      sections: [
        ['Professional Summary', 'Critical care nurse with nine years in two trauma centers.'],
        [
          'Licensure & Certifications',
          'Registered Nurse, State of Ohio, License #RN.530871 (exp. 04/2028)',
          'Critical Care Registered Nurse (CCRN), AACN, 2019 – present',
        ],
        [
          'Clinical Experience',
          '<b>Summit Valley Hospital – Akron, OH</b>',
          'Charge Nurse, Medical ICU <i>June 2019 – Present</i>',
          '• Lead twelve nurses on nights. The desk answers at (330) 555-0144.',
          '<b>St. Brendan Medical Center – Canton, OH</b>',
          'Staff Nurse, Surgical ICU <i>May 2015 – May 2019</i>',
          '• Introduced order code 216-555-0163 for spare pumps.',
        ],
        ['Education', 'Bachelor of Science in Nursing, Kent State University <i>2015</i>'],
      ],
    }),
    truth: {
      name: 'Rosalind Mae Tanaka, BSN, RN, CCRN',
      town: 'Akron',
      personal: ['Juniper', 'Apt 2B', '44304', '330 555-0187', '530871', '330 555-0144', '216-555-0163'],
    },
  },
  'nurse-unit': {
    html: plain({
      name: 'GREGOR IVES MALONE, MSN, RN',
      contact: '78 Harrow Court, Unit 11F, Tucson, AZ 85701 | (520) 555-0121 | gregor.malone@example.com',
      sections: [
        ['Licensure', 'Registered Nurse, State of Arizona, License #RN.288104 (exp. 08/2027)'],
        [
          'Experience',
          '<b>Desert Rim Clinic – Tucson, AZ</b>',
          'Nurse Manager <i>March 2018 – Present</i>',
          '• Planned the shifts of thirty nurses.',
          '<b>Sonora General – Phoenix, AZ</b>',
          'Staff Nurse <i>July 2012 – February 2018</i>',
          '• Cared for patients after surgery.',
        ],
        ['Education', 'Master of Science in Nursing, Arizona State University <i>2012</i>'],
      ],
    }),
    truth: {
      name: 'Gregor Ives Malone, MSN, RN',
      town: 'Tucson',
      personal: ['Harrow', 'Unit 11F', '85701', '520 555-0121', '288104'],
    },
  },
  'referees-listed': {
    html: plain({
      name: 'Owen Marsh',
      contact: 'Hexham, UK · owen.marsh@example.com · 07700 900731',
      sections: [
        ['Profile', 'Joiner who likes old windows. Ask Dr. Lena Frost about me: lena.frost@example.com.'],
        [
          'Experience',
          'Joiner, Tyne Sash Windows, Hexham <i>2017 – Present</i>',
          '• Rebuilt the windows of two abbeys.',
          'Apprentice, Border Timber, Carlisle <i>2013 – 2017</i>',
          '• Learned to cut every joint by hand.',
        ],
        ['Education', 'NVQ Level 3 Joinery, Carlisle College <i>2011 – 2013</i>'],
        [
          'References',
          'Dr. Lena Frost, Owner, Tyne Sash Windows',
          'lena.frost@example.com · 01434 496 0152',
          'Mr. Bashir Anwar, Border Timber',
          'Tel: 01228 496 0128',
        ],
      ],
    }),
    truth: {
      name: 'Owen Marsh',
      town: 'Hexham',
      personal: [
        '07700 900731',
        'lena.frost@example.com',
        '01434 496 0152',
        '01228 496 0128',
        'Bashir Anwar',
      ],
    },
  },
  'referees-in-one-line': {
    html: plain({
      name: 'Freya Lindgaard',
      contact: '5 Quay Street, Truro TR1 2HE · 01872 496 017 · freya.lindgaard@example.com',
      sections: [
        ['Objective', 'To run the kitchen of a school.'],
        [
          'Work History',
          'Kitchen Assistant, Carrick Primary School, Truro <i>2019 – Present</i>',
          '• Cooked two hundred meals a day.',
          'Waiter, Harbour Rooms, Falmouth <i>2015 – 2019</i>',
          '• Served sixty tables.',
        ],
        ['Education', 'NVQ Level 2 Catering, Truro College <i>2013 – 2015</i>'],
        ['References', 'Mrs T. Polglase, Carrick Primary School, 01872 496 044, t.polglase@example.com'],
      ],
    }),
    truth: {
      name: 'Freya Lindgaard',
      town: 'Truro',
      personal: ['Quay Street', 'TR1 2HE', '01872 496 017', '01872 496 044', 't.polglase@example.com'],
    },
  },
  'personal-line': {
    html: plain({
      name: 'Edith Zauner',
      contact:
        'Date of birth: 2 June 1979 · Nationality: Austrian · Marital status: divorced, one child · Leeds · edith.zauner@example.com · Driving licence: B',
      sections: [
        [
          'Experience',
          'Bookkeeper, Aire Mills, Leeds <i>2018 – Present</i>',
          '• Keep the books of three mills.',
          'Clerk, Calder Wool, Halifax <i>2009 – 2018</i>',
          '• Wrote the invoices.',
        ],
        ['Education', 'HND Accounting, Leeds City College <i>2005 – 2008</i>'],
        [
          'Personal details',
          'Religion: Catholic',
          'National Insurance No: AB 65 43 21 D',
          'Passport: P7788990',
        ],
      ],
    }),
    truth: {
      name: 'Edith Zauner',
      town: 'Leeds',
      personal: [
        '2 June 1979',
        '1979',
        'Austrian',
        'divorced',
        'one child',
        'AB 65 43 21 D',
        'P7788990',
        'Catholic',
      ],
    },
  },
  'personal-block-de': {
    html: plain({
      name: 'Wolfram Kessler',
      contact: 'Graz · wolfram.kessler@example.com',
      sections: [
        [
          'Persönliche Daten',
          'Geburtsdatum: 17. August 1981',
          'Familienstand: ledig, keine Kinder',
          'Religion: evangelisch',
          'Staatsbürgerschaft: Österreich',
        ],
        [
          'Berufserfahrung',
          'Tischler, Werkstatt Murtal, Graz <i>2014 – heute</i>',
          '• Möbel für zwei Schulen gebaut.',
          'Lehrling, Holzbau Steiner, Leoben <i>1998 – 2002</i>',
          '• Treppen und Türen gefertigt.',
        ],
        ['Ausbildung', 'Meisterprüfung Tischlerei, WIFI Graz <i>2013</i>'],
      ],
    }),
    truth: {
      name: 'Wolfram Kessler',
      language: 'de',
      town: 'Graz',
      personal: ['17. August 1981', '1981', 'ledig', 'evangelisch', 'Staatsbürgerschaft'],
    },
  },
  'address-flat': {
    html: plain({
      name: 'Nia Prosser',
      contact: 'Flat 8, 31 Garth Lane, Swansea SA1 4QT · nia.prosser@example.com · 07700 900812',
      sections: [
        [
          'Experience',
          'Florist, Gower Blooms, Swansea <i>2020 – Present</i>',
          '• Bound flowers for forty weddings.',
        ],
        ['Education', 'BA Botany, Swansea University <i>2014 – 2017</i>'],
      ],
    }),
    truth: { name: 'Nia Prosser', town: 'Swansea', personal: ['Flat 8', 'Garth', 'SA1 4QT', '07700 900812'] },
  },
  'short-english-cook': {
    html: plain({
      name: 'Beatrix Molnar',
      contact: 'beatrix.molnar@example.com · Budapest',
      sections: [
        [
          'Experience',
          'Pastry Cook, Gerbeaud Ház, Budapest <i>2019 – Present</i>',
          'Tarts, petits fours, menus.',
        ],
        ['Education', 'Diploma, Szakács Iskola <i>2015 – 2018</i>'],
        ['Skills', 'Chocolate, HACCP, sorbet'],
      ],
    }),
    truth: { name: 'Beatrix Molnar', town: 'Budapest' },
  },
  'short-english-tester': {
    html: plain({
      name: 'Pedro Vidal',
      contact: 'pedro.vidal@example.com · Lisbon',
      sections: [
        [
          'Experience',
          'Test Engineer, Tejo Software, Lisbon <i>2021 – Present</i>',
          'Selenium, Playwright suites.',
        ],
        ['Education', 'MSc Informática, Universidade Nova <i>2015 – 2020</i>'],
        ['Skills', 'Java, Cypress, Postman'],
      ],
    }),
    truth: { name: 'Pedro Vidal', town: 'Lisbon' },
  },
  'links-behind-words': {
    html: plain({
      name: 'Samira Quist',
      contact:
        '<a href="mailto:samira.quist@example.com">Email</a> | <a href="https://github.com/squist">GitHub</a> | <a href="https://quist.example.dev/">Portfolio</a> | <a href="tel:+442079460177">Call me</a>',
      sections: [
        [
          'Experience',
          'Developer, <a href="https://pierhead.example.com/">Pierhead</a>, Leeds <i>2021 – Present</i>',
          '• Wrote the ticket machine in Rust.',
        ],
        ['Projects', '<a href="https://github.com/squist/gulls">Gulls</a> – counts birds on photos (Python)'],
        ['Education', 'BSc Physics, University of Leeds <i>2017 – 2020</i>'],
      ],
    }),
    truth: {
      name: 'Samira Quist',
      personal: ['+442079460177', 'Call me'],
      links: ['github.com/squist', 'quist.example.dev', 'pierhead.example.com', 'github.com/squist/gulls'],
    },
  },
  'url-cut-at-hyphen': {
    html: plain({
      name: 'Hugh Trelawney',
      contact:
        'Bath, United Kingdom · hugh.trelawney@example.com · 07700 900644 · https://hugh-<br>trelawney.example.org/work-2023 · www.linkedin.com/in/hugh-trelawney',
      sections: [
        [
          'Experience',
          'Archivist, Avon Records, Bath <i>2016 – Present</i>',
          '• Sorted nine miles of paper.',
        ],
        ['Education', 'BA History, University of Exeter <i>2010 – 2013</i>'],
      ],
    }),
    truth: {
      name: 'Hugh Trelawney',
      town: 'Bath',
      personal: ['07700 900644'],
      links: ['hugh-trelawney.example.org/work-2023', 'linkedin.com/in/hugh-trelawney'],
    },
  },
}
