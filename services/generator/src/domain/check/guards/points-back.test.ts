import { describe, expect, it } from '@jest/globals'
import { saidOfJob } from '../../../../tests/said-of-job.js'
import { saidOfAll } from './points-back.js'

const wrong = (language: string, told: readonly string[], text: string) =>
  saidOfAll(saidOfJob(told, text, language))

describe('what is said of all that stands in front', () => {
  it.each([
    ['it', ['Ha consegnato 25 siti'], 'Ha consegnato 25 siti e ne ha parlato.'],
    ['it', ['Ha consegnato 25 siti'], 'Ha consegnato 25 siti e le è piaciuto.'],
    ['es', ['Atiende a ganaderos'], 'Atiende a ganaderos y habló de ello.'],
    ['fr', ['Forme deux apprentis'], 'Elle forme deux apprentis et aime cela.'],
    ['pt', ['Forma aprendizes'], 'Forma aprendizes e falou disso.'],
    ['pl', ['Lubi testy'], 'Lubi testy i to lubi.'],
  ])('when %s has %j and says “%s”, then it does not stand', (language, told, text) => {
    expect(wrong(language, told, text)).toBeDefined()
  })

  it.each([
    ['it', ['Parla inglese'], 'Parla inglese e tedesco.'],
    ['es', ['Le gusta cocinar'], 'Cocina y le gusta el pan de masa madre.'],
    ['pl', ['Lubi testy'], 'Lubi testy i dokumentację.'],
  ])('when %s has %j and says “%s”, then it stands', (language, told, text) => {
    expect(wrong(language, told, text)).toBeUndefined()
  })
})
