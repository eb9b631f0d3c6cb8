import { describe, expect, it } from '@jest/globals'
import { factDifferences } from './translated-facts.js'

const between = (from: string, original: string, to: string, text: string, isProse = true) =>
  factDifferences({ text: original, language: from }, { text, language: to }, isProse)

describe('factDifferences', () => {
  it.each([
    ['en', 'Led 12 engineers in London.', 'de', 'Leitete 12 Ingenieure in London.'],
    ['en', 'Cut costs by 35 percent since February 2018.', 'de', 'Kosten seit Februar 2018 um 35 % gesenkt.'],
    ['fr', 'Depuis février 2018, 1 200 clients.', 'en', 'Since February 2018, 1,200 clients.'],
    ['de', 'Budget von 2,4 Mio. Euro.', 'fr', 'Budget : 2,4 millions €.'],
    ['en', 'Runs on AWS, see ada.example/notes.', 'ar', 'يعمل على AWS، انظر ada.example/notes.'],
    ['de', 'Wrote: Das Rad der Zeit.', 'en', 'Wrote: the wheel of time.'],
    ['ar', 'قاد ١٢ مهندسا في ٢٠١٩', 'en', 'Led 12 engineers in 2019'],
    ['en', 'Grew by 3.5% to 1,200 in 2019', 'ar', 'نمت بنسبة ٣٫٥٪ إلى ١٬٢٠٠ في ٢٠١٩'],
    ['en', 'Saved 1,500 hours.', 'de', 'Sparte 1.500 Stunden.'],
  ])('when %s (%s) says the same in %s (%s), then nothing differs', (from, original, to, text) => {
    expect(between(from, original, to, text)).toEqual({ facts: [], names: [] })
  })

  it.each([
    ['Led 12 engineers.', 'Leitete 14 Ingenieure.', ['12', '14']],
    ['Led 12 engineers.', 'Leitete Ingenieure.', ['12']],
    ['Led engineers.', 'Leitete 3 Ingenieure.', ['3']],
    ['Cut costs by 35%.', 'Kosten um 35 gesenkt.', ['35', '35']],
    ['Since February 2018.', 'Seit 2018.', ['February 2018']],
    ['Since February 2018.', 'Seit März 2018.', ['February 2018', 'März 2018']],
    ['See ada.example.', 'Siehe evil.example.', ['ada.example', 'evil.example']],
    ['A budget of $35.', 'Ein Budget von 35 €.', ['35']],
    ['Saved 1,500 hours.', 'Sparte 1,500 Stunden.', ['1,500']],
  ])('when "%s" becomes "%s", then the fact is named', (original, text, facts) => {
    expect(between('en', original, 'de', text).facts).toEqual([...new Set(facts)])
  })

  it('when a name is another one, then it is named; in a title capitals alone are no names', () => {
    expect(between('en', 'Worked at Globex.', 'de', 'Arbeitete bei Initech.').names).toEqual(['Globex'])
    expect(between('de', 'Arbeitete bei Globex.', 'en', 'Worked at Initech.').names).toEqual(['Initech'])
    expect(between('ja', 'グーグルで働いた。', 'en', 'Worked at Initech.').names).toEqual(['Initech'])
    expect(between('en', 'It runs on AWS.', 'de', 'Es läuft auf GCP.').names).toEqual(['AWS', 'GCP'])
    expect(between('en', 'Chief Programmer', 'de', 'Leitende Programmiererin', false).names).toEqual([])
  })
})
