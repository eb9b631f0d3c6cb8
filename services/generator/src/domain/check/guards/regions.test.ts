import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isRegionNamed } from './regions.js'

const grounds = [
  groundOf('basics', ['Toulouse', 'Occitanie', 'Chef de chantier'], 'fr', { town: 'Toulouse' }),
  groundOf('work/0', ['Arroyo Bermejo, Toledo', 'Agente'], 'es', { town: 'Arroyo Bermejo, Toledo' }),
]
const isNamed = (language: string, text: string) => {
  const tokens = tokensOf(text, language)
  const at = tokens.findIndex(({ value }) => /^(?:region|provincia)/.test(value))
  return isRegionNamed(tokens, at, grounds, language)
}

describe('the word for a region in front of its name', () => {
  it.each([
    ['fr', 'dans la région Occitanie'],
    ['fr', "dans la région de l'Occitanie"],
    ['es', 'en la provincia de Toledo'],
  ])('when %s says “%s”, then it says no more than the name', (language, text) => {
    expect(isNamed(language, text)).toBe(true)
  })

  it.each([
    ['fr', 'dans la région de Toulouse'],
    ['fr', 'dirige la région'],
    ['fr', 'responsable de région à Toulouse'],
    ['fr', 'dans la région Bretagne'],
    ['es', 'en la provincia de Arroyo Bermejo'],
    ['es', 'en la provincia de Madrid'],
    ['es', 'la policía de la provincia'],
    ['es', 'en la región de Toledo'],
  ])('when %s says “%s”, then it says more', (language, text) => {
    expect(isNamed(language, text)).toBe(false)
  })
})
