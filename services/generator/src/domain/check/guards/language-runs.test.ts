import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { runsOf } from '../runs.js'
import { saidOf } from '../said.js'
import { apartByLevel } from './language-runs.js'
import { mingledIn } from './mingled.js'

const spoken = (language: string, ...listed: readonly (readonly [name: string, fluency: string])[]) =>
  listed.map((texts, index) => groundOf(`languages/${index}`, texts, language))
const polish = ['Polski', 'ojczysty'] as const
const english = ['Angielski', 'C1'] as const
const grounds = spoken('pl', polish, english)

const runs = (text: string) =>
  apartByLevel(runsOf(saidOf(text, grounds, 'pl').tokens, 'pl'), grounds, 'pl').map((run) =>
    run.map(({ raw }) => raw).join(' '),
  )

describe('a language that is told beside another', () => {
  it.each([
    ['Poza ojczystym polskim zna angielski', ['Poza ojczystym polskim', 'zna angielski']],
    ['Oprócz polskiego ojczystego zna angielski', ['Oprócz polskiego ojczystego', 'zna angielski']],
    ['Poza językiem polskim zna angielski', ['Poza językiem polskim', 'zna angielski']],
    ['Poza polskim zna angielski', ['Poza polskim', 'zna angielski']],
    ['Poza polskim ma kota', ['Poza polskim ma kota']],
    ['Poza domem mieszka', ['Poza domem mieszka']],
    ['Zna polski poza domem', ['Zna polski poza domem']],
  ])('when one says “%s”, then it is told in %j', (text, expected) => {
    expect(runs(text)).toEqual(expected)
  })

  it.each([
    ['pl', 'Poza ojczystym polskim zna angielski na poziomie C1', grounds],
    [
      'pl',
      'Poza ojczystym polskim zna angielski na poziomie C1',
      spoken('pl', ['Polish', 'Native'], english),
    ],
    [
      'en',
      'Besides native Polish speaks English at C1',
      spoken('en', ['Polish', 'Native'], ['English', 'C1']),
    ],
  ])('when %s says “%s”, then nothing is mingled', (language, text, listed) => {
    expect(mingledIn(saidOf(text, listed, language))).toBeUndefined()
  })

  it('when the level in front is of the other language, then it is mingled', () => {
    const text = 'Poza ojczystym angielskim zna polski na poziomie C1'
    expect(mingledIn(saidOf(text, grounds, 'pl'))).toBe('Poza ojczystym angielskim')
  })
})
