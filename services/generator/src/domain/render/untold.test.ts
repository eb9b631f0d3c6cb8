import type { PageSentence } from '../composition.js'
import { untold } from './untold.js'

const isShown = (language: string, highlight: string, ...prose: string[]): boolean =>
  untold(
    [highlight],
    prose.map((text) => ({ text, sources: [] })),
    language,
  ).length > 0

describe('a highlight that a sentence tells completely', () => {
  test.each([
    ['en', 'Led a team of 12 nurses', 'At Mercy she led a team of twelve nurses.'],
    ['en', 'Cutting rework by 18% with photo logs', 'With photo logs he cut rework by 18 percent.'],
    ['en', 'Moved 27 services from EC2 to Kubernetes', 'She moved 27 services from EC2 to Kubernetes.'],
    ['en', 'Rewired eleven classrooms without downtime', 'Rewired 11 classrooms without downtime.'],
    ['en', 'Helped prepare two exhibitions', 'I also helped to prepare two exhibitions.'],
    [
      'en',
      'Introduced contract tests between teams',
      'Moved 31 services without downtime, and introduced contract tests between teams.',
    ],
    ['en', 'Food safety', 'In her second year she taught food safety to the crew.'],
    ['de', 'Leitung eines Teams von 12 Pflegern', 'Sie leitete ein Team von zwölf Pflegern.'],
    ['de', 'Ausschuss von 7 auf 3 % gesenkt', 'In Jena senkte er den Ausschuss von 7 auf 3 Prozent.'],
    ['de', 'Seit 2014 kein Unfall im Linienverkehr', 'Seit 2014 hatte er keinen Unfall im Linienverkehr.'],
    ['fr', 'Formation de huit serveurs à Annecy', 'À Annecy, elle a formé huit serveurs.'],
    ['fr', 'A perdu 60 colonies à cause du gel', 'Il a perdu 60 colonies à cause du gel en 2021.'],
    ['pl', 'Prowadzenie szkoleń dla 30 osób', 'Prowadziła szkolenia dla 30 osób.'],
    ['pl', 'Weryfikował około 900 operatów rocznie', 'Rocznie weryfikował około 900 operatów.'],
    ['es', 'Atendía a 40 familias de acogida', 'En Palencia atendió a 40 familias de acogida.'],
    ['it', 'Ha formato due apprendisti a Udine', 'A Udine ha formato 2 apprendisti.'],
    ['nl', 'Begeleiding van twee stagiairs', 'Ze heeft ook twee stagiairs begeleid.'],
    ['pt', 'Instalou 26 sondas com um fornecedor', 'Em 2021 instalou 26 sondas com um fornecedor.'],
  ])('when %s: “%s” stands in “%s”, then it is not shown again', (language, highlight, sentence) => {
    expect(isShown(language, highlight, sentence)).toBe(false)
  })
})

describe('a highlight of which anything is untold', () => {
  test.each([
    ['a number differs', 'en', 'Led a team of 12 nurses', 'She led a team of 14 nurses.'],
    ['a number differs', 'de', 'Ausschuss von 7 auf 3 % gesenkt', 'Er senkte den Ausschuss von 7 auf 4 %.'],
    ['a number differs', 'fr', 'Formation de huit serveurs', 'Elle a formé neuf serveurs.'],
    ['a number differs', 'pl', 'Prowadzenie szkoleń dla 30 osób', 'Prowadziła szkolenia dla 40 osób.'],
    ['a unit is dropped', 'en', 'Cut yearly rework by 18%', 'He cut yearly rework by 18 jobs.'],
    ['a year is dropped', 'en', 'Led a team of 12 nurses in 2019', 'She led a team of 12 nurses.'],
    ['a name is dropped', 'en', 'Moved 27 services to Kubernetes', 'She moved 27 services to a cluster.'],
    ['a name is another', 'en', 'Built parsers in QualiPAC daily', 'He built parsers in QualiSol daily.'],
    ['a name is another', 'en', 'Served beer at Porters daily', 'He served beer at Porter daily.'],
    ['a name is dropped', 'de', 'Umstellung der Fertigung auf exocad', 'Sie hat die Fertigung umgestellt.'],
    ['a name is inflected', 'pl', 'Wdrożenie systemu SAP w Warszawie', 'Wdrożyła system SAP dla Warszawy.'],
    ['a place is dropped', 'fr', 'Formation de huit serveurs à Annecy', 'Elle a formé huit serveurs.'],
    ['a word is dropped', 'pl', 'Cotygodniowe szkolenia dla 30 osób', 'Prowadziła szkolenia dla 30 osób.'],
    ['a word is a synonym', 'en', 'Ran the sauce station on Fridays', 'He led the sauce station on Fridays.'],
    [
      'a denial is dropped',
      'en',
      'Rewired eleven rooms without downtime',
      'Rewired 11 rooms, short downtime.',
    ],
    ['a denial is added', 'en', 'Passed on the resin surcharge', "She didn't pass on the resin surcharge."],
    ['a denial is dropped', 'de', 'Kein Unfall im Linienverkehr', 'Er fuhr im Linienverkehr, ein Unfall.'],
    ['a denial is added', 'de', 'Leitung eines Teams in Jena', 'Sie leitete nie ein Team in Jena.'],
    ['a denial is dropped', 'fr', 'Service sans gluten en salle', 'Un service gluten en salle.'],
    ['a denial is dropped', 'pl', 'Praca bez wypadku w kopalni', 'Praca w kopalni, wypadku było.'],
    [
      'another thing is denied',
      'en',
      'Ran trains without delay or staff',
      'Ran trains without staff or delay.',
    ],
    ['a bound is dropped', 'en', 'Loaded up to 88 cars a day', 'He loaded 88 cars a day.'],
    ['a bound is added', 'en', 'Loaded 88 cars a day', 'He loaded up to 88 cars a day.'],
    ['a hedge is added', 'de', 'Betreute 190 Anträge im Jahr', 'Sie betreute etwa 190 Anträge im Jahr.'],
    ['a plus is dropped', 'en', 'Trained 40+ staff in safety', 'He trained 40 staff in safety.'],
    ['a sign is dropped', 'en', 'Costs per unit -5% in 2020', 'Costs per unit 5% in 2020.'],
    ['it is qualified', 'en', 'Prepared two exhibitions there', 'There she helped prepare two exhibitions.'],
    ['a deed is a title', 'en', 'Trained nurses in safe handling', 'A trainer of nurses in safe handling.'],
    ['amounts are swapped', 'en', 'Hired 3 cooks and 5 waiters', 'She hired 5 cooks and 3 waiters.'],
    ['another is counted', 'en', 'Trained 12 nurses in Lyon', 'In Lyon she trained nurses, 12 doctors.'],
    ['it is by, not to', 'en', 'Cut yearly rework by 18', 'He cut yearly rework to 18.'],
    ['who was with is who', 'de', 'Führte mit dem Meister Brot ein', 'Als Meister führte er Brot ein.'],
    ['it is the other way', 'it', "Ha tradotto dall'inglese due libri", 'Ha tradotto in inglese due libri.'],
    ['words are far apart', 'en', 'Team safety training', 'Led the team, wrote safety rules, ran training.'],
    ['two words join by chance', 'en', 'Team training', 'Led the team and training.'],
    ['an amount goes on', 'en', 'Cut scrap to 4', 'He cut scrap to 4%.'],
  ])('when %s (%s: “%s”, “%s”), then it stays', (_what, language, highlight, sentence) => {
    expect(isShown(language, highlight, sentence)).toBe(true)
  })

  test.each([
    ['en', 'Led 12 nurses and wrote the rota', ['She led 12 nurses', ' and wrote the rota.']],
    ['de', 'Leitete 12 Pfleger und schrieb den Plan', ['Er leitete 12 Pfleger', ' und schrieb den Plan.']],
  ])('when %s: “%s” is split over two sentences, then it stays', (language, highlight, parts) => {
    expect(isShown(language, highlight, ...parts)).toBe(true)
    expect(isShown(language, highlight, parts.join(''))).toBe(false)
  })
})

describe('the highlights beside a prose', () => {
  const highlights = ['Kept it open', 'Rebuilt the long bridge in 2019', 'Kept it open']
  const bridge = { text: 'In 2019 she rebuilt the long bridge.', sources: [] }

  test('when one is told, then the others stay whole and in their order', () => {
    expect(untold(highlights, [bridge], 'en')).toEqual(['Kept it open', 'Kept it open'])
  })

  test('when there is no prose, then all of them stay', () => {
    expect(untold(highlights, undefined, 'en')).toEqual(highlights)
    expect(untold(highlights, [], 'en')).toEqual(highlights)
    expect(untold(undefined, [bridge], 'en')).toEqual([])
  })

  test('when the owner tells it, then it counts as much, until the sentence is another one', () => {
    const own: PageSentence = { ...bridge, by: 'owner' }
    expect(untold(highlights, [own], 'en')).toHaveLength(2)
    const changed = { ...bridge, text: 'In 2019 she rebuilt the bridge.' }
    expect(untold(highlights, [changed], 'en')).toEqual(highlights)
  })

  test('when the same sentence is read in another language, then it is compared in that one', () => {
    const prose = [{ text: 'Sie leitete ein Team von zwölf Pflegern.', sources: [] }]
    const lines = ['Leitung eines Teams von 12 Pflegern']
    expect(untold(lines, prose, 'en')).toEqual(lines)
    expect(untold(lines, prose, 'de')).toEqual([])
  })

  test.each([
    ['it is cut', 'Rebuilt the long bridge…', 'Rebuilt the long bridge over the fjord.'],
    ['its sentence is cut', 'Cut scrap rates to 45', 'Cut scrap rates to 45…'],
  ])('when %s, then it stays', (_what, highlight, sentence) => {
    expect(isShown('en', highlight, sentence)).toBe(true)
  })

  test('when the language is not known, then only what stands there word for word goes', () => {
    expect(isShown('fi', 'Johti 12 hengen tiimiä', 'Turussa hän johti 12 hengen tiimiä.')).toBe(false)
    expect(isShown('fi', 'Johti 12 hengen tiimiä', 'Hän johti tiimiä, 12 hengen.')).toBe(true)
    expect(isShown('fi', 'Johti tiimi', 'Johti tiimiä.')).toBe(true)
    expect(isShown('fi', 'Johti (12) [tiimiä] +5*', 'Hän: johti (12) [tiimiä] +5*')).toBe(false)
    expect(isShown('ja', '橋を架けた', '橋を架けた。')).toBe(false)
    expect(isShown('ja', '橋を架けた', '大橋を架けたことがない。')).toBe(true)
  })

  test('when a text says nothing, then it hides and harms nothing', () => {
    expect(isShown('en', '…', 'Led a team.')).toBe(true)
    expect(isShown('en', '.', 'Led a team.')).toBe(true)
    expect(isShown('en', 'Led a team', '')).toBe(true)
  })

  test('when both are as long as they may be, then it is decided all the same', () => {
    expect(isShown('en', 'a'.repeat(5_000), 'a'.repeat(12_000))).toBe(true)
    expect(isShown('en', `${'word 1 '.repeat(1_400)}end`, `end ${'word 1 '.repeat(1_700)}`)).toBe(true)
  })
})
