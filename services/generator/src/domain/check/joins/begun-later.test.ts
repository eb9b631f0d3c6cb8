import { describe, expect, it } from '@jest/globals'
import { saidOfJob } from '../../../../tests/said-of-job.js'
import { begunLater } from './begun-later.js'

const wrong = (language: string, told: readonly string[], text: string) =>
  begunLater(saidOfJob(told, text, language))

describe('a deed told to have begun', () => {
  it.each([
    [
      'fr',
      ['A perdu 60 colonies', 'Élève 300 reines par an'],
      "Après avoir perdu 60 colonies, elle s'est mise à élever 300 reines par an.",
    ],
    ['es', ['Abrió una tienda', 'Exporta aceite a Francia'], 'Luego empezó a exportar aceite a Francia.'],
    ['pt', ['Abriu uma loja', 'Exporta azeite para França'], 'Depois começou a exportar azeite para França.'],
  ])('when %s has %j and says “%s”, then it does not stand', (language, told, text) => {
    expect(wrong(language, told, text)).toBeDefined()
  })

  it.each([
    ['fr', ['Élève 300 reines depuis 2021'], 'En 2021 elle a commencé à élever 300 reines.'],
    ['es', ['Desde 2019 exporta aceite a Francia'], 'En 2019 empezó a exportar aceite a Francia.'],
    ['pt', ['Abriu uma loja'], 'Depois abriu uma loja.'],
  ])('when %s has %j and says “%s”, then it stands', (language, told, text) => {
    expect(wrong(language, told, text)).toBeUndefined()
  })
})
