import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { titleOfOthers } from './titles-of-others.js'
import { saidOf } from '../said.js'

const wrong = (language: string, text: string, entry: string) =>
  titleOfOthers(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('titles that are of others in an entry', () => {
  it.each([
    ['fr', 'Elle est directrice', 'Assistante de deux directeurs', 'directrice'],
    ['fr', 'Il était architecte', 'Visites avec les architectes', 'architecte'],
    ['fr', 'Comme ingénieure, elle suit', "Équipe d'ingénieurs", 'ingénieure'],
    ['it', 'È ingegnera', 'Assistenza a un gruppo di ingegneri', 'ingegnera'],
    ['it', 'È architetta', 'Sopralluoghi con gli architetti', 'architetta'],
    ['it', 'Era insegnante', 'Formazione di tre insegnanti', 'insegnante'],
  ])('when %s says “%s” of “%s”, then wrong is %s', (language, text, entry, expected) => {
    expect(wrong(language, text, entry)).toBe(expected)
  })

  it.each([
    ['fr', 'Elle est directrice', 'Directrice de deux écoles'],
    ['fr', 'Elle est formatrice', 'Poste de formatrice'],
    ['fr', 'Elle encadre deux ingénieurs', 'Équipe de deux ingénieurs'],
    ['it', 'È insegnante', 'Insegnante di scuola primaria'],
    ['en', 'She is a lawyer', 'Team of lawyers'],
  ])('when %s says “%s” of “%s”, then it stands', (language, text, entry) => {
    expect(wrong(language, text, entry)).toBeUndefined()
  })
})
