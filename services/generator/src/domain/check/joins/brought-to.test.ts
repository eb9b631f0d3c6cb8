import { describeGuard } from '../../../../tests/describe-guard.js'
import { broughtTo } from './brought-to.js'

describeGuard('what an amount was brought to', broughtTo, {
  more: [
    [
      'it',
      ['Fatturato di 62 milioni', 'Fatturato Italia da 31 a 44 milioni'],
      'Ha portato il fatturato a 62 milioni.',
    ],
    ['fr', ['Gestion du stock de 900 montures'], 'Elle a porté le stock à 900 montures.'],
    ['es', ['Zona con 130 clientes'], 'Llevó la zona a 130 clientes.'],
    ['pl', ['Sprzedaż większa o 22%'], 'Zwiększyła sprzedaż do 22%.'],
  ],
  asMuch: [
    ['it', ['Fatturato Italia da 31 a 44 milioni'], 'Ha portato il fatturato a 44 milioni.'],
    ['fr', ['Délai ramené de 12 à 7 jours'], 'Elle a ramené le délai à 7 jours.'],
    ['pt', ['Reduziu os erros para 2%'], 'Reduziu os erros para 2%.'],
  ],
})
