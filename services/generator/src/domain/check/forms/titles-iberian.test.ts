import { describe, expect, it } from '@jest/globals'
import { normalForm } from './normal-form.js'
import { portugueseAgent, spanishAgent } from './titles-iberian.js'

const isTitle = (agent: RegExp, word: string) => agent.test(normalForm(word))

describe('who does a thing', () => {
  it.each('cocinera directora periodistas bióloga arquitecta docente gerentas músico estudiante'.split(' '))(
    'when Spanish has “%s”, then it is a title',
    (word) => {
      expect(isTitle(spanishAgent, word)).toBe(true)
    },
  )

  it.each(
    'entrevista ordenador sectores mensualmente operó enero detecta catálogo cliente turista'.split(' '),
  )('when Spanish has “%s”, then it is none', (word) => {
    expect(isTitle(spanishAgent, word)).toBe(false)
  })

  it.each('cozinheira diretora jornalistas biólogo engenheiros gerente'.split(' '))(
    'when Portuguese has “%s”, then it is a title',
    (word) => {
      expect(isTitle(portugueseAgent, word)).toBe(true)
    },
  )

  it.each('entrevista regista assista computador setores mensalmente primeira feira madeira'.split(' '))(
    'when Portuguese has “%s”, then it is none',
    (word) => {
      expect(isTitle(portugueseAgent, word)).toBe(false)
    },
  )
})
