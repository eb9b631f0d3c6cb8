import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { acrossStatements } from './one-statement.js'

/** What an entry was about goes with what it tells in a phrase of its own. */
const framed: readonly (readonly [string, string, string, string])[] = [
  [
    'en',
    'Working group on bee health',
    'Tested 600 samples',
    'In the working group on bee health, she tested 600 samples',
  ],
  [
    'de',
    'Arbeitsgruppe Bienengesundheit',
    'Untersuchte 600 Proben',
    'In der Arbeitsgruppe Bienengesundheit untersuchte sie 600 Proben',
  ],
  [
    'fr',
    'Hôtel au bord du lac',
    'Servait 180 convives',
    'Dans un hôtel au bord du lac, elle servait 180 convives',
  ],
  ['es', 'Agencia de traducción', 'Revisaba prospectos', 'En la agencia de traducción revisaba prospectos'],
  [
    'it',
    'Bottega di restauro',
    'Puliva orologi antichi',
    'In una bottega di restauro puliva orologi antichi',
  ],
  [
    'nl',
    'Werkplaats voor piano',
    'Stemde 40 vleugels',
    'In een werkplaats voor piano stemde zij 40 vleugels',
  ],
  ['pl', 'Pracownia konserwacji', 'Czyściła obrazy', 'W pracowni konserwacji czyściła obrazy'],
  ['pt', 'Oficina de restauro', 'Limpava quadros', 'Na oficina de restauro limpava quadros'],
]

describe('what an entry was about', () => {
  it.each(framed)('when %s has “%s” and “%s”, then “%s” stands', (language, frame, told, text) => {
    const ground = groundOf('work/0', [frame, told], language, { told: [told], frame: [frame] })
    expect(acrossStatements(saidOf(`${text}.`, [ground], language))).toBeUndefined()
  })

  it('when its thing is what is told to have been done, then it does not stand', () => {
    const [frame, told] = ['Tour of three shows in Spain', 'Rigged lights in 92 theatres']
    const ground = groundOf('work/0', [frame, told], 'en', { told: [told], frame: [frame] })
    const said = (text: string) => acrossStatements(saidOf(text, [ground], 'en'))
    expect(said('Rigged three shows.')).toBe('Rigged … three')
    expect(said('Rigged lights in Spain.')).toBeDefined()
  })
})

describe('what a summary tells behind a label', () => {
  const summary =
    'Monteur warmtepompen. Werkgebied: regio Utrecht-Zeist. Redigeert nieuwsbrieven voor de vakbond.'
  const said = (text: string) =>
    acrossStatements(saidOf(text, [groundOf('basics', [summary], 'nl', { told: [summary] })], 'nl'))

  it('when it stands in a phrase of its own, then it goes with all that the person does', () => {
    expect(said('Zij is monteur warmtepompen in de regio Utrecht-Zeist.')).toBeUndefined()
  })

  it('when a job is told of, then what was done there was not done in all of it', () => {
    const grounds = [
      groundOf('basics', [summary], 'nl', { told: [summary] }),
      groundOf('work/0', ['Bekabelde 40 woningen'], 'nl', { told: ['Bekabelde 40 woningen'] }),
    ]
    const text = 'Zij bekabelde 40 woningen in de regio Utrecht-Zeist.'
    expect(acrossStatements(saidOf(text, grounds, 'nl'))).toBeDefined()
  })

  it('when the phrase is of a sentence without label, then it does not', () => {
    expect(said('Zij is monteur warmtepompen voor de vakbond.')).toBeDefined()
  })
})

describe('a preposition that an article ties to its noun', () => {
  it('when it opens a phrase of what the entry was about, then the phrase says where the deed was done', () => {
    const [frame, told] = [
      'Ufficio tecnico di un produttore di prefabbricati',
      'Calcolato travi per 60 capannoni',
    ]
    const ground = groundOf('work/0', [frame, told], 'it', { told: [told], frame: [frame] })
    const across = (text: string) => acrossStatements(saidOf(text, [ground], 'it'))
    expect(
      across("Nell'ufficio tecnico di un produttore ha calcolato travi per 60 capannoni."),
    ).toBeUndefined()
    expect(across('Ha calcolato un produttore di prefabbricati.')).toBeDefined()
  })
})

describe('a clause that begins with when it was', () => {
  it('when it tells another deed, then it does not go on with the one before', () => {
    const told = ['Partecipato alle prove di carico', 'Affiancato un tirocinante nel 2017']
    const ground = groundOf('work/0', told, 'it', { told })
    const text = 'Ha partecipato alle prove di carico e nel 2017 ha affiancato un tirocinante.'
    expect(acrossStatements(saidOf(text, [ground], 'it'))).toBeUndefined()
  })
})

describe('a frame that opens with a word of the whole entry', () => {
  const [frame, told] = ['Gira de tres espectáculos por España.', 'Condujo el camión de gas']
  const ground = groundOf('work/0', ['Técnico de gira', frame, told], 'es', { told: [told], frame: [frame] })
  const across = (text: string) => acrossStatements(saidOf(text, [ground], 'es'))

  it('when it is told from that word on, then it says where the deed was done', () => {
    expect(across('Condujo el camión en la gira de tres espectáculos por España.')).toBeUndefined()
  })

  it('when its words are what was done, then they do not stand', () => {
    expect(across('Condujo tres espectáculos.')).toBeDefined()
  })
})

describe('what a name in front is, set apart behind it', () => {
  const [frame, told, other] = ['Fábrica de azulejos', 'Processamento de salários', 'Ações de formação']
  const ground = groundOf('work/0', ['Vouga', frame, told, other], 'pt', {
    told: [told, other],
    frame: [frame],
  })
  const across = (text: string) => acrossStatements(saidOf(text, [ground], 'pt'))

  it('when a deed follows, then each is told by itself', () => {
    expect(across('Na Vouga, uma fábrica de azulejos, trata do processamento de salários.')).toBeUndefined()
  })

  it('when two deeds are told as one behind it, then they do not stand', () => {
    expect(across('Na Vouga, uma fábrica de azulejos, trata da formação de salários.')).toBeDefined()
  })
})

describe('a summary of two sentences', () => {
  const summary = 'Small conservation contractor, 9 staff. Repairs to churches.'
  const wrong = (text: string) =>
    acrossStatements(
      saidOf(
        text,
        [
          groundOf('work/0', ['Acme', summary, 'Repointed walls'], 'en', {
            frame: [summary],
            told: ['Repointed walls'],
          }),
        ],
        'en',
      ),
    )

  it('when both are told as they go on, then they stand', () => {
    expect(
      wrong('She worked at Acme, a small contractor with nine staff that repairs churches.'),
    ).toBeUndefined()
  })

  it.each([
    'She repaired small churches.',
    'She repaired churches with nine staff.',
    'Nine contractors repair churches.',
  ])('when they are told crosswise as in “%s”, then not', (text) => {
    expect(wrong(text)).toBeDefined()
  })
})
