import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { roleOfAnother } from './roles-of-others.js'
import { saidOf } from '../said.js'

const wrong = (language: string, entries: readonly string[], text: string) =>
  roleOfAnother(
    saidOf(text, [groundOf('person', ['Ada'], language), groundOf('work/0', entries, language)], language),
  )

const cases: readonly (readonly [
  language: string,
  own: string,
  entry: string,
  wrong: string,
  right: string,
])[] = [
  [
    'en',
    'Binder',
    'Sewed books under the head of the bindery',
    'As head she sewed books.',
    'As binder she sewed books.',
  ],
  [
    'de',
    'Bäckerin',
    'Backte mit dem Meister Kekse',
    'Als Meister backte sie Kekse.',
    'Als Bäckerin backte sie Kekse.',
  ],
  [
    'de',
    'Bäckerin',
    'Backte mit dem Meister, Schwerpunkt mit Sauerteig',
    'Als Meister backte sie.',
    'Ihr Schwerpunkt ist der Sauerteig.',
  ],
  ['fr', 'Serveuse', 'Remplaçait la gérante le lundi', 'Elle était gérante.', 'Elle était serveuse.'],
  ['es', 'Camarera', 'Sustituyó a la jefa de sala', 'Fue jefa de sala.', 'Fue camarera.'],
  ['es', 'Peón', 'Poda bajo la dirección del capataz', 'Fue capataz.', 'Fue peón.'],
  ['es', 'Operario', 'Tienda en las vacaciones del titular', 'Era el titular.', 'Era operario.'],
  ['it', 'Commessa', 'Lavorava con il titolare', 'Era titolare.', 'Era commessa.'],
  ['nl', 'Verkoper', 'Verving de bedrijfsleider in mei', 'Hij was bedrijfsleider.', 'Hij was verkoper.'],
  ['nl', 'Planner', 'Verving de hoofdplanner in mei', 'Daar was hij hoofdplanner.', 'Daar was hij planner.'],
  ['de', 'Bäckerin', 'Vertrat den Leiter', 'Dort war sie Leiter.', 'Dort war sie Bäckerin.'],
  ['pl', 'Kierowca', 'Zastępował dyspozytora w święta', 'Był dyspozytorem.', 'Był kierowcą.'],
  ['pl', 'Chemiczka', 'Zastępuje kierowniczkę działu', 'Jest kierowniczką działu.', 'Jest chemiczką działu.'],
  ['en', 'Nurse', 'Covers for the head of the ward', 'She is head of the ward.', 'She is a nurse.'],
  ['it', 'Supplente', 'Sostituzione della coordinatrice', 'È stata coordinatrice.', 'È stata supplente.'],
  ['pt', 'Padeira', 'Substituiu a chefe de loja', 'Foi chefe de loja.', 'Foi padeira.'],
]

describe('what another is', () => {
  it.each(cases)(
    'when %s has “%s” and “%s”, then “%s” is wrong and “%s” stands',
    (language, own, entry, ...texts) => {
      expect(wrong(language, [own, entry], texts[0])).toBeDefined()
      expect(wrong(language, [own, entry], texts[1])).toBeUndefined()
    },
  )

  it.each([
    [
      'the person was it too',
      'en',
      ['Head of stage', 'Worked under the head of sound'],
      'She was head of stage.',
    ],
    ['they worked as one', 'en', ['Worked as owner with an owner'], 'She was owner.'],
    ['a comma stands between', 'en', ['Worked with glue, head of stage'], 'She was head of stage.'],
    ['they have a co-author', 'pl', ['Napisany z dwiema współautorkami'], 'Jest współautorką.'],
    ['nobody is anything', 'en', ['Worked with the head'], 'She worked with the head.'],
    ['nothing is told', 'en', [], 'She was head.'],
  ])('when %s, then it stands', (_what, language, entries, text) => {
    expect(wrong(language, entries, text)).toBeUndefined()
  })
})

describe('a title of several words', () => {
  const told = ['Executive Sous Chef', 'Writes the menu together with the executive chef']

  it.each([
    [told, 'She is the Executive Chef.'],
    [['Buyer', 'Reports to the supply chain director'], 'He is the supply chain director.'],
    [['Planner', 'Deputy to the head gardener'], 'He was the head gardener.'],
  ])('when %j has all of it of another alone, then “%s” is wrong', (entries, text) => {
    expect(wrong('en', entries, text)).toBeDefined()
  })

  it.each([
    [told, 'She is a sous chef.'],
    [['Art director', 'Works with the board director'], 'She is an art director.'],
    [['Rose from cook to head gardener'], 'She was the head gardener.'],
  ])('when %j gives it to the person, then “%s” stands', (entries, text) => {
    expect(wrong('en', entries, text)).toBeUndefined()
  })

  it('when a Dutch preposition ends like a title, then it is none', () => {
    const told = ['Schipper', 'Rederij met zeven schepen voor zand']
    expect(wrong('nl', told, 'Hij vaart als schipper voor een rederij.')).toBeUndefined()
  })

  it.each([
    ['Prowadzi poranne wiadomości.', 'Prowadzi'],
    ['Zastępuje prowadzącą poranne wiadomości.', undefined],
    ['Zastępuje koleżankę, która prowadzi poranne wiadomości.', undefined],
  ])('when they stood in for who does a thing, then of “%s” it is %s', (text, word) => {
    const told = 'Zastępuje prowadzącą poranne wiadomości'
    expect(wrong('pl', ['Reporterka', told], text)).toBe(word)
    expect(wrong('pl', ['Reporterka', told, 'Prowadzi audycje'], text)).toBeUndefined()
  })

  it('when they supported the work of others, then it is theirs as well', () => {
    expect(wrong('pl', ['Wsparcie pracy biura'], 'Pracuje w biurze.')).toBeUndefined()
  })

  it.each([
    ['en', ['Clerk', 'Led two apprentices'], 'She was an apprentice.'],
    ['de', ['Geselle', 'Leitete zwei Auszubildende an'], 'Von 2011 bis 2017 war Ada Auszubildende bei Acme.'],
    ['fr', ['Cheffe', 'A formé deux vendeuses'], 'Elle a été vendeuse.'],
    ['pt', ['Chefe', 'Formou três cozinheiros'], 'Foi cozinheiro.'],
  ])('when %s has in %j several others who are it, then “%s” is wrong', (language, entries, text) => {
    expect(wrong(language, entries, text)).toBeDefined()
    expect(wrong(language, [...entries, text], text)).toBeUndefined()
  })

  it.each([
    [['Servicetechniker', 'Wartung von Kühlzellen'], 'Als Instandhalter wartete er Kühlzellen.'],
    [['Servicetechniker', 'Wartung von Kühlzellen'], 'Ada war Instandhalterin bei Acme.'],
  ])('when %j tells a trade by its deed alone, then “%s” is wrong', (entries, text) => {
    expect(wrong('de', entries, text)).toBeDefined()
  })

  it.each([
    [['Instandhalter', 'Wartung von Kühlzellen'], 'Als Instandhalter wartete er Kühlzellen.'],
    [['Betriebsinstandhalterin'], 'Ada war Instandhalterin bei Acme.'],
    [['Bäckerin', 'Wartung von Kühlzellen'], 'Ada war Bäckerin bei Acme.'],
    [['Wartung von Kühlzellen'], 'Ada war bei Acme.'],
  ])('when %j has the title, then “%s” stands', (entries, text) => {
    expect(wrong('de', entries, text)).toBeUndefined()
  })
})

describe('a title told behind another', () => {
  const entries = ['Driver and Mentor', 'Stood in for the shift controller']

  it.each(['She was a driver and shift controller.', 'She was a mentor, a driver and the shift controller.'])(
    'when it is another\u2019s, then “%s” is wrong',
    (text) => {
      expect(wrong('en', entries, text)).toBeDefined()
    },
  )

  it.each([
    ['de', 'Altenpfleger mit Schwerpunkt Demenz und Wunden', 'Ada ist Altenpflegerin für Demenz und Wunden.'],
    ['it', 'Serve i clienti ogni settimana', 'Sono 65 i clienti ogni settimana.'],
  ])('when %s tells a thing of “%s”, then “%s” stands', (language, entry, text) => {
    expect(wrong(language, [entry], text)).toBeUndefined()
  })

  it.each(['She was a driver and mentor.', 'She was a driver and stood in for the shift controller.'])(
    'when it is theirs or no title, then “%s” stands',
    (text) => {
      expect(wrong('en', entries, text)).toBeUndefined()
    },
  )
})
