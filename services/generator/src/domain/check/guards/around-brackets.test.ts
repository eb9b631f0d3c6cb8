import { describeGuard } from '../../../../tests/describe-guard.js'
import { acrossBrackets } from './around-brackets.js'

describeGuard('what stands around brackets', acrossBrackets, {
  more: [
    [
      'fr',
      ['Groupe scolaire livré en août', 'Chantier de 64 logements (9 M€), en cours'],
      'Le chantier de 64 logements (9 M€) a été livré en août.',
    ],
    [
      'es',
      ['96 viviendas, entregadas en plazo', 'Promoción de 54 pisos (5,9 M€), en obras'],
      'La promoción de 54 pisos (5,9 M€) fue entregada en plazo.',
    ],
  ],
  asMuch: [
    ['es', ['Promoción de 54 pisos (5,9 M€), en obras'], 'La promoción de 54 pisos (5,9 M€) está en obras.'],
    ['en', ['Built the clinic (5.9 million) on time'], 'She built the clinic (5.9 million) on time.'],
  ],
})
