import { describe, expect, it } from '@jest/globals'
import { normalForm } from './normal-form.js'
import { portugueseStem, spanishStem } from './stem-iberian.js'

const stemsOf = (stem: (word: string) => string, words: string) =>
  new Set(words.split(' ').map((word) => stem(normalForm(word)))).size

describe('forms of one word', () => {
  it.each([
    'dirigir dirigió dirigía dirige dirijo',
    'reducir redujo reducción reduzco',
    'organizar organizó organización organizaciones',
    'clasificar clasifica clasificó clasificación',
    'atender atiende atendió atención',
    'planear planea planeó',
    'preparar prepara preparación',
    'tratar trató tratamiento',
    'lanzar lanzó lanzamiento',
    'voz voces',
    'solar solares',
    'ciudad ciudades',
    'imagen imágenes',
    'test tests',
  ])('when Spanish has “%s”, then their stem is one', (words) => {
    expect(stemsOf(spanishStem, words)).toBe(1)
  })

  it.each([
    'organizar organizou organização organizações',
    'reduzir reduziu redução',
    'apoiar apoia apoiou apoio',
    'tratar tratou tratamento',
    'pagar pagou pagamento',
    'liderar lidera liderou',
    'camião camiões',
    'hospital hospitais',
    'espanhol espanhóis',
    'imagem imagens',
    'infantil infantis',
    'obra obras',
  ])('when Portuguese has “%s”, then their stem is one', (words) => {
    expect(stemsOf(portugueseStem, words)).toBe(1)
  })
})

describe('words that are not one', () => {
  it.each(['fundar fundación', 'director dirección', 'francés fran', 'vender ver', 'medir médico'])(
    'when Spanish has “%s”, then their stems differ',
    (words) => {
      expect(stemsOf(spanishStem, words)).toBe(2)
    },
  )

  it.each(['fundar fundação', 'diretor direção', 'depois depor', 'vender ver'])(
    'when Portuguese has “%s”, then their stems differ',
    (words) => {
      expect(stemsOf(portugueseStem, words)).toBe(2)
    },
  )
})
