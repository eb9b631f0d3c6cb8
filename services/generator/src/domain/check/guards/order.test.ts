import { describe, expect, it } from '@jest/globals'
import { groundOf, type Ground } from '../ground.js'
import { stationsOf, wrongOrder } from './order.js'
import { saidOf } from '../said.js'
import { tokensOf } from '../tokens.js'

describe('where the stations of a way begin', () => {
  it.each([
    ['en', 'moved from Whitby through Bradford to Leeds', ['from', 'through', 'to']],
    ['de', 'von Kiel über Bremen nach Köln', ['von', 'uber', 'nach']],
    ['de', 'Ihr Weg führte über Bremen nach Köln', ['ihr', 'uber', 'nach']],
    ['de', 'Sie schrieb über Bremen nach Köln', []],
    ['es', 'de Lugo a Vigo', ['de', 'a']],
    ['fr', 'de Nantes à Lille', ['de', 'a']],
    ['it', 'da Pisa a Lucca', ['da', 'a']],
    ['nl', 'van Breda naar Assen', ['van', 'naar']],
    ['nl', 'Via Breda kwam ze naar Assen', ['via', 'naar']],
    ['nl', 'Via een bijbaan in Breda kwam ze bij Borg', ['via', 'bij']],
    ['nl', 'Via een vriend leerde ze in Breda vissen', []],
    ['de', 'Ihr Weg führte von Kiel in die Werkstatt', ['von', 'in']],
    ['de', 'Ihr Weg führte von Kiel in der Werkstatt', []],
    ['pl', 'z Gdyni do Łodzi', ['z', 'do']],
    ['pl', 'jej droga wiodła od kasy do kadr', ['od', 'do']],
    ['pl', 'od maja do lipca', []],
    ['pt', 'de Braga para Faro', ['de', 'para']],
    ['it', 'da cuoca è diventata fornaia', ['da', 'diventata']],
    ['it', 'a Pisa è diventata fornaia', []],
    ['pl', 'z kucharki została piekarką', ['z', 'zostala']],
    ['pt', 'foi de Braga para Faro', ['de', 'para']],
    ['pt', 'foi técnica de campo e bolseira', []],
    ['en', 'from 58 to 81', []],
    ['en', 'from 58 to Leeds', []],
    ['en', 'from Whitby', []],
    ['en', 'away from Whitby she sails and goes to Leeds', []],
    ['en', 'to Leeds', []],
    ['en', 'from', []],
    ['en', '', []],
    ['xx', 'from Whitby to Leeds', []],
  ])('when %s says “%s”, then they are %j', (language, text, expected) => {
    const tokens = tokensOf(text, language)
    expect(stationsOf(tokens, language).map((at) => tokens[at]?.value)).toEqual(expected)
  })
})

const wrong = (text: string, grounds: readonly Ground[], language = 'en') =>
  wrongOrder(saidOf(text, grounds, language))

describe('a turn from one thing to another', () => {
  it.each([
    ['en', 'Moved billing from Oracle to Postgres', 'from Oracle to Postgres'],
    ['en', 'Replaced Oracle with Postgres', 'swapped Oracle for Postgres'],
    ['de', 'Umzug von Oracle zu Postgres', 'von Oracle zu Postgres'],
    ['en', 'Postgres and Oracle', 'from Oracle to Postgres'],
    ['nl', 'Voeding van honden en katten', 'de voeding van katten en honden'],
    ['en', 'Moved billing from Oracle to Postgres', 'from Perl to Postgres'],
    ['en', 'Moved billing from Oracle to Postgres', 'from Oracle'],
    ['en', '', ''],
  ])('when %s has “%s” and says “%s”, then it stands', (language, entry, text) => {
    expect(wrong(text, [groundOf('work/0', [entry], language)], language)).toBeUndefined()
  })

  it.each([
    ['en', 'Moved billing from Oracle to Postgres', 'from Postgres to Oracle'],
    ['en', 'Replaced Oracle with Postgres', 'replaced Postgres with Oracle'],
    ['de', 'Umzug von Oracle zu Postgres', 'von Postgres zu Oracle'],
    ['es', 'Migración de Oracle a Postgres', 'de Postgres a Oracle'],
    ['fr', 'Passage de Oracle à Postgres', 'de Postgres à Oracle'],
    ['it', 'Passaggio da Oracle a Postgres', 'da Postgres a Oracle'],
    ['nl', 'Overstap van Oracle naar Postgres', 'van Postgres naar Oracle'],
    ['pl', 'Przejście z Oracle do Postgres', 'z Postgres do Oracle'],
    ['pt', 'Mudança de Oracle para Postgres', 'de Postgres para Oracle'],
  ])('when %s has “%s” and says “%s”, then it is turned round', (language, entry, text) => {
    expect(wrong(text, [groundOf('work/0', [entry], language)], language)).toBe('Postgres → Oracle')
  })
})

describe('a way against the order of dates', () => {
  const job = (index: number, name: string, start: string, section = 'work') =>
    groundOf(`${section}/${index}`, [name], 'en', { dates: { start } })
  const [acme, borg] = [job(0, 'Acme', '2008-01'), job(1, 'Borg', '2013-01')]
  it.each([
    ['the order of dates', 'from Acme to Borg', [acme, borg], undefined],
    ['against it', 'from Borg to Acme', [acme, borg], 'from Borg to Acme'],
    [
      'against it, by school',
      'from Acme to Yale',
      [acme, job(0, 'Yale', '2001', 'education')],
      'from Acme to Yale',
    ],
    ['among other things', 'from Borg to Acme', [job(0, 'Acme', '2008', 'awards'), borg], undefined],
    ['to what stands in two', 'from Borg to Acme', [acme, borg, job(2, 'Acme', '2020')], undefined],
    [
      'from where another worked as well',
      'from Borg to Acme',
      [acme, job(1, 'Borg with Acme', '2013-01')],
      'from Borg to Acme',
    ],
    ['in one month', 'from Borg to Acme', [acme, job(1, 'Borg', '2008-01')], undefined],
    ['without dates', 'from Borg to Acme', [groundOf('work/0', ['Acme'], 'en'), borg], undefined],
  ])('when it goes %s, then it is judged so', (_what, text, grounds, expected) => {
    expect(wrong(text, grounds)).toBe(expected)
  })
})

describe('two stations before and after each other', () => {
  const station = (name: string, start: string) =>
    groundOf(`work/${start}`, [name], 'en', { dates: { start } })
  const [acme, borg] = [station('Acme', '2008-01'), station('Borg', '2013-01')]
  it.each([
    ['en', 'At Acme before Borg', undefined],
    ['en', 'After Acme, she joined Borg', undefined],
    ['en', 'At Borg, before that at Acme', undefined],
    ['en', 'At Borg before Acme', 'before'],
    ['en', 'After Borg, she joined Acme', 'After'],
    ['de', 'Bei Borg vor Acme', 'vor'],
    ['de', 'Vor dem alten Borg war sie bei Acme', undefined],
    ['de', 'Vor dem Acme war sie bei Borg', 'Vor'],
    ['de', 'Sie war bei Borg, vor dem bei Acme', undefined],
    ['de', 'Mein Weg führte über Acme nach Borg', undefined],
    ['de', 'Mein Weg führte über Borg nach Acme', 'Mein Weg führte über'],
    ['es', 'En Acme después de Borg', 'después'],
    ['fr', 'Chez Acme après Borg', 'après'],
    ['it', 'Alla Acme dopo Borg', 'dopo'],
    ['nl', 'Bij Borg voor Acme', 'voor'],
    ['pl', 'W Borg przed Acme', 'przed'],
    ['pt', 'Na Acme depois da Borg', 'depois'],
    ['en', 'Before Borg she joined', undefined],
    ['en', 'At Borg before', undefined],
    ['en', 'At Borg and Acme before Acme', undefined],
    ['en', 'Acme and Borg before lunch', undefined],
  ])('when %s says “%s”, then wrong is %s', (language, text, expected) => {
    expect(wrong(text, [acme, borg], language)).toBe(expected)
  })
})
