import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { isBorneBy } from './borne-by.js'
import { isFieldAdjective } from './field-adjectives.js'

const placed = (language: string, text: string, word: string, told: readonly string[]) => {
  const said = saidOf(
    text,
    told.map((entry, at) => groundOf(`work/${at}`, [entry], language)),
    language,
  )
  return { said, at: said.tokens.findIndex(({ value }) => value === word) }
}

describe('words that another word of the same entry bears out', () => {
  it.each([
    ['it', 'Il gruppo è nato nel 2021', 'nato', ['Ha avviato nel 2021 un gruppo'], true],
    ['it', 'È nata a Ferrara', 'nata', ['Ha avviato un gruppo a Ferrara'], false],
    ['it', 'Qui nascono anelli', 'nascono', ['Realizza anelli'], true],
    ['it', 'Qui nascono anelli', 'nascono', ['Ripara anelli'], false],
    ['es', 'Asesora a productores', 'asesora', ['Asesoro a productores'], true],
    ['es', 'Asesora a productores de Teruel', 'asesora', ['Asesoro a productores', 'Miel de Teruel'], false],
    ['fr', 'Elle a remporté le troisième prix', 'remporte', ['Troisième prix du concours'], true],
    ['fr', 'Elle a remporté le concours', 'remporte', ['Troisième prix du concours'], false],
    ['fr', 'Il dirige le magasin', 'dirige', ['Responsable de magasin'], true],
    ['fr', 'Il dirige le magasin', 'dirige', ['Responsable de rayon en magasin'], false],
  ])('when %s says “%s”, then %s is borne out by %j: %s', (language, text, word, told, expected) => {
    const { said, at } = placed(language, text, word, told)
    expect(isBorneBy(said.tokens, at, said)).toBe(expected)
  })

  it.each([
    ['competenze contabili', 'Contabilità', true],
    ['competenze contabili', 'Vendite', false],
    ['due contabili', 'Contabilità', false],
  ])('when it says “%s” of “%s”, then the adjective is of its field: %s', (text, told, expected) => {
    const { said, at } = placed('it', text, 'contabili', [told])
    expect(isFieldAdjective(said.tokens, at, said.grounds, 'it')).toBe(expected)
  })
})
