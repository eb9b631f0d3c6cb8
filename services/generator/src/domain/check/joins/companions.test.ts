import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { otherCompany } from './companions.js'

describeGuard('with whom something was done', otherCompany, {
  more: [
    [
      'pt',
      ['Aprendeu a amanhar peixe com a proprietária', 'Servia a avó'],
      'Aprendeu a amanhar peixe com a avó.',
    ],
    [
      'pt',
      ['Agenda de seis dentistas', 'Digitalização de fichas com uma colega'],
      'Tratava da agenda de seis dentistas e digitalizou com eles as fichas.',
    ],
    [
      'fr',
      ['Commandes de marée avec deux mareyeurs', 'Formation de 3 apprentis'],
      'Il commande la marée avec les apprentis.',
    ],
    [
      'es',
      ['Abrió el registro con el departamento de informática', 'Apoya a los vecinos'],
      'Abrió el registro junto con los vecinos.',
    ],
    [
      'it',
      work('Affiancato il caporedattore nella scelta degli ospiti', { position: 'Redattrice' }),
      'Sceglieva gli ospiti insieme agli altri redattori.',
    ],
    ['pl', ['Wdrożenie CRM z działem IT', 'Zespół przedstawicieli'], 'Wdrożyła CRM z przedstawicielami.'],
  ],
  asMuch: [
    ['pt', ['Aprendeu a amanhar peixe com a proprietária'], 'Aprendeu a amanhar peixe com a proprietária.'],
    ['fr', ['Commandes de marée avec deux mareyeurs'], 'Il commande la marée avec deux mareyeurs.'],
    [
      'es',
      ['Abrió el registro con el departamento de informática'],
      'Abrió el registro junto con el departamento de informática.',
    ],
    [
      'it',
      ['Scelta degli ospiti con gli altri redattori'],
      'Sceglieva gli ospiti insieme agli altri redattori.',
    ],
    ['pl', ['Wdrożenie CRM z działem IT'], 'Wdrożyła CRM razem z działem IT.'],
  ],
})
