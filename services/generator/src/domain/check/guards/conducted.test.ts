import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { conducted } from './conducted.js'

const wrong = (text: string, texts: readonly string[], language = 'pl') =>
  conducted(saidOf(text, [groundOf('work/0', texts, language)], language))

describe('what somebody held', () => {
  it.each([
    ['Prowadził magazyn.', ['Inwentaryzacja magazynu'], 'Prowadził … magazyn'],
    ['Magazyn prowadziła.', ['Inwentaryzacja magazynu'], 'prowadziła … Magazyn'],
    ['Prowadzi firmę.', ['Kontrola jakości i rekrutacja kierowców dla zakładu'], 'Prowadzi … firmę'],
    ['Prowadził inwentaryzację magazynu.', ['Inwentaryzacja magazynu'], undefined],
    ['Prowadzi regularne kontrole jakości.', ['Kontrola jakości'], undefined],
    ['Kontrole prowadziła w Łodzi.', ['Kontrole jakości w Łodzi'], undefined],
    ['Prowadził magazyn.', ['Kierowanie magazynem'], undefined],
    ['Prowadził magazyn.', ['Prowadzenie magazynu, kontrole'], undefined],
    ['Prowadzi restaurację.', ['Szef kuchni', 'Kontrole'], undefined],
    ['Prowadził magazyn.', ['Remont magazynu dla szkoły'], 'Prowadził … magazyn'],
    ['Pracował tam.', ['Kontrole'], undefined],
    ['Prowadził.', ['Kontrole'], undefined],
    ['Prowadził magazyn.', ['Praca'], undefined],
  ])('when “%s” is said of %j, then wrong is %s', (text, texts, expected) => {
    expect(wrong(text, texts)).toBe(expected)
  })

  it('when it is not Polish, then it stands', () => {
    expect(wrong('Prowadzi firmę.', ['Kontrola'], 'en')).toBeUndefined()
  })
})
