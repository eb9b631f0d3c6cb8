import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isLedByHead } from './heads.js'

const isLed = (verb: string, text: string, entry: readonly string[], id = 'work/0') => {
  const tokens = tokensOf(text, 'fr')
  const at = tokens.findIndex(({ raw }) => raw === verb)
  return isLedByHead(tokens, at, [groundOf(id, entry, 'fr')], 'fr')
}
const team = ["Chef d'équipe maçon", 'Équipe de 5 maçons', 'Formation de 3 apprentis']

describe('to lead in French what somebody is the head of', () => {
  it.each([
    ['dirigeait', 'dirigeait une équipe de 5 maçons', team],
    ['encadre', 'encadre son équipe', team],
    ['conduit', 'conduit un chantier de 64 logements', ['Chef de chantier', 'Chantier de 64 logements']],
    ['dirigeait', 'dirigeait une équipe de maçons', team],
    ['dirige', 'dirige le rayon jeunesse', ['Responsable du rayon jeunesse']],
    ['dirige', 'dirige le rayon jeunesse', ['Libraire à Nantes, responsable du rayon jeunesse']],
  ])('when it “%s” in “%s”, then it stands', (verb, text, entry) => {
    expect(isLed(verb, text, entry)).toBe(true)
  })

  it.each([
    ['dirigeait', 'dirigeait une équipe de 3 apprentis', team],
    ['dirigeait', "dirigeait l'entreprise", team],
    ['dirigeait', 'dirigeait deux équipes', team],
    ['dirigeait', "dirigeait une équipe d'apprentis", team],
    ['dirigeait', 'dirigeait une équipe', ["Membre d'équipe"]],
    ['dirigeait', 'dirigeait une équipe', ["Adjoint du chef d'équipe"]],
    ['dirige', 'dirige la librairie', ['Responsable du rayon jeunesse']],
    ['forme', 'forme une équipe de 5 maçons', team],
  ])('when it “%s” in “%s” of another thing, then it does not', (verb, text, entry) => {
    expect(isLed(verb, text, entry)).toBe(false)
  })

  it('when another job has the same thing without its head, then it does not', () => {
    const tokens = tokensOf('dirige une équipe', 'fr')
    const jobs = [groundOf('work/0', team, 'fr'), groundOf('work/1', ['Vente, équipe de 9'], 'fr')]
    expect(isLedByHead(tokens, 0, jobs, 'fr')).toBe(false)
    expect(isLedByHead(tokens, 0, jobs.slice(0, 1), 'fr')).toBe(true)
  })
})
