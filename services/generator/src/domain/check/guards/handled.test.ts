import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { isHandled } from './handled.js'
import { tokensOf } from '../tokens.js'

const handles = (verb: string, text: string, entry: string, id = 'work/0', language = 'fr') => {
  const tokens = tokensOf(text, language)
  const at = tokens.findIndex(({ raw }) => raw === verb)
  return isHandled(tokens, at, [groundOf(id, [entry], language)])
}

describe('a verb for what is done with a thing that an entry names barely', () => {
  it.each([
    ['établit', 'établit les actes', 'Actes de naissance et de mariage'],
    ['gérait', 'gérait un budget', 'Budget annuel de 3 500 €'],
    ['prépare', 'prépare des buffets', '12 menus et buffets par semaine'],
    ['curato', 'curato anche demo', 'Demo e collaudi presso il cliente'],
    ['rilascia', "rilascia carte d'identità", "Carte d'identità e stato civile"],
    ['cura', 'cura il coordinamento dei turni', 'Coordina i turni'],
  ])('when “%s” of “%s” is of “%s”, then it stands', (verb, text, entry) => {
    expect(handles(verb, text, entry)).toBe(true)
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
