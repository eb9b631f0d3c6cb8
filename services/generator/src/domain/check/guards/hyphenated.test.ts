import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { newCompound } from './hyphenated.js'
import { saidOf } from '../said.js'

const said = (text: string, known: string, language = 'en') =>
  newCompound(saidOf(text, [groundOf('work/0', [known], language)], language))

describe('words put together by hyphens', () => {
  it.each([
    ['en', 'A results-driven buyer.', 'Buyer, results of the year', 'results-driven'],
    ['en', 'A cutting-edge workshop.', 'Workshop, cutting', 'cutting-edge'],
    ['en', 'The award-winning choir sang.', 'Choir', 'award-winning'],
    ['de', 'Sie ist eine Team-Spielerin.', 'Arbeit im Team', 'Team-Spielerin'],
    ['fr', 'Un avant-poste sûr.', 'Un poste sûr', 'avant-poste'],
  ])('when %s says "%s" of "%s", then it is more than its parts', (language, text, known, more) => {
    expect(said(text, known, language)).toBe(more)
  })

  it.each([
    ['en', 'Five-a-side football.', 'five-a-side football'],
    ['en', 'A well-known first-line team.', 'The first line team, well known'],
    ['en', 'A two-bench workshop.', 'Workshop with two benches'],
    ['en', 'She taught 11- to 16-year-olds.', 'Pupils of 11 to 16'],
    ['en', 'See maya-brandt.example.com.', 'maya-brandt.example.com'],
    ['en', 'A day-to-day job by e-mail.', 'Job'],
    ['de', 'Die Apotheken-Software.', 'Apothekensoftware'],
    ['de', 'Die DGUV-V3-Prüfung.', 'Jährliche DGUV-V3-Prüfung'],
    ['fr', 'Parle-t-elle ?', 'Parle'],
  ])('when %s says "%s" of "%s", then nothing is added', (language, text, known) => {
    expect(said(text, known, language)).toBeUndefined()
  })
})
