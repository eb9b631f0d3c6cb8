import { describe, expect, it } from '@jest/globals'
import { groundOf, type Ground } from '../ground.js'
import { saidOf } from '../said.js'
import { sinceAnEndedOne } from './since-ended.js'

const bus = groundOf('work/1', ['Busbetrieb Kern', 'Busfahrer', 'Merseburg'], 'de', {
  dates: { start: '2008-03', end: '2014-05' },
})
const tram = groundOf('work/0', ['Saalebahn', 'Straßenbahnfahrer', 'Halle'], 'de', {
  dates: { start: '2014-06' },
})
const wrong = (text: string, grounds: readonly Ground[] = [tram, bus]) =>
  sinceAnEndedOne(saidOf(text, grounds, 'de'))

describe('a time that began with what has ended', () => {
  it.each(['Er fährt seit 2008 Straßenbahn.', 'Seit 2008 arbeitet er in Halle.', 'Seit März 2008 in Halle.'])(
    'when “%s” tells it of what began later, then it does not stand',
    (text) => {
      expect(wrong(text)).toBeDefined()
    },
  )

  it.each([
    'Er ist seit 2008 Fahrer.',
    'Seit 2014 fährt er Straßenbahn.',
    'Seit 2008 fährt er, heute Straßenbahn.',
    'Von 2008 bis 2014 war er in Merseburg.',
    'Er fährt Straßenbahn.',
  ])('when “%s” tells it of both or of what goes on, then it stands', (text) => {
    expect(wrong(text)).toBeUndefined()
  })

  it('when a text has the date, then it stands', () => {
    const told = groundOf('basics', ['Straßenbahn seit 2008'], 'de')
    expect(wrong('Er fährt seit 2008 Straßenbahn.', [told, tram, bus])).toBeUndefined()
  })

  it('when a degree was got then, then it stands', () => {
    const school = groundOf('education/0', ['Diplom'], 'de', { dates: { start: '2004', end: '2008' } })
    expect(wrong('Seit 2008 arbeitet er in Halle.', [school, tram, bus])).toBeUndefined()
  })
})
