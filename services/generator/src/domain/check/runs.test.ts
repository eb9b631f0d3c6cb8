import { describe, expect, it } from '@jest/globals'
import { runsOf } from './runs.js'
import { tokensOf } from './tokens.js'

describe('the runs of a sentence', () => {
  it.each([
    ['en', 'Ada built ships and Bea sold them', ['Ada built ships', 'and Bea sold them']],
    ['en', 'At Acme, Ada built ships, then sold them', ['At Acme Ada built ships', 'then sold them']],
    ['en', 'As she left, Ada sang', ['As she left', 'Ada sang']],
    ['en', 'Moved from Acme to Borg', ['Moved', 'from Acme', 'to Borg']],
    ['de', 'Bei Acme, baute sie, und sang', ['Bei Acme baute sie', 'und sang']],
    ['es', 'vendió y compró', ['vendió', 'y compró']],
    ['es', 'Combina clases con ventas', ['Combina clases', 'con ventas']],
    ['es', 'Da clases con Ada', ['Da clases con Ada']],
    ['fr', 'chez Acme, vendait puis achetait', ['chez Acme vendait', 'puis achetait']],
    ['fr', 'À côté du théâtre, chantait', ['À côté du théâtre', 'chantait']],
    ['it', 'vendeva e comprava', ['vendeva', 'e comprava']],
    ['it', 'Ada è cuoca e cuce', ['Ada è cuoca', 'e cuce']],
    ['it', 'Da maggio, vende', ['Da maggio vende']],
    ['it', 'Da maggio ha lavorato, vendendo', ['Da maggio ha lavorato', 'vendendo']],
    ['nl', 'verkocht en kocht', ['verkocht', 'en kocht']],
    [
      'nl',
      'Naast SQL en Excel kan hij met QGIS overweg',
      ['Naast SQL', 'en Excel kan', 'hij met QGIS overweg'],
    ],
    ['pl', 'sprzedawał oraz kupował', ['sprzedawał', 'oraz kupował']],
    ['pt', 'vendia e comprava', ['vendia', 'e comprava']],
    ['pt', 'o português é nativo', ['o português é nativo']],
    ['pt', 'Além da loja é voluntária', ['Além da loja', 'é voluntária']],
    ['en', 'Research And Development', ['Research And Development']],
    ['xx', 'Ada built and sold', ['Ada built and sold']],
    ['en', '', ['']],
  ])('when %s says “%s”, then they are %j', (language, text, expected) => {
    const runs = runsOf(tokensOf(text, language), language)
    expect(runs.map((run) => run.map(({ raw }) => raw).join(' '))).toEqual(expected)
  })
})
