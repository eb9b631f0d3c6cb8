import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { leadsAsDeputy } from './deputies.js'

const entry = [
  'Imkerei Heide',
  'Stellvertretende Betriebsleiterin',
  'Imkerei mit eigenem Hofladen',
  'Leitet im Winter vier Anfängerkurse',
]
const wrong = (text: string, texts: readonly string[] = entry) =>
  leadsAsDeputy(saidOf(text, [groundOf('work/0', texts, 'de')], 'de'))

describe('who stands in for a head', () => {
  it.each(['Sie führt den Hofladen.', 'Sie leitet die Imkerei.'])(
    'when “%s” is told of them, then it does not stand',
    (text) => {
      expect(wrong(text)).toBeDefined()
    },
  )

  it.each([
    'Sie leitet Anfängerkurse.',
    'Sie leitet stellvertretend die Imkerei.',
    'Sie arbeitet im Hofladen.',
  ])('when “%s” is told, then it stands', (text) => {
    expect(wrong(text)).toBeUndefined()
  })

  it.each(['Sie leitet die Werkstatt.', 'Sie führt die Werkstatt.'])(
    'when “%s” is told of who stood in for its head, then it does not stand',
    (text) => {
      const told = ['Werkstatt Kern', 'Tischlerin', 'Vertretung des Werkstattleiters']
      expect(wrong(text, told)).toBeDefined()
      expect(wrong(text, [...told, 'Werkstattleiterin'])).toBeUndefined()
    },
  )

  it('when somebody is the head, then it stands', () => {
    expect(wrong('Sie führt den Hofladen.', ['Betriebsleiterin', 'Imkerei mit Hofladen'])).toBeUndefined()
  })
})
