/** What each PDF of the field corpus says, as far as a page can get it wrong. */
export interface FieldTruth {
  readonly name: string
  readonly town?: string
  /** Default: `en`. */
  readonly language?: string
  /** Texts of the PDF that no page shows without its owner's word. */
  readonly personal?: readonly string[]
  /** The addresses of the PDF, without scheme, `www.` and final slash. */
  readonly links?: readonly string[]
}

const carol = { name: 'Carol Whitlock', town: 'Dover' }
const claire = {
  name: 'Claire Dumont',
  town: 'Rennes',
  personal: ['06 12 34 56 78', 'Contactar', 'Coordonnées'],
}

export const fieldTruth: Readonly<Record<string, FieldTruth>> = {
  'academic-numbered-publications': {
    name: 'Dr. Tove Adeyinka-Holm',
    town: 'Bergen',
    personal: ['Box 240', '5020'],
    links: [
      'holm-lab.example',
      'doi.org/10.9999/elt.2024.0411',
      'doi.org/10.9999/jst.2022.88',
      'orcid.org/0000-0002-1825-0097',
    ],
  },
  'address-flat-uk': {
    ...carol,
    town: 'Leeds',
    personal: ['Flat 3', 'Rosehill', 'LS6', '07700 900456'],
  },
  'address-unit-us': {
    ...carol,
    town: 'Austin',
    personal: ['Unit 5C', 'Rosewood', '78704', '512 555-0143'],
  },
  'dates-quarter-expires': {
    name: 'Maria-José Griffiths, MSN, RN, CCRN',
    town: 'Leeds',
    personal: ['18A0000E'],
    links: ['linkedin.com/in/mjgriffiths', 'griffiths.example.org'],
  },
  'developer-two-column': {
    name: 'Marta Szymczak-Oyelaran',
    town: 'Gdańsk',
    personal: ['512 345 678'],
    links: [
      'github.com/martaso',
      'linkedin.com/in/martaso',
      'github.com/martaso/ledgerlint',
      'youtu.example/abc',
    ],
  },
  'europass-label-column': {
    name: 'Petra Novotná',
    town: 'Brno',
    personal: ['Nádražní', '602 00', '603 123 456', 'Female', '02/05/1991', '1991-05-02', 'Nationality'],
  },
  'functional-no-dates': {
    name: 'Gail Petrov',
    town: 'Bristol',
    personal: ['Mill Lane', 'BS1 4AA', '0117 496 0123', '0117 496 0199', 'j.alder@example.com'],
  },
  'linkedin-es': { ...claire, language: 'es', links: ['linkedin.com/in/claire-dumont-es'] },
  'linkedin-fr': { ...claire, language: 'fr', links: ['linkedin.com/in/claire-dumont-ingenieure'] },
  'links-behind-words': {
    name: 'Tomasz Okafor',
    personal: ['+442079460123', 'Email me', 'Call me'],
    links: [
      'github.com/tokafor',
      'linkedin.com/in/tokafor',
      'tokafor.example.dev',
      'harbourline.example.com',
      'github.com/tokafor/tidewatch',
      'github.com/tokafor/inkgrid',
    ],
  },
  'name-turned-sideways': {
    name: 'Hanne Lindqvist',
    town: 'Malmö',
    personal: ['70 123 45 67'],
  },
  'nurse-us-apt-credentials': {
    name: 'Debra Ann Kowalczyk, BSN, RN, CEN',
    town: 'Toledo',
    personal: ['Sycamore', 'Apt 2B', '43606', '555-0162', '412345'],
  },
  'personal-details': {
    ...carol,
    personal: [
      '14 March 1984',
      '1984',
      'British',
      'married',
      'two children',
      'QQ 12 34 56 C',
      '123456789',
      'Religion',
    ],
  },
  'referees-contact': {
    ...carol,
    personal: [
      '07700 900456',
      'helen.straw@example.com',
      '01304 496 0110',
      '01304 496 0177',
      'Helen Straw',
      'Amir Dost',
    ],
  },
  'short-english-accountant': { name: 'Aoife Brennan', town: 'Cork' },
  'short-english-chef': { name: 'Marco Bellini', town: 'London' },
  'short-english-data': { name: 'Jan Novak', town: 'Prague' },
  'skill-dots-stars': { name: 'Dmitri Halloran', town: 'Chicago' },
  'student-gcse': { name: 'Kofi Amankwah' },
  'url-wrapped-at-hyphen': {
    ...carol,
    personal: ['07700 900456'],
    links: ['carol-whitlock.example.org/portfolio-2024', 'linkedin.com/in/carol-whitlock-dental'],
  },
  'word-table-labels': {
    name: 'Agnieszka Wrona',
    town: 'Kraków',
    personal: ['Lipowa', '30-702', '601 234 567', 'Nationality', 'Polish'],
  },
}
