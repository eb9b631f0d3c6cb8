import { describeGuard } from '../../../../tests/describe-guard.js'
import { yearlyOfOne } from './dated-amounts.js'

describeGuard('what was counted once, told of each year', yearlyOfOne, {
  more: [
    ['fr', ['Récolte 4,5 tonnes de miel en 2023'], 'Elle récolte chaque année 4,5 tonnes de miel.'],
    ['es', ['Ventas de 2,4 millones de euros en 2023'], 'Vende 2,4 millones de euros al año.'],
    ['it', ['Nel 2022 ha formato 14 apprendisti'], "Forma 14 apprendisti all'anno."],
    ['pt', ['Tradução de 310 manuais em 2023'], 'Traduz 310 manuais por ano.'],
    ['pl', ['Plan na poziomie 108% w 2019 roku'], 'Co roku realizowała plan na poziomie 108%.'],
  ],
  asMuch: [
    ['fr', ['Récolte 4,5 tonnes de miel en 2023'], 'Elle a récolté 4,5 tonnes de miel en 2023.'],
    ['es', ['Desde 2023, 18 demostraciones'], 'Organiza 18 demostraciones al año.'],
    ['it', ["14 apprendisti all'anno"], "Forma 14 apprendisti all'anno."],
  ],
})
