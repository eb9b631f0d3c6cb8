import { describe, expect, it } from '@jest/globals'
import { tokensOf } from '../tokens.js'
import { thirdsOf } from './first-person.js'

const thirds = (language: string, text: string, word: string, isAllOver = false) => {
  const tokens = tokensOf(text, language)
  const at = tokens.findIndex(({ raw }) => raw === word)
  return thirdsOf(tokens, at, language, isAllOver)
}

describe('what a verb of the first person is in the third', () => {
  it.each([
    ['es', 'Estudié en Soria', 'Estudié', 'estudio'],
    ['es', 'En 2020 publiqué dos guías', 'publiqué', 'publico'],
    ['es', 'Organicé un taller', 'Organicé', 'organizo'],
    ['es', 'Dormí en Soria', 'Dormí', 'durmio'],
    ['es', 'Conseguí tres contratos', 'Conseguí', 'consiguio'],
    ['es', 'Obtuve el título', 'Obtuve', 'obtuvo'],
    ['es', 'Dirijo un taller', 'Dirijo', 'dirige'],
    ['pt', 'Formei-me em Coimbra', 'Formei', 'formou'],
    ['pt', 'Consegui três contratos', 'Consegui', 'conseguiu'],
    ['pt', 'Obtive o diploma', 'Obtive', 'obteve'],
    ['it', 'Curavo il giardino', 'Curavo', 'curava'],
    ['it', 'Gestisco il magazzino', 'Gestisco', 'gestisce'],
    ['fr', "J'accueillais les clients", "J'accueillais", 'accueillait'],
    ['de', 'Ich betreue 12 Kunden', 'betreue', 'betreut'],
    ['nl', 'Ik begeleid 12 klanten', 'begeleid', 'begeleidt'],
    ['pl', 'Uzyskałam dyplom', 'Uzyskałam', 'uzyskala'],
    ['pl', 'Prowadzę sklep', 'Prowadzę', 'prowadzi'],
  ])('of %s “%s” has “%s” for “%s”', (language, text, word, third) => {
    expect(thirds(language, text, word)).toContain(third)
  })

  it.each([
    ['a noun behind its article', 'es', 'Coordina el diseño', 'diseño', false],
    ['a name', 'es', 'Vive con Pablo', 'Pablo', false],
    ['what goes on, where all is over', 'es', 'Dirijo un taller', 'Dirijo', true],
    ['a verb of nobody who says I', 'de', 'Die Betreue', 'Betreue', false],
    ['a language that has one form for both', 'en', 'I lead a team', 'lead', false],
  ])('there is none of %s', (_, language, text, word, isAllOver) => {
    expect(thirds(language, text, word, isAllOver)).toEqual([])
  })
})
