import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { acrossStatements } from './one-statement.js'

const wrong = (language: string, told: readonly string[], text: string, whole: readonly string[] = []) =>
  acrossStatements(saidOf(text, [groundOf('work/0', [...whole, ...told], language, { told })], language))

/** Two things told; the deed of one with the thing of the other. */
const swapped: readonly (readonly [string, string, string, string])[] = [
  ['en', 'Trained nurses on night wards', 'Repaired ventilators for a clinic', 'Repaired nurses'],
  [
    'de',
    'Schulte Pflegekräfte auf der Station',
    'Reparierte Geräte für eine Klinik',
    'Sie reparierte Pflegekräfte',
  ],
  [
    'fr',
    'A formé des infirmières de nuit',
    'A réparé des appareils pour la clinique',
    'Elle a réparé des infirmières',
  ],
  ['es', 'Formó enfermeras de noche', 'Reparó aparatos para la clínica', 'Reparó enfermeras'],
  ['it', 'Formato infermiere di notte', 'Riparato apparecchi per la clinica', 'Ha riparato infermiere'],
  ['nl', 'Trainde verplegers op zaal', 'Repareerde toestellen voor de kliniek', 'Zij repareerde verplegers'],
  ['pl', 'Szkoliła pielęgniarki na oddziale', 'Naprawiała urządzenia dla kliniki', 'Naprawiała pielęgniarki'],
  ['pt', 'Formou enfermeiras de noite', 'Reparou aparelhos para a clínica', 'Reparou enfermeiras'],
]

describe('what came of a deed behind a semicolon', () => {
  const line = 'Moved claims to a new process; 62% of letters close without a call'
  it('when the same line tells it, then it may stand beside it', () => {
    expect(wrong('en', [line], 'She moved claims, with 62% of letters closing.')).toBeUndefined()
  })

  it('when another tells it, then it may not', () => {
    const other = 'Trained nurses on night wards'
    expect(wrong('en', [line, other], 'She trained nurses, with 62% of letters closing.')).toBeDefined()
  })
})

describe('a deed and the thing that it was done to', () => {
  it.each(swapped)(
    'when %s tells “%s” and “%s” as “%s”, then it does not stand',
    (language, one, two, text) => {
      expect(wrong(language, [one, two], `${text}.`)).toBeDefined()
    },
  )

  it.each(swapped)('when %s tells “%s” and “%s” each by itself, then it stands', (language, one, two) => {
    expect(wrong(language, [one, two], `${one}.`)).toBeUndefined()
    expect(wrong(language, [one, two], `${one}, ${two}.`)).toBeUndefined()
  })
})

/** What stands behind an `and` goes on with the deed before it. */
const going: readonly (readonly [string, string, string, string])[] = [
  [
    'en',
    'Plans watering of the olives',
    'Farm with acres of almonds',
    'Plans watering of the olives and the almonds',
  ],
  [
    'de',
    'Plant das Wasser für die Oliven',
    'Betrieb mit Mandeln',
    'Plant Wasser für die Oliven und die Mandeln',
  ],
  [
    'fr',
    "Planifie l'arrosage des oliviers",
    'Domaine avec des vignes',
    "Planifie l'arrosage des oliviers et des vignes",
  ],
  ['es', 'Planea riego del olivar', 'Finca con almendro', 'Planea riego del olivar y del almendro'],
  ['it', 'Cura acqua di ulivi', 'Azienda con mandorli', 'Cura acqua di ulivi e di mandorli'],
  [
    'nl',
    'Regelt water voor de olijven',
    'Bedrijf met amandelen',
    'Regelt water voor de olijven en de amandelen',
  ],
  [
    'pl',
    'Planuje wodę dla oliwek',
    'Gospodarstwo ma pola migdałów',
    'Planuje wodę dla oliwek i dla migdałów',
  ],
  ['pt', 'Planeia rega do olival', 'Herdade com amendoal', 'Planeia rega do olival e do amendoal'],
]

describe('what a deed is done to as well', () => {
  it.each(going)(
    'when %s tells “%s” and “%s” as “%s”, then it does not stand',
    (language, one, two, text) => {
      expect(wrong(language, [one, two], `${text}.`)).toBeDefined()
      expect(wrong(language, [one, two], `${one}.`)).toBeUndefined()
    },
  )
})

describe('what goes with all that an entry tells', () => {
  const told = ['Trained 12 nurses on the night wards', 'Repaired 40 ventilators in Leeds']

  it.each([
    ['a title', 'As a welder she trained 12 nurses.', ['Welder']],
    ['a word of both', 'In Leeds she trained nurses.', ['Clinic of Leeds']],
    ['a clause for each', 'She trained 12 nurses and repaired 40 ventilators.', []],
    ['her own', 'Her nurses repaired ventilators.', []],
    ['a word told nowhere', 'She adored ventilators.', []],
    ['nothing', '', []],
  ])('when it is said with %s, then “%s” stands', (_what, text, whole) => {
    expect(wrong('en', told, text, whole)).toBeUndefined()
  })

  it.each([
    ['the number of one', 'She repaired 12 ventilators.'],
    ['the place of one', 'She trained nurses in Leeds.'],
    ['a word that narrows', 'Repaired ventilators on wards.'],
  ])('when it has %s with the other, then “%s” does not stand', (_what, text) => {
    expect(wrong('en', told, text)).toBeDefined()
  })

  it('when a summary has two sentences, then each is told by itself', () => {
    const summary = 'Trained nurses on wards. Repaired ventilators with Prof. Adams in Leeds.'
    expect(wrong('en', [summary], 'Trained nurses in Leeds.')).toBeDefined()
    expect(wrong('en', [summary], 'Repaired ventilators with Adams in Leeds.')).toBeUndefined()
  })

  it.each([
    ['en', 'She repairs ventilators each term.'],
    ['fr', 'Elle répare des appareils chaque trimestre.'],
  ])('when %s says of one thing how often another is, then that does not stand', (language, text) => {
    const told = {
      en: ['Trains nurses each term', 'Repairs ventilators'],
      fr: ['Forme des infirmières chaque trimestre', 'Répare des appareils'],
    }
    expect(wrong(language, told[language as 'en' | 'fr'], text)).toBeDefined()
  })

  it('when an entry tells of all, or per time, then each of them may be told', () => {
    expect(
      wrong('en', ['Repaired all ventilators', 'Trains nurses each term'], 'Repaired every ventilator.'),
    ).toBeUndefined()
    expect(
      wrong('en', ['Missed 3 checks per month', 'Trains nurses each term'], 'Missed 3 checks each month.'),
    ).toBeUndefined()
  })

  it('when an entry has one statement, then nothing is across', () => {
    expect(wrong('en', ['Trained nurses'], 'Trained nurses.')).toBeUndefined()
  })
})

describe('an entry that does not say which of its texts tell something', () => {
  it('when a text is long, then it is a statement; when it is short, then it goes with all', () => {
    const texts = [
      'Head welder',
      'Trained 12 nurses on the night wards',
      'Repaired 40 ventilators for Leeds clinics',
    ]
    const said = (text: string) => acrossStatements(saidOf(text, [groundOf('work/0', texts, 'en')], 'en'))
    expect(said('A welder trained nurses.')).toBeUndefined()
    expect(said('Trained ventilators.')).toBe('Trained … ventilators')
  })
})

describe('how often', () => {
  it('when another statement tells of years too, then it stands', () => {
    const told = ['Forma cinque mulettisti', 'Controlla le scorte ogni quattro ore']
    expect(wrong('it', told, 'Ogni anno forma cinque mulettisti.')).toBeUndefined()
    expect(wrong('it', told, 'Ogni quattro ore forma cinque mulettisti.')).toBeDefined()
  })
})

describe('which way a thing went', () => {
  const told = ['Cut the number of formats from 31 to 19', 'Manages a yearly spend with 42 suppliers']
  const said = (text: string) => {
    const ground = groundOf('work/0', told, 'en', { told, implied: new Set(['lowered', 'fell']) })
    return acrossStatements(saidOf(text, [ground], 'en'))
  }

  it('when another thing is said to have gone that way, then it does not stand', () => {
    expect(said('She cut formats and lowered costs.')).toBeDefined()
  })

  it.each(['She lowered the number of formats.', 'She cut formats and manages a spend.'])(
    'when “%s” says it of its own, then it stands',
    (text) => {
      expect(said(text)).toBeUndefined()
    },
  )
})

describe('who the sentence is about', () => {
  const summary = 'Imkerin in Uelzen. Berät Vereine zu Völkern.'
  const said = (text: string) => {
    const basics = groundOf('basics', ['Ada Kern', summary], 'de', { told: [summary], frame: [] })
    return acrossStatements(saidOf(text, [basics], 'de'))
  }

  it('when a title opens the sentence as its subject, then what it does stands', () => {
    expect(said('Die Imkerin berät Vereine.')).toBeUndefined()
  })

  it('when it stands elsewhere, then it does not', () => {
    expect(said('Sie berät die Imkerin Vereine.')).toBeDefined()
  })
})

describe('how often, told as an adverb of what a statement has as a noun', () => {
  const told = ['Redução dos erros no registo de 48 para 9 por mês', 'Processamento mensal de salários']
  const ground = groundOf('work/0', told, 'pt', { told })
  const across = (text: string) => acrossStatements(saidOf(text, [ground], 'pt'))

  it('when it is that statement, then it stands', () => {
    expect(across('Reduziu os erros mensais no registo.')).toBeUndefined()
  })

  it('when it is another one, then the words of both do not', () => {
    expect(across('Registou os salários mensais.')).toBeDefined()
  })
})

describe('what belongs to a job', () => {
  const told = ['Bearbeitet rund 190 Anträge im Jahr', 'Offene Sprechstunde jeden Dienstag']

  it('when a sentence lists it, then each may be of another statement', () => {
    const text = 'Zu ihrer Arbeit gehören 190 Anträge im Jahr und eine offene Sprechstunde am Dienstag.'
    expect(wrong('de', told, text)).toBeUndefined()
  })

  it('when it mixes two in one, then it does not stand', () => {
    expect(wrong('de', told, 'Zu ihrer Arbeit gehören 190 Sprechstunden am Dienstag.')).toBeDefined()
  })
})

describe('a deed told anew behind a preposition', () => {
  const told = [
    'Coordina il turno con tre addetti',
    'Compila le schede HACCP a fine turno',
    'Sforna 180 pizze la sera',
  ]
  it('when one line begins with it, then it does not go on with the deed before', () => {
    expect(
      wrong('it', told, 'Coordina il turno con tre addetti e a fine turno compila le schede HACCP'),
    ).toBeUndefined()
  })

  it.each([
    'Coordina il turno con tre addetti e con 180 pizze la sera',
    'Coordina il turno con tre addetti e a fine turno le schede HACCP',
    'Coordina il turno e con tre addetti compila le schede HACCP',
    'Coordina il turno con tre addetti e la sera compila le schede di 180 pizze',
  ])('when it is “%s”, then it is torn', (text) => {
    expect(wrong('it', told, text)).toBeDefined()
  })
})

describe('two things told side by side', () => {
  const told = ['Consulta diaria de diabetes', 'Unas 15 visitas a domicilio por semana']
  it('when a word of combining joins them, then each is told by itself', () => {
    expect(wrong('es', told, 'Combina la consulta diaria con unas 15 visitas')).toBeUndefined()
    expect(wrong('es', told, 'Atiende la consulta diaria con unas 15 visitas')).toBeDefined()
    expect(wrong('es', told, 'Combina 15 consultas con visitas')).toBeDefined()
  })
})
