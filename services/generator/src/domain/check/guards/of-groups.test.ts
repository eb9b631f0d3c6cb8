import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { deedOfGroup } from './of-groups.js'

const wrong = (language: string, told: string, text: string, id = 'work/0') =>
  deedOfGroup(saidOf(text, [groundOf(id, [told], language)], language))

describe('a deed of a group', () => {
  it.each([
    ['en', 'Member of the working group that chose the app', 'She chose the app.'],
    ['de', 'Mitglied der Gruppe, die das Programm auswählte', 'Sie auswählte das Programm.'],
    ['fr', 'Membre du groupe qui a choisi la carte', 'Elle choisit la carte.'],
    ['pl', 'Praca w zespole który wybrał aplikację', 'Ona wybrała aplikację.'],
  ])('when %s has “%s”, then “%s” does not stand', (language, told, text) => {
    expect(wrong(language, told, text)).toBeDefined()
  })

  it.each([
    [
      'it is told of the group',
      'Member of the group that chose the app',
      'She was in the group that chose the app.',
    ],
    ['the person did it too', 'Chose an app with a team that chose a colour', 'She chose an app.'],
    ['it is what came of it', 'Wrote a script that cut the build time', 'She cut the build time.'],
    ['the thing is told to have done it', 'Wrote a script that checks lines', 'The script checks lines.'],
  ])('when %s, then it stands', (_what, told, text) => {
    expect(wrong('en', told, text)).toBeUndefined()
  })

  it('when a summary tells it of the person, then it stands', () => {
    expect(wrong('en', 'Engineer who builds bridges', 'She builds bridges.', 'basics')).toBeUndefined()
  })
})
