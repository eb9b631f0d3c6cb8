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

  it.each([
    ['en', 'I took my MSc in 2019.', 'I started my MSc in 2019.'],
    ['en', 'She holds an MSc, passed in 2019.', 'She took the MSc course from 2019.'],
    ['en', 'She studied hard and left with an MSc in 2019.', 'She studied for her MSc in 2019.'],
    ['en', 'She holds an MSc from Acme, 2019.', 'In 2019, she went to Acme for her MSc.'],
    ['de', '2019 machte sie den MSc.', 'Ab 2019 machte sie den MSc.'],
    ['de', 'Den MSc legte sie 2019 ab.', '2019 nahm sie das Studium auf.'],
    ['de', 'Den MSc legte sie 2019 mit 1,8 ab.', 'Seit 2019 studierte sie.'],
    ['fr', 'Elle a un MSc de 2019.', 'Dès 2019, elle préparait son MSc.'],
    ['es', 'Tiene un MSc de 2019.', 'Desde 2019 hizo el MSc.'],
    ['it', 'Ha un MSc del 2019.', 'Dal 2019 seguiva il MSc.'],
    ['nl', 'Zij heeft een MSc uit 2019.', 'Zij volgde vanaf 2019 een MSc.'],
    ['pl', 'Uczyła się pilnie, a MSc zdała w 2019 roku.', 'Od 2019 roku robiła MSc.'],
    ['pt', 'Tem um MSc de 2019.', 'Entrou no MSc em 2019.'],
  ])(
    'when %s says “%s” of the year it began, then it does not stand, but “%s” does',
    (language, one, other) => {
      expect(wrong(language, one)).toBe('2019')
      expect(wrong(language, one.replace('2019', '2021'))).toBeUndefined()
      expect(wrong(language, other)).toBeUndefined()
    },
  )

  it('when a school has not ended, then the year it began is no end of it', () => {
    const ahead = groundOf('education/0', ['MSc'], 'en', { dates: { start: '2019' } })
    expect(wrongEndOfSpan(saidOf('An MSc at Acme, 2019.', [ahead], 'en'))).toBeUndefined()
  })

  it('when a sentence has the year from a text, then it stands', () => {
    const told = groundOf('education/0', ['Prize in 2019'], 'en', { dates: { start: '2019', end: '2021' } })
    expect(wrongEndOfSpan(saidOf('A prize in 2019.', [told], 'en'))).toBeUndefined()
  })

  it.each([
    ['In 2021 she became a clerk at Acme.', true],
    ['Her work history starts in 2021.', true],
    ['In 2019 she became a clerk at Acme.', false],
    ['She was there until she became a clerk in 2021.', false],
    ['She left Acme in 2019.', true],
    ['She left Acme in 2021.', false],
    ['In 2019 she trained two cooks.', false],
    ['That took one year, from June 2021.', true],
    ['A report from 2021.', false],
  ])('when “%s” is said of a job from 2019 to 2021, then it is wrong: %s', (text, isWrong) => {
    const acme = groundOf('work/0', ['Clerk'], 'en', { dates: { start: '2019-09', end: '2021-06' } })
    expect(wrongEndOfSpan(saidOf(text, [acme], 'en')) !== undefined).toBe(isWrong)
  })

  it('when a Spanish degree is called by its noun, then that is no verb', () => {
    expect(wrong('es', 'Desde 2019 cursa un título de MSc.')).toBeUndefined()
  })

  it('when both bounds are told, then they are left to what looks at spans', () => {
    expect(wrong('fr', 'Commencé en 2019, le MSc a été obtenu en 2021.')).toBeUndefined()
  })
})
