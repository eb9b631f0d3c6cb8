import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { wrongEndOfSpan } from './bound-verbs.js'

const school = (language: string) =>
  groundOf('education/0', ['MSc'], language, { dates: { start: '2019-09', end: '2021-06' } })
const wrong = (language: string, text: string) => wrongEndOfSpan(saidOf(text, [school(language)], language))

describe('a degree earned when it began, or begun when it ended', () => {
  it.each([
    ['en', 'She earned her MSc in 2019.'],
    ['de', '2019 schloss sie ihren MSc ab.'],
    ['fr', 'Elle a obtenu son MSc en 2019.'],
    ['es', 'En 2019 obtuvo el MSc.'],
    ['it', 'Nel 2019 ha conseguito il MSc.'],
    ['nl', 'In 2019 behaalde zij haar MSc.'],
    ['pl', 'W 2019 uzyskała MSc.'],
    ['pt', 'Em 2019 concluiu o MSc.'],
  ])('when %s says “%s”, then it stands with the year of its end alone', (language, text) => {
    expect(wrong(language, text)).toBe('2019')
    expect(wrong(language, text.replace('2019', '2021'))).toBeUndefined()
  })

  it.each([
    ['fr', 'Elle a commencé son MSc en 2021.'],
    ['es', 'Empezó el MSc en 2021.'],
    ['pt', 'Em 2021 começou o MSc.'],
  ])('when %s says “%s”, then it stands with the year of its start alone', (language, text) => {
    expect(wrong(language, text)).toBe('2021')
    expect(wrong(language, text.replace('2021', '2019'))).toBeUndefined()
  })

  it('when a Spanish degree is called by its noun, then that is no verb', () => {
    expect(wrong('es', 'Desde 2019 cursa un título de MSc.')).toBeUndefined()
  })

  it('when both bounds are told, then they are left to what looks at spans', () => {
    expect(wrong('fr', 'Commencé en 2019, le MSc a été obtenu en 2021.')).toBeUndefined()
  })
})
