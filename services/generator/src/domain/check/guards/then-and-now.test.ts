import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { wrongEndOfChange } from './then-and-now.js'

const cut: Readonly<Record<string, string>> = {
  en: 'Cut the close from 9 to 5 days; trained 14 cooks',
  de: 'Senkte die Dauer von 9 auf 5 Tage; 14 Köche geschult',
  fr: 'A réduit la durée de 9 à 5 jours; 14 cuisiniers formés',
  es: 'Redujo el cierre de 9 a 5 días; formó a 14 cocineros',
  it: 'Riduzione della chiusura da 9 a 5 giorni; formati 14 cuochi',
  nl: 'Bracht de duur terug van 9 naar 5 dagen; 14 koks opgeleid',
  pl: 'Skrócenie czasu z 9 do 5 dni; 14 kucharzy przeszkolonych',
  pt: 'Reduziu o prazo de 9 para 5 dias; formou 14 cozinheiros',
}
const wrong = (language: string, text: string) => {
  const ground = groundOf('work/0', [cut[language] ?? ''], language)
  return wrongEndOfChange(saidOf(text, [ground], language), ground.changes)?.value
}

describe('the ends of a change told apart', () => {
  it.each([
    ['en', 'The close took 9 days before, now it takes 5.'],
    ['en', 'The close was 9 days, and she cut it to 5.'],
    ['en', 'The close takes 5 days now.'],
    ['en', 'The close now takes 5 days instead of 9.'],
    ['en', 'The close is down from 9 days now.'],
    ['en', 'The close took 9 days, and then she trained 14 cooks.'],
    ['en', 'Now she trains 14 cooks.'],
    ['en', 'Before her change took 5 days, it took 9.'],
    ['de', 'Vorher dauerte es 9 Tage, jetzt 5.'],
    ['fr', 'Avant, la clôture prenait 9 jours.'],
    ['fr', 'Avant son départ, la clôture prenait 5 jours.'],
    ['es', 'Antes el cierre era de 9 días, ahora es de 5.'],
    ['es', 'Antes de irse, el cierre era de 5 días.'],
    ['it', 'Prima erano 9 giorni, poi 5.'],
    ['nl', 'De duur was eerst 9 dagen, nu 5.'],
    ['pl', 'Przedtem było to 9 dni, teraz 5.'],
    ['pt', 'Antes o prazo era de 9 dias, agora é de 5.'],
  ])('when %s says “%s”, then it stands', (language, text) => {
    expect(wrong(language, text)).toBeUndefined()
  })

  it.each([
    ['en', 'The close took 5 days before.', '5'],
    ['en', 'The close now takes 9 days.', '9'],
    ['en', 'The close took 9 days, now it takes 14.', '14'],
    ['en', 'The close was 9 days, and she cut it to 14.', '14'],
    ['en', 'Previously it took 14 days, now it takes 5.', '14'],
    ['de', 'Vorher dauerte es 5 Tage, jetzt 9.', '5'],
    ['fr', 'Avant, la clôture prenait 5 jours.', '5'],
    ['es', 'Antes el cierre era de 9 días, ahora es de 14.', '14'],
    ['it', 'Prima erano 9 giorni, poi 14.', '14'],
    ['nl', 'De duur is nu 9 dagen.', '9'],
    ['pl', 'Przedtem było to 5 dni.', '5'],
    ['pt', 'Antes o prazo era de 9 dias, agora é de 14.', '14'],
  ])('when %s says “%s”, then %s is wrong', (language, text, amount) => {
    expect(wrong(language, text)).toBe(amount)
  })

  it('when nothing has changed, then nothing is said', () => {
    const ground = groundOf('work/0', ['Trained 14 cooks'], 'en')
    expect(wrongEndOfChange(saidOf('Before, she trained 14.', [ground], 'en'), [])).toBeUndefined()
  })
})
