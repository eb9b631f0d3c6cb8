import { describe, expect, it } from '@jest/globals'
import { saidOfJob } from '../../../../tests/said-of-job.js'
import { yearlyOfOne } from './dated-amounts.js'

const wrong = (language: string, told: readonly string[], text: string) =>
  yearlyOfOne(saidOfJob(told, text, language))

describe('what was counted once, told of each year', () => {
  it.each([
    ['fr', ['Récolte 4,5 tonnes de miel en 2023'], 'Elle récolte chaque année 4,5 tonnes de miel.'],
    ['es', ['Ventas de 2,4 millones de euros en 2023'], 'Vende 2,4 millones de euros al año.'],
    ['it', ['Nel 2022 ha formato 14 apprendisti'], "Forma 14 apprendisti all'anno."],
    ['pt', ['Tradução de 310 manuais em 2023'], 'Traduz 310 manuais por ano.'],
    ['pl', ['Plan na poziomie 108% w 2019 roku'], 'Co roku realizowała plan na poziomie 108%.'],
  ])('when %s has %j and says “%s”, then it does not stand', (language, told, text) => {
    expect(wrong(language, told, text)).toBeDefined()
  })

  it.each([
    ['fr', ['Récolte 4,5 tonnes de miel en 2023'], 'Elle a récolté 4,5 tonnes de miel en 2023.'],
    ['es', ['Desde 2023, 18 demostraciones'], 'Organiza 18 demostraciones al año.'],
    ['it', ["14 apprendisti all'anno"], "Forma 14 apprendisti all'anno."],
  ])('when %s has %j and says “%s”, then it stands', (language, told, text) => {
    expect(wrong(language, told, text)).toBeUndefined()
  })
})
