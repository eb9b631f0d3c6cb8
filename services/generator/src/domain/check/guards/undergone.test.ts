import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { undergone } from './undergone.js'

const wrong = (language: string, entry: string, text: string) =>
  undergone(
    saidOf(
      text,
      [groundOf('person', ['Ada Nowak'], language), groundOf('work/0', [entry], language)],
      language,
    ),
  )

describe('what was done, not by whom', () => {
  it.each([
    ['en', 'Reported a crossing; it was rebuilt', 'She rebuilt a crossing.', 'A crossing was rebuilt.'],
    [
      'de',
      'Meldete die Weiche; sie wurde umgebaut',
      'Sie baute die Weiche um.',
      'Die Weiche wurde umgebaut.',
    ],
    ['fr', 'La grange a été restaurée', 'Elle restaura la grange.', 'La grange a été restaurée.'],
    ['es', 'El molino fue restaurado', 'Restauró el molino.', 'El molino fue restaurado.'],
    ['it', 'Il mulino è stato restaurato', 'Restaurò il mulino.', 'Il mulino è stato restaurato.'],
    [
      'nl',
      'Meldde de wissel; die werd gerestaureerd',
      'Zij restaureerde de wissel.',
      'De wissel werd gerestaureerd.',
    ],
    ['pl', 'Most został odbudowany', 'Odbudował most.', 'Most został odbudowany.'],
    ['pt', 'O moinho foi restaurado', 'Restaurou o moinho.', 'O moinho foi restaurado.'],
  ])('when %s has “%s”, then “%s” is wrong and “%s” stands', (language, entry, text, right) => {
    expect(wrong(language, entry, text)).toBeDefined()
    expect(wrong(language, entry, right)).toBeUndefined()
  })

  it.each([
    ['the person did it elsewhere', 'Rebuilt a barn; a crossing was rebuilt', 'She rebuilt a barn.'],
    ['it is told of the thing', 'A crossing was rebuilt', 'She saw a crossing, rebuilt later.'],
    ['nothing was done', 'Reported a crossing', 'She reported a crossing.'],
  ])('when %s, then it stands', (_what, entry, text) => {
    expect(wrong('en', entry, text)).toBeUndefined()
  })
})
