import { describeGuard } from '../../../../tests/describe-guard.js'
import { saidOfAll } from './points-back.js'

describeGuard('what is said of all that stands in front', saidOfAll, {
  more: [
    ['it', ['Ha consegnato 25 siti'], 'Ha consegnato 25 siti e ne ha parlato.'],
    ['it', ['Ha consegnato 25 siti'], 'Ha consegnato 25 siti e le è piaciuto.'],
    ['es', ['Atiende a ganaderos'], 'Atiende a ganaderos y habló de ello.'],
    ['fr', ['Forme deux apprentis'], 'Elle forme deux apprentis et aime cela.'],
    ['pt', ['Forma aprendizes'], 'Forma aprendizes e falou disso.'],
    ['pl', ['Lubi testy'], 'Lubi testy i to lubi.'],
  ],
  asMuch: [
    ['it', ['Parla inglese'], 'Parla inglese e tedesco.'],
    ['es', ['Le gusta cocinar'], 'Cocina y le gusta el pan de masa madre.'],
    ['pl', ['Lubi testy'], 'Lubi testy i dokumentację.'],
  ],
})
