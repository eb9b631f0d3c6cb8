import { describe, expect, it } from '@jest/globals'
import { unsupportedTokens } from './hard-facts.js'

const unsupported = (text: string, lines: readonly string[], language = 'en') =>
  unsupportedTokens(text, lines, language).map((token) => `${token.kind}: ${token.text}`)

describe('unsupportedTokens', () => {
  it.each([
    ['en', 'Led 12 engineers.', ['Led a team of 12']],
    ['en', 'Cut costs by 35 percent.', ['Cut costs by 35%']],
    ['en', 'Cut costs by 35 per cent.', ['Cut costs by 35%']],
    ['de', 'Senkte die Kosten um 35 Prozent.', ['Kosten um 35 % gesenkt']],
    ['fr', 'Coûts réduits de 35 pour cent.', ['Réduction des coûts de 35 %']],
    ['de', 'Betreute 1.200 Kunden.', ['Betreuung von 1200 Kunden']],
    ['fr', 'Pour 1 200 clients.', ['1200 clients']],
    ['en', 'For 1,200 clients.', ['1 200 clients']],
    ['en', 'A budget of 1.2 million euros.', ['Budget: €1.2M']],
    ['de', 'Ein Budget von 2,4 Mio. €.', ['Budget 2,4 Millionen Euro']],
    ['pl', 'Budżet 3 tys. zł.', ['Budżet 3000 PLN']],
    ['en', 'Raised it from 58 to 81 percent.', ['From 58% to 81%']],
    ['en', 'There since February 2018.', ['Engineer · Acme · 2018-02']],
    ['pl', 'Pracuje od 3 lutego 2018.', ['2018-02-03']],
    ['de', 'Seit März 2019.', ['03/2019']],
    ['en', 'From 2016 to 2019.', ['2016-19']],
    ['fr', 'Depuis mars.', ['2020-03']],
    ['ar', 'قاد ١٢ مهندسا في ٢٠١٩', ['12 مهندسا، 2019']],
    ['hi', 'सितंबर 2020', ['2020-09']],
    ['pl', 'Mieszka w Krakowie.', ['Kraków']],
    ['en', "Acme's APIs run on AWS.", ['API gateway at ACME, aws']],
    ['en', 'See https://www.ada.example/notes/.', ['ada.example/notes']],
    ['en', 'Saved ½ of it on 40 m².', ['½ saved, 40 m²']],
    ['de', 'In seiner Freizeit fährt er Rad.', ['Rad']],
    ['en', 'I know C++ and Node.js.', ['C++, Node.js']],
  ])('when %s says the same in another form (%s), then nothing is unsupported', (language, text, lines) => {
    expect(unsupported(text, lines, language)).toEqual([])
  })

  it.each([
    ['en', 'Led 14 engineers.', ['Led 12 engineers'], ['number: 14']],
    ['en', 'Cut 35 costs.', ['Cut costs by 35%'], ['number: 35']],
    ['en', 'Cut costs by 35 percent.', ['Cut 35 costs'], ['number: 35']],
    ['en', 'A budget of $35.', ['A budget of €35'], ['number: 35']],
    ['en', 'Did it in 5 months.', ['Did it in 5 years'], ['number: 5']],
    ['en', 'A budget of 2 million.', ['A budget of 2 thousand'], ['number: 2']],
    ['en', 'Three teams, 3 in all.', ['Acme · 2018-03'], ['number: 3']],
    ['en', 'There since March 2018.', ['2018-02'], ['date: March 2018']],
    ['en', 'There since March 2018.', ['2018'], ['date: March 2018']],
    ['fr', 'Depuis février 2018.', ['2018-03'], ['date: février 2018']],
    ['en', 'From 2016 to 2020.', ['2016-19'], ['date: 2020']],
    ['en', 'Cut costs by ½, in 3⅔ years.', ['Cut costs in 3 years'], ['number: ½', 'number: ⅔']],
    ['en', 'Led Ⅻ teams and ② more.', ['Led teams and more'], ['number: Ⅻ', 'number: ②']],
    ['ar', 'قاد ١٣ مهندسا', ['12 مهندسا'], ['number: ١٣']],
    ['en', 'Worked at Globex in Lyon.', ['Worked in Lyon'], ['name: Globex']],
    ['de', 'Arbeitete in Hamburg.', ['Berlin'], ['name: Hamburg']],
    [
      'de',
      'Studium an der Technische Universität Ulm.',
      ['Studium'],
      ['name: Technische', 'name: Universität', 'name: Ulm'],
    ],
    ['en', 'AWS certified.', ['Certified'], ['name: AWS']],
    ['en', 'It runs on iOS and EC2.', ['It runs'], ['name: iOS', 'name: EC2']],
    ['en', 'See evil.example/ada.', ['ada.example'], ['link: evil.example/ada']],
    ['en', 'Write to a@evil.example.', ['a@good.example'], ['link: a@evil.example']],
    ['en', 'Used C++.', ['Used C'], ['name: C++']],
  ])('when %s says more (%s), then the token is named', (language, text, lines, tokens) => {
    expect(unsupported(text, lines, language)).toEqual(tokens)
  })

  it('when a token is unsupported, then its offsets cut it out of the text', () => {
    const text = 'Led 14 engineers at Globex, “Acme” and 7 % more.'
    for (const { text: token, start, end } of unsupportedTokens(text, ['Acme'], 'en'))
      expect(text.slice(start, end)).toBe(token)
  })

  it('when a name has a sign below the line, then it is found as it stands in its line', () => {
    expect(unsupported('Cut CO₂ by half.', ['Cut CO₂ in half'], 'en')).toEqual([])
    expect(unsupported('Cut CO₂ by half.', ['Cut waste in half'], 'en')).toEqual(['name: CO'])
  })

  it('when the language is unknown or broken, then English forms hold', () => {
    for (const language of ['', 'tlh', 'x', 'en-', '../../etc'])
      expect(unsupported('Since March 2018 for 5%.', ['2018-03, 5 percent'], language)).toEqual([])
  })

  it('when a text is long and hostile, then it is read in linear time', () => {
    const text = `${'a'.repeat(20_000)}@${'1.'.repeat(5_000)}${'A-'.repeat(5_000)}`
    expect(unsupportedTokens(text, [text], 'en').filter(({ kind }) => kind === 'number')).toEqual([])
  })
})
