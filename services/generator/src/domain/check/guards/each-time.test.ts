import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isAllTimes } from './each-time.js'

const isTold = (language: string, text: string, entry: string) => {
  const tokens = tokensOf(text, language)
  const at = tokens.findIndex(({ value }) => /^(?:tod|tout|tous|tutt|wszys)/.test(value))
  return isAllTimes(tokens, at, [groundOf('work/0', [entry], language)], language)
}

describe('all of the times of which an entry says each', () => {
  it.each([
    ['es', 'Organiza el taller todos los veranos', 'Taller cada verano'],
    ['it', 'Accoglie gli utenti tutti i giorni', 'Accoglie gli utenti ogni giorno'],
    ['fr', 'Elle anime un atelier toutes les semaines', 'Atelier chaque semaine'],
    ['pt', 'Publica todas as semanas', 'Publica cada semana'],
  ])('when %s says “%s” of “%s”, then it holds', (language, text, entry) => {
    expect(isTold(language, text, entry)).toBe(true)
  })

  it.each([
    ['es', 'Organiza el taller todos los veranos', 'Taller en verano'],
    ['es', 'Organiza el taller todos los meses', 'Taller cada verano'],
    ['es', 'Visita todos los centros', 'Una persona en cada centro'],
    ['es', 'Todos participan cada verano', 'Taller cada verano'],
    ['it', 'Accoglie tutti gli utenti', 'Accoglie gli utenti ogni giorno'],
    ['fr', 'Tous les chefs de la semaine', 'Un chef chaque jour'],
  ])('when %s says “%s” of “%s”, then it does not', (language, text, entry) => {
    expect(isTold(language, text, entry)).toBe(false)
  })
})
