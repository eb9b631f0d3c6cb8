import { describe, expect, it } from '@jest/globals'
import { normalForm } from './normal-form.js'
import { italianAgent, italianStem } from './stem-italian.js'

const stem = (word: string) => italianStem(normalForm(word))

describe('forms of one Italian word', () => {
  it.each([
    ['formatrice', 'formatore'],
    ['studentessa', 'studenti'],
    ['dottoressa', 'dottore'],
    ['infermiera', 'infermieri'],
    ['operaia', 'operai'],
    ['prodotto', 'produce'],
    ['tradusse', 'tradotta'],
    ['scritto', 'scriveva'],
    ['tiene', 'tenuto'],
    ['gestisce', 'gestito'],
    ['raccolto', 'raccoglie'],
    ['accogliere', 'accolto'],
    ['cablaggio', 'cablato'],
    ['saldatura', 'saldava'],
    ['formazione', 'formato'],
    ['verifica', 'verificato'],
  ])('when they are “%s” and “%s”, then their stem is one', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  it.each([
    ['opera', 'operaio'],
    ['direttore', 'diretto'],
    ['formaggio', 'formato'],
    ['stazione', 'stare'],
    ['insegnante', 'insegnato'],
    ['laureata', 'laurea'],
  ])('when they are “%s” and “%s”, then their stems differ', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })
})

describe('who does a thing in Italian', () => {
  it.each([
    'insegnante',
    'fotografo',
    'biologa',
    'architetto',
    'infermieri',
    'direttrici',
    'clienti',
    'psichiatra',
  ])('when the word is “%s”, then it is a title', (word) => {
    expect(italianAgent.test(normalForm(word))).toBe(true)
  })

  it.each([
    'settimanalmente',
    'cantiere',
    'settore',
    'fotografia',
    'architettura',
    'intervista',
    'importante',
    'patente',
    'smista',
    'evento',
  ])('when the word is “%s”, then it is none', (word) => {
    expect(italianAgent.test(normalForm(word))).toBe(false)
  })
})
