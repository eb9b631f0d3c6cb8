import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { isHandled } from './handled.js'
import { tokensOf } from '../tokens.js'

const handles = (verb: string, text: string, entry: string, id = 'work/0', language = 'fr') => {
  const tokens = tokensOf(text, language)
  const at = tokens.findIndex(({ raw }) => raw === verb)
  return isHandled(tokens, at, [groundOf(id, [entry], language)], language)
}

describe('a verb for what is done with a thing that an entry names barely', () => {
  it.each([
    ['fr', 'établit', 'établit les actes', 'Actes de naissance et de mariage'],
    ['fr', 'gérait', 'gérait un budget', 'Budget annuel de 3 500 €'],
    ['fr', 'prépare', 'prépare des buffets', '12 menus et buffets par semaine'],
    ['es', 'elabora', 'elabora los presupuestos', 'Presupuestos y trato con administradores'],
    ['it', 'curato', 'curato anche demo', 'Demo e collaudi presso il cliente'],
    ['it', 'rilascia', "rilascia carte d'identità", "Carte d'identità e stato civile"],
    ['it', 'cura', 'cura il coordinamento dei turni', 'Coordina i turni'],
  ])('when %s has “%s” of “%s” of “%s”, then it stands', (language, verb, text, entry) => {
    expect(handles(verb, text, entry, 'work/0', language)).toBe(true)
  })

  it.each([
    ['it', 'établit', 'établit les actes', 'Actes de naissance et de mariage'],
    ['fr', 'cura', 'cura il coordinamento dei turni', 'Coordina i turni'],
  ])('when %s has the “%s” of another language, then it does not', (language, verb, text, entry) => {
    expect(handles(verb, text, entry, 'work/0', language)).toBe(false)
  })

  it.each([
    ['établit', 'établit les actes', 'Archivage des actes de naissance'],
    ['gère', 'gère une équipe', 'Équipe de quatre électriciens'],
    ['gère', 'gère les stocks', 'Actes de naissance'],
    ['dirige', 'dirige le budget', 'Budget annuel de 3 500 €'],
    ['prépare', 'prépare', 'Menus de la semaine'],
    ['gère', 'gère le studio', 'Studio Mistral'],
  ])('when “%s” of “%s” is of “%s”, then it does not', (verb, text, entry) => {
    expect(handles(verb, text, entry)).toBe(false)
  })

  it('when it is what somebody learnt, then they have not handled it', () => {
    expect(handles('gère', 'gère les réseaux', 'Réseaux et télécommunications', 'education/0')).toBe(false)
  })
})
