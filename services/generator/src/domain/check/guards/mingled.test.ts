import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { mingledIn } from './mingled.js'
import { saidOf } from '../said.js'

const mingled = (
  text: string,
  language: string,
  ...entries: readonly (readonly [id: string, text: string])[]
) =>
  mingledIn(
    saidOf(
      text,
      entries.map(([id, told]) => groundOf(id, [told], language)),
      language,
    ),
  )
const acme = ['work/0', 'Welder at Acme'] as const
const borg = ['work/1', 'Painter at Borg'] as const
const yale = ['education/0', 'Welder course at Yale'] as const

describe('facts of several entries', () => {
  it.each([
    ['en', 'Welder at Acme and painter at Borg', [acme, borg]],
    ['en', 'Welder at Acme, painter at Borg', [acme, borg]],
    ['en', 'Ada was a welder at Acme', [acme, ['person', 'Ada'] as const]],
    ['en', 'Welder at Acme in Rome', [acme, ['basics', 'Rome'] as const]],
    ['en', 'Ada welded at Acme', [acme, ['work/1', 'Painter at Ada'] as const, ['person', 'Ada'] as const]],
    ['en', 'Took a course at Yale', [yale, acme]],
    [
      'en',
      'Certificates: Working at Height and First Aid',
      [['certificates/0', 'Working at Height'] as const, ['certificates/1', 'First Aid'] as const],
    ],
    [
      'en',
      'Borg gave her the award for the work on the move',
      [['work/0', 'Move'] as const, ['awards/0', 'Award, Borg, for the move'] as const],
    ],
    ['en', '', [acme, borg]],
    ['en', 'Welder at Acme', []],
  ])('when %s says “%s”, then they stay apart', (language, text, entries) => {
    expect(mingled(text, language, ...entries)).toBeUndefined()
  })

  it.each([
    ['en', 'Welder at Borg', 'Welder at Borg', [acme, borg]],
    ['en', 'Painter at Borg and welder at Borg', 'and welder at Borg', [acme, borg]],
    ['en', 'Worked as a welder at Yale', 'Worked as a welder at Yale', [yale, acme]],
    ['de', 'Schweißer bei Borg', 'Schweißer bei Borg', [['work/0', 'Schweißer bei Acme'] as const, borg]],
    ['es', 'Soldador en Borg', 'Soldador en Borg', [['work/0', 'Soldador en Acme'] as const, borg]],
    ['fr', 'Soudeur chez Borg', 'Soudeur chez Borg', [['work/0', 'Soudeur chez Acme'] as const, borg]],
    [
      'it',
      'Saldatore presso Borg',
      'Saldatore presso Borg',
      [['work/0', 'Saldatore presso Acme'] as const, borg],
    ],
    ['nl', 'Lasser bij Borg', 'Lasser bij Borg', [['work/0', 'Lasser bij Acme'] as const, borg]],
    ['pl', 'Spawacz w Borg', 'Spawacz w Borg', [['work/0', 'Spawacz w Acme'] as const, borg]],
    ['pt', 'Soldador na Borg', 'Soldador na Borg', [['work/0', 'Soldador na Acme'] as const, borg]],
    [
      'de',
      'Nach einer Schweißerstelle bei Borg kam sie zu Acme',
      'Nach einer Schweißerstelle bei Borg kam',
      [['work/0', 'Schweißerstelle'] as const, ['work/1', 'Borg'] as const, ['work/2', 'Acme'] as const],
    ],
  ])('when %s says “%s”, then “%s” is mingled', (language, text, run, entries) => {
    expect(mingled(text, language, ...entries)).toBe(run)
  })
})

describe('a way with its date', () => {
  const [before, then] = [
    groundOf('work/0', ['Acme', '2017-01', '2020-02'], 'es', { dates: { start: '2017-01', end: '2020-02' } }),
    groundOf('work/1', ['Borg', '2020-03'], 'es', { dates: { start: '2020-03' } }),
  ]
  const wrong = (text: string) => mingledIn(saidOf(text, [before, then], 'es'))

  it('when the date is that of where it leads, then it stands', () => {
    expect(wrong('De Acme pasó en marzo de 2020 a Borg.')).toBeUndefined()
  })

  it('when the date is another, then it does not', () => {
    expect(wrong('De Borg pasó en febrero de 2020 a Acme.')).toBeDefined()
  })
})

describe('what an entry says by what it is', () => {
  const prize = groundOf('awards/0', ['Team of the Year', 'for the carton project'], 'en', {
    implied: new Set(['received', 'award']),
  })
  const said = (text: string) =>
    mingledIn(saidOf(text, [prize, groundOf('work/0', ['Film contract', 'Acme'], 'en')], 'en'))

  it('when it is told with the thing of another entry, then they are mingled', () => {
    expect(said('She received the award for the film contract.')).toBeDefined()
  })

  it.each([
    'She received the award for the carton project.',
    'She received the award, and a film contract came to Acme.',
  ])('when “%s” tells it with its own, then they stay apart', (text) => {
    expect(said(text)).toBeUndefined()
  })
})

describe('what was meanwhile', () => {
  const dates = { start: '2011', end: '2013' }
  const said = (text: string, school: typeof dates) =>
    mingledIn(
      saidOf(
        text,
        [
          groundOf('work/0', ['Schronisko', 'praca sezonowa'], 'pl', { dates }),
          groundOf('education/0', ['Geografia'], 'pl', { dates: school, implied: new Set(['studiow']) }),
        ],
        'pl',
      ),
    )

  it('when a phrase of two words says so, then the dates of both bear it out', () => {
    expect(said('W czasie studiów miała pracę w schronisku.', dates)).toBeUndefined()
    expect(said('W czasie studiów miała pracę w schronisku.', { start: '2015', end: '2017' })).toBeDefined()
  })
})

describe('a span with the number of another entry', () => {
  const shop = groundOf('work/0', ['Acme', 'Une équipe de quatre personnes'], 'fr', {
    dates: { start: '2021-03' },
  })
  const before = groundOf('work/1', ['Borg'], 'fr', { dates: { start: '2016-09', end: '2021-02' } })
  const wrong = (text: string) => mingledIn(saidOf(text, [shop, before], 'fr'))

  it('when the dates bear it out, then it stands', () => {
    expect(wrong('Après plus de quatre ans chez Borg, elle est chez Acme.')).toBeUndefined()
  })

  it('when it counts what the other has, then it does not', () => {
    expect(wrong('Chez Borg, elle avait une équipe de quatre personnes.')).toBeDefined()
  })
})

describe('how long an entry lasted', () => {
  it('when another entry has the word for a year, then the span is its own all the same', () => {
    const own = groundOf('work/1', ['Gesellin', 'Mertens'], 'de', {
      dates: { start: '2016-09', end: '2019-08' },
    })
    const other = groundOf('work/0', ['Brandau', 'Anleitung im Lehrjahr'], 'de', {
      dates: { start: '2019-10' },
    })
    const wrong = (text: string) => mingledIn(saidOf(text, [own, other], 'de'))
    expect(wrong('Sie war drei Jahre lang Gesellin bei Mertens.')).toBeUndefined()
    expect(wrong('Sie war im Lehrjahr Gesellin bei Mertens.')).toBeDefined()
  })
})

describe('a time told in front with its date', () => {
  const job = groundOf('work/0', ['Soldadora en Acme'], 'es', { dates: { start: '2016-08', end: '2020-12' } })
  const other = groundOf('work/1', ['Pintora en Borg'], 'es', { dates: { start: '2012', end: '2015' } })
  const got = groundOf('certificates/0', ['Certificado de altura', '2019-06'], 'es', {
    dates: { start: '2019-06', end: '2019-06' },
  })
  const told = (text: string) => mingledIn(saidOf(text, [job, other, got], 'es'))

  it.each(['En 2019, cuando trabajaba en Acme, obtuvo el certificado de altura'])(
    'when it is “%s”, then the date is of what stands behind',
    (text) => {
      expect(told(text)).toBeUndefined()
    },
  )

  it.each([
    'En 2019, cuando trabajaba en Borg, obtuvo el certificado de altura',
    'En 2018, cuando trabajaba en Acme, obtuvo el certificado de altura en 2019 en Borg',
  ])('when it is “%s”, then it is mingled', (text) => {
    expect(told(text)).toBeDefined()
  })
})

describe('a name with an and in it', () => {
  const mill = groundOf('work/0', ['Harinas y Piensos del Duero'], 'es', { dates: { start: '2019-09' } })
  const shop = groundOf('work/1', ['Talleres Arlanza'], 'es', { dates: { start: '2014-02', end: '2019-08' } })
  const told = (text: string) => mingledIn(saidOf(text, [mill, shop], 'es'))

  it('when a phrase in front ends with it, then it is not parted', () => {
    expect(
      told('Antes de llegar a Harinas y Piensos del Duero fue contable en Talleres Arlanza'),
    ).toBeUndefined()
    expect(
      told('Antes de llegar a Talleres Arlanza fue contable en Harinas y Piensos del Duero'),
    ).toBeDefined()
    expect(told('Antes de Harinas y Talleres Arlanza en Piensos del Duero')).toBeDefined()
  })
})

describe('what skills reach from and to', () => {
  const skills = [
    ['skills/0', 'Optique: réfraction, lentilles'] as const,
    ['skills/1', 'Atelier: taillage, soudure'] as const,
  ]
  it('when a word of reaching says so, then they may be of two entries', () => {
    expect(mingled('Ses compétences vont de la réfraction au taillage', 'fr', ...skills)).toBeUndefined()
    expect(
      mingled('Ses compétences vont de la réfraction et des lentilles au taillage', 'fr', ...skills),
    ).toBeUndefined()
  })

  it.each([
    ['Il pratique la réfraction au taillage', skills],
    ['Ses compétences vont de la réfraction du taillage', skills],
    ['Ses travaux vont de la réfraction au taillage', [skills[0]!, ['work/0', 'Taillage'] as const]],
  ])('when it is “%s”, then it is mingled', (text, entries) => {
    expect(mingled(text, 'fr', ...entries)).toBeDefined()
  })
})
