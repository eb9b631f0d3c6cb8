import { europass, linkedIn } from './resume-layouts.js'
import type { Sibling } from './sibling.js'

/** Europass forms and exports of LinkedIn. */
export const siblingForms: Readonly<Record<string, Sibling>> = {
  'europass-en': {
    html: europass({
      titles: [
        'PERSONAL INFORMATION',
        'JOB APPLIED FOR',
        'WORK EXPERIENCE',
        'EDUCATION AND TRAINING',
        'PERSONAL SKILLS',
      ],
      person: [
        'Ilinca Dragomir',
        'Strada Teiului 7, 400 112 Cluj-Napoca (Romania)',
        '+40 745 118 209',
        'ilinca.dragomir@example.com',
        'Sex Female | Date of birth 23/11/1987 | Nationality Romanian',
      ],
      job: 'Dental Hygienist',
      work: [
        [
          'March 2016–Present',
          'Dental Hygienist',
          'Clinica Somes, Cluj-Napoca (Romania)',
          'Care of some forty patients a week',
        ],
        [
          'May 2011–February 2016',
          'Dental Assistant',
          'Cabinet Popescu, Turda (Romania)',
          'Stock and instruments of two rooms',
        ],
      ],
      school: ['2008–2011', 'Diploma in Dental Hygiene', 'University of Medicine, Cluj-Napoca (Romania)'],
      skills: [
        ['Mother tongue(s)', 'Romanian'],
        ['Digital skills', 'MS Office, Dentrix'],
        ['Driving licence', 'B'],
      ],
    }),
    truth: {
      name: 'Ilinca Dragomir',
      town: 'Cluj-Napoca',
      personal: [
        'Teiului',
        '400 112',
        '+40 745 118 209',
        'Female',
        '23/11/1987',
        '1987-11-23',
        'Nationality',
      ],
    },
  },
  'europass-de': {
    html: europass({
      titles: [
        'ANGABEN ZUR PERSON',
        'ANGESTREBTE STELLE',
        'BERUFSERFAHRUNG',
        'SCHUL- UND BERUFSBILDUNG',
        'PERSÖNLICHE FÄHIGKEITEN',
      ],
      person: [
        'Jurij Petkovšek',
        'Lindenweg 4, 9020 Klagenfurt (Österreich)',
        '+43 660 5512 708',
        'jurij.petkovsek@example.com',
        'Geschlecht Männlich | Geburtsdatum 09/04/1983 | Staatsangehörigkeit slowenisch',
      ],
      job: 'Elektrotechniker',
      work: [
        [
          'März 2015–Heute',
          'Elektrotechniker',
          'Kärntner Netzbau, Klagenfurt (Österreich)',
          'Wartung von dreißig Umspannwerken',
        ],
        [
          'Juni 2008–Februar 2015',
          'Monteur',
          'Elektro Kokol, Villach (Österreich)',
          'Verlegung von Leitungen in Neubauten',
        ],
      ],
      school: ['2003–2007', 'Lehre Elektrotechnik', 'Berufsschule Villach (Österreich)'],
      skills: [
        ['Muttersprache(n)', 'Slowenisch'],
        ['Digitale Kompetenzen', 'AutoCAD, Excel'],
        ['Führerschein', 'B'],
      ],
    }),
    truth: {
      name: 'Jurij Petkovšek',
      town: 'Klagenfurt',
      language: 'de',
      personal: [
        'Lindenweg',
        '+43 660 5512 708',
        'Männlich',
        '09/04/1983',
        '1983-04-09',
        'Staatsangehörigkeit',
      ],
    },
  },
  'linkedin-es': {
    html: linkedIn({
      side: [
        [
          'Contactar',
          '655 20 31 47 (Mobile)',
          'lucia.ferrer@example.com',
          'www.linkedin.com/in/lucia-',
          'ferrer-agronoma (LinkedIn)',
        ],
        ['Aptitudes principales', 'Riego por goteo', 'Suelos calizos', 'Gestión de cuadrillas'],
        ['Languages', 'Español (Native or Bilingual)', 'Catalán (Full Professional)'],
      ],
      name: 'Lucía Ferrer Mas',
      label: 'Ingeniera agrónoma | Cítricos y olivar',
      town: 'Castellón de la Plana, Comunidad Valenciana, España',
      summary: ['Extracto', 'Cuido huertos desde hace doce años. Nací el 4 de mayo de 1988 y estoy casada.'],
      work: [
        'Experiencia',
        [
          'Huertos del Mijares',
          'Ingeniera agrónoma',
          'febrero de 2018 - Present (7 años 2 meses)',
          'Menos agua en un tercio de las parcelas.',
        ],
        [
          'Cooperativa La Plana',
          'Técnica de campo',
          'marzo de 2013 - enero de 2018 (4 años 11 meses)',
          'Visitas semanales a cuarenta socios.',
        ],
      ],
      school: [
        'Educación',
        'Universitat Politècnica de València',
        'Grado en Ingeniería Agronómica · (2006 - 2011)',
      ],
    }),
    truth: {
      name: 'Lucía Ferrer Mas',
      language: 'es',
      town: 'Castellón de la Plana',
      personal: ['655 20 31 47', '4 de mayo de 1988', 'casada', 'Contactar'],
      links: ['linkedin.com/in/lucia-ferrer-agronoma'],
    },
  },
  'linkedin-it': {
    html: linkedIn({
      side: [
        [
          'Contatti',
          '347 552 0186 (Mobile)',
          'dario.bellomo@example.com',
          'www.linkedin.com/in/dario-',
          'bellomo-cucina (LinkedIn)',
        ],
        ['Competenze principali', 'Lievitati', 'Gestione dei costi', 'Cucina di mare'],
        ['Languages', 'Italiano (Native or Bilingual)', 'Inglese (Full Professional)'],
      ],
      name: 'Dario Bellomo',
      label: 'Capo cuoco | Cucina siciliana',
      town: 'Trapani, Sicilia, Italia',
      summary: ['Riepilogo', 'Cucino da quindici anni. Mi piacciono le brigate che ridono.'],
      work: [
        'Esperienza',
        [
          'Osteria del Sale',
          'Capo cuoco',
          'gennaio 2019 - Present (6 anni 3 mesi)',
          'Ridotti gli sprechi del 18% in un anno.',
        ],
        [
          'Trattoria Levanzo',
          'Cuoco di linea',
          'marzo 2012 - dicembre 2018 (6 anni 10 mesi)',
          'Guidata una squadra di cinque persone.',
        ],
      ],
      school: ['Formazione', 'Istituto Alberghiero di Erice', 'Diploma, Enogastronomia · (2004 - 2009)'],
    }),
    truth: {
      name: 'Dario Bellomo',
      language: 'it',
      town: 'Trapani',
      personal: ['347 552 0186'],
      links: ['linkedin.com/in/dario-bellomo-cucina'],
    },
  },
}
