import { describeGuard } from '../../../../tests/describe-guard.js'
import { begunLater } from './begun-later.js'

describeGuard('a deed told to have begun', begunLater, {
  more: [
    [
      'fr',
      ['A perdu 60 colonies', 'Élève 300 reines par an'],
      "Après avoir perdu 60 colonies, elle s'est mise à élever 300 reines par an.",
    ],
    ['es', ['Abrió una tienda', 'Exporta aceite a Francia'], 'Luego empezó a exportar aceite a Francia.'],
    ['pt', ['Abriu uma loja', 'Exporta azeite para França'], 'Depois começou a exportar azeite para França.'],
  ],
  asMuch: [
    ['fr', ['Élève 300 reines depuis 2021'], 'En 2021 elle a commencé à élever 300 reines.'],
    ['es', ['Desde 2019 exporta aceite a Francia'], 'En 2019 empezó a exportar aceite a Francia.'],
    ['pt', ['Abriu uma loja'], 'Depois abriu uma loja.'],
  ],
})
