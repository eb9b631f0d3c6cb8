import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { isToldByNouns } from './told-by-nouns.js'

const isTold = (text: string, verb: string, told: string, id: string) => {
  const { tokens, grounds } = saidOf(text, [groundOf(id, [told], 'de')], 'de')
  return isToldByNouns(
    tokens,
    tokens.findIndex(({ raw }) => raw === verb),
    grounds,
  )
}

describe('German verbs of what nouns name barely', () => {
  const duty = 'Rufbereitschaft im Wechsel mit drei Kollegen'
  const mark = 'Note der Projektarbeit: 91 Punkte'
  const piece = 'REST-Schnittstellen in Java 11, Anbindung an das Zollsystem ATLAS'
  const charge = 'Verantwortung für das Modul Abrechnung (Kotlin, PostgreSQL)'
  it.each([
    ['Die Rufbereitschaft teilte er sich mit drei Kollegen', 'teilte', duty, true],
    ['Eine Rufbereitschaft, die er sich mit drei Kollegen teilte', 'teilte', duty, true],
    ['Die Rufbereitschaft teilte er sich mit vier Kollegen', 'teilte', duty, false],
    ['Die Migration teilte er sich mit drei Kollegen', 'teilte', duty, false],
    ['Eine Migration, die er sich mit drei Kollegen teilte', 'teilte', duty, false],
    ['Die Rufbereitschaft teilte er ein', 'teilte', duty, false],
    ['Die Projektarbeit wurde mit 91 Punkten bewertet', 'bewertet', mark, true],
    ['Die Projektarbeit wurde mit 95 Punkten bewertet', 'bewertet', mark, false],
    ['Der Webdienst wurde mit 91 Punkten bewertet', 'bewertet', mark, false],
    ['Er hat die Projektarbeit mit 91 Punkten bewertet', 'bewertet', mark, false],
    ['Er baute REST-Schnittstellen in Java 11', 'baute', piece, true],
    ['Er baute das Zollsystem ATLAS', 'baute', piece, false],
    ['Er baute REST-Schnittstellen', 'baute', 'Test der REST-Schnittstellen in Java', false],
    ['Er baute Schnittstellen', 'baute', 'Schnittstellen in Java getestet', false],
    ['Er baute ein Portal', 'baute', 'Portal in Hamburg', false],
    ['Das Modul ist mit Kotlin und PostgreSQL gebaut', 'gebaut', charge, true],
    ['Das Modul ist mit Java gebaut', 'gebaut', charge, false],
    ['Er hat das Modul mit Kotlin gebaut', 'gebaut', charge, false],
    ['Die Pipeline ist mit Kotlin gebaut', 'gebaut', charge, false],
  ])('when it says “%s”, then %s is told by “%s”: %s', (text, verb, told, expected) => {
    expect(isTold(text, verb, told, 'work/0')).toBe(expected)
  })

  it.each([
    ['Ein Prüfer, der lesbare Fehlermeldungen ausgibt', 'ausgibt', true],
    ['Ein Prüfer, der lesbare Nachrichten ausgibt', 'ausgibt', false],
    ['Ein Prüfer, der Fehlermeldungen ausgibt', 'ausgibt', false],
    ['Ein Prüfer, der lesbare Fehlermeldungen liefert', 'liefert', true],
    ['Sie liefert lesbare Fehlermeldungen', 'liefert', false],
  ])('when it says “%s” of a thing with readable messages, then %s is told: %s', (text, verb, expected) => {
    expect(isTold(text, verb, 'Prüfer für Nachrichten mit lesbaren Fehlermeldungen', 'projects/0')).toBe(
      expected,
    )
  })
})
