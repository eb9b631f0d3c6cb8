import { job, type Row } from './guard-row.js'

/** Rows of guards that look first of all at French, Spanish, Italian, Portuguese and Polish. */
export const romanceGuardRows: readonly Row[] = [
  {
    guard: 'sharedAmount',
    language: 'fr',
    sections: job(['Encadrement de 22 compagnons et de 4 intérimaires']),
    text: 'Elle encadre 22 compagnons et intérimaires.',
  },
  {
    guard: 'widerDenial',
    language: 'pt',
    sections: job(['Nenhum acidente com baixa em oito anos']),
    text: 'Não teve nenhum acidente em oito anos.',
  },
  {
    guard: 'yearlyOfOne',
    language: 'fr',
    sections: job(['Récolte 4,5 tonnes de miel en 2023', 'Élève 300 reines par an'], {
      summary: 'Exploitation en agriculture biologique.',
    }),
    text: 'Elle récolte chaque année 4,5 tonnes de miel sur son exploitation.',
  },
  {
    guard: 'tookOne',
    language: 'es',
    sections: job([
      'Redujo las devoluciones de 4,1 % a 2,6 % entre 2021 y 2023',
      'Ahorró 1,8 millones al año',
    ]),
    text: 'Redujo las devoluciones a 2,6 % en un año.',
  },
  {
    guard: 'otherCompany',
    language: 'pt',
    sections: job(['Aprendeu a amanhar peixe com a proprietária'], { name: 'Tasca da Avó Lurdes' }),
    text: 'Aprendeu a amanhar peixe com a avó.',
  },
  {
    guard: 'broughtTo',
    language: 'it',
    sections: job(['Fatturato Italia da 31 a 44 milioni'], {
      summary: '180 dipendenti, fatturato 62 milioni',
    }),
    text: 'Ha portato il fatturato a 62 milioni.',
  },
  {
    guard: 'yearsInRole',
    language: 'es',
    basics: { summary: 'Gerente de logística con 14 años en centros de distribución.' },
    sections: {},
    text: 'Suma 14 años como gerente de logística.',
  },
  {
    guard: 'begunLater',
    language: 'fr',
    sections: job(['A perdu 60 colonies à cause du gel', 'Élève 300 reines par an']),
    text: "Après avoir perdu 60 colonies, elle s'est mise à élever 300 reines par an.",
  },
  {
    guard: 'awardedFor',
    language: 'pt',
    sections: {
      ...job(['Criou um painel com 9 mil acessos por mês']),
      awards: [{ title: 'Menção honrosa', awarder: 'Borg' }],
    },
    text: 'Pelo painel, recebeu uma menção honrosa.',
  },
  {
    guard: 'amountOfWhole',
    sections: job(['Supervises six nurses'], { position: 'Supervisor', summary: 'Ward with 40 nurses.' }),
    text: 'She supervises 40 nurses.',
  },
  {
    guard: 'atTheHead',
    language: 'fr',
    sections: job(['Animation de 30 réunions'], {
      position: 'Juriste',
      summary: 'Service juridique de 4 personnes.',
    }),
    text: "Elle était à la tête d'un service juridique de 4 personnes.",
  },
  {
    guard: 'droppedLowering',
    language: 'fr',
    sections: {
      education: [
        { institution: 'Acme', studyType: 'Baccalauréat', endDate: '2007', score: 'mention assez bien' },
      ],
    },
    text: 'Elle a obtenu un baccalauréat, mention bien.',
  },
  {
    guard: 'acrossBrackets',
    language: 'es',
    sections: job([
      'Residencial de 96 viviendas, entregado en plazo',
      'Promoción de 54 viviendas (5,9 M€), en fase de cerramientos',
    ]),
    text: 'La promoción de 54 viviendas (5,9 M€) ya se ha entregado.',
  },
  {
    guard: 'saidOfAll',
    language: 'it',
    sections: job(['Ha consegnato 25 siti', 'Parla ai clienti ogni giorno']),
    text: 'Ha consegnato 25 siti e ne ha parlato.',
  },
]
