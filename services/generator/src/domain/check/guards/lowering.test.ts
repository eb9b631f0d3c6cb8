import { describeGuard } from '../../../../tests/describe-guard.js'
import { droppedLowering } from './lowering.js'

describeGuard('a word told without what makes less of it', droppedLowering, {
  more: [
    ['fr', ['Bac, mention assez bien'], 'Elle a son bac, mention bien.'],
    ['es', ['Nivel bastante alto'], 'Tiene un nivel alto.'],
    ['it', ['Livello abbastanza buono'], 'Ha un livello buono.'],
    ['pl', ['Poziom dość dobry'], 'Ma poziom dobry.'],
  ],
  asMuch: [
    ['fr', ['Bac, mention assez bien'], 'Elle a son bac, mention assez bien.'],
    ['fr', ['Bac, mention bien', 'Anglais assez bon'], 'Elle a son bac, mention bien.'],
  ],
})
