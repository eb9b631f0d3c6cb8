import { describeGuard } from '../../../../tests/describe-guard.js'
import { tookOne } from './one-unit.js'

describeGuard('one year or month that something took', tookOne, {
  more: [
    ['es', ['Redujo los errores de 4 % a 2 % entre 2019 y 2022'], 'Redujo los errores a 2 % en un año.'],
    ['fr', ['Abonnés de 2 900 à 6 400 en 18 mois'], 'En un an, les abonnés sont passés à 6 400.'],
    ['it', ['Errori dal 4% al 2%'], 'In un mese ha ridotto gli errori al 2%.'],
    ['pt', ['Erros de 4% para 2%'], 'Reduziu os erros para 2% num ano.'],
  ],
  asMuch: [
    ['es', ['Redujo los errores de 4 % a 2 % entre 2021 y 2022'], 'Redujo los errores a 2 % en un año.'],
    ['fr', ['Refonte du site en un an'], 'Elle a refait le site en un an.'],
    ['it', ['Errori dal 4% al 2% in un mese'], 'In un mese ha ridotto gli errori al 2%.'],
    ['pt', ['Erros de 4% para 2% em 12 meses'], 'Reduziu os erros para 2% num ano.'],
  ],
})
