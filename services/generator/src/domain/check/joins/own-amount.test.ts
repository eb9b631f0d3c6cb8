import { describeGuard } from '../../../../tests/describe-guard.js'
import { amountOfWhole } from './own-amount.js'

describeGuard('an amount of the whole told of a deed', amountOfWhole, {
  more: [
    ['it', ['Insegna in sei classi', 'Liceo con 48 classi'], 'Insegna in 48 classi.'],
    ['fr', ['Encadre 4 vendeurs', 'Magasin de 30 vendeurs'], 'Elle encadre 30 vendeurs.'],
    ['es', ['Coordina a 7 agentes', 'Plantilla de 46 agentes'], 'Coordina a 46 agentes.'],
    ['en', ['Supervises six nurses', 'Ward with 40 nurses'], 'She supervises 40 nurses.'],
  ],
  asMuch: [
    [
      'it',
      ['Insegna in sei classi', 'Liceo con 48 classi'],
      'Insegna in sei classi di un liceo con 48 classi.',
    ],
    ['es', ['Coordina a 7 agentes', 'Plantilla de 46 agentes'], 'Coordina a 7 agentes.'],
    ['fr', ['Encadre 4 vendeurs, puis 30 vendeurs'], 'Elle encadre 30 vendeurs.'],
  ],
})
