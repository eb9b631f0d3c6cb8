import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { toldAsApart } from './beside.js'

const wrong = (language: string, entry: readonly string[], text: string) =>
  toldAsApart(saidOf(text, [groundOf('work/0', entry, language)], language))

describe('what was done beside a thing', () => {
  it.each([
    ['en', 'Youth work alongside her studies', 'After her studies she did youth work.'],
    ['de', 'Offene Jugendarbeit neben dem Studium', 'Nach dem Studium machte sie offene Jugendarbeit.'],
    ['fr', 'Animation pendant ses études', 'Après ses études, elle faisait de l’animation.'],
    ['es', 'Animación durante la carrera', 'Después de la carrera hizo animación.'],
    ['it', 'Animazione durante gli studi', 'Dopo gli studi faceva animazione.'],
    ['nl', 'Jeugdwerk naast de studie', 'Na de studie deed ze jeugdwerk.'],
    ['pl', 'Animacja podczas studiów', 'Po studiach prowadziła animację.'],
    ['pt', 'Animação durante o curso', 'Depois do curso fez animação.'],
  ])('when %s has “%s”, then “%s” does not stand', (language, entry, text) => {
    expect(wrong(language, [entry], text)).toBeDefined()
  })

  it.each([
    ['it is told so', 'de', ['Jugendarbeit neben dem Studium'], 'Neben dem Studium machte sie Jugendarbeit.'],
    [
      'another text has the thing by itself',
      'de',
      ['Jugendarbeit neben dem Studium', 'Studium in Bremen'],
      'Nach dem Studium zog sie um.',
    ],
    ['it came after', 'de', ['Jugendarbeit nach dem Studium'], 'Nach dem Studium machte sie Jugendarbeit.'],
    ['the thing is not told', 'de', ['Jugendarbeit neben dem Studium'], 'Nach der Schule zog sie um.'],
  ])('when %s, then it stands', (_what, language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })
})
