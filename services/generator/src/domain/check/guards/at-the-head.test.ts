import { describe, expect, it } from '@jest/globals'
import { saidOfJob } from '../../../../tests/said-of-job.js'
import { atTheHead } from './at-the-head.js'

const wrong = (language: string, told: readonly string[], text: string) =>
  atTheHead(saidOfJob(told, text, language))

describe('who is said to be at the head', () => {
  it.each([
    ['fr', ['Service juridique de 4 personnes'], "Elle est à la tête d'un service juridique."],
    ['es', ['Plantilla de 46 agentes'], 'Está al frente de 46 agentes.'],
    ['it', ['Reparto di otto tecnici'], 'È alla guida di otto tecnici.'],
    ['pt', ['Loja com seis vendedores'], 'Está à frente de seis vendedores.'],
  ])('when %s has %j and says “%s”, then it does not stand', (language, told, text) => {
    expect(wrong(language, told, text)).toBeDefined()
  })

  it.each([
    ['fr', ['Dirige un service juridique de 4 personnes'], "Elle est à la tête d'un service juridique."],
    ['es', ['Mando de un turno de 7 agentes'], 'Está al mando de 7 agentes.'],
    ['it', ['Coordinamento di otto tecnici'], 'È alla guida di otto tecnici.'],
  ])('when %s has %j and says “%s”, then it stands', (language, told, text) => {
    expect(wrong(language, told, text)).toBeUndefined()
  })
})
