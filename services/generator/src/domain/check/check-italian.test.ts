import { describe, expect, it } from '@jest/globals'
import { check } from './check.js'

const content = {
  basics: { name: 'Ada Neri', label: 'Cuoca', summary: 'Cuoca a Bari dal 2012.' },
  work: [
    { name: 'Zeta', position: 'Cuoca', startDate: '2020', highlights: ['Menu per 60 ospiti'] },
    {
      name: 'Borgo',
      position: 'Aiuto cuoca',
      startDate: '2012',
      endDate: '2018',
      highlights: ['Dal 2014 responsabile di una squadra di 5 aiuti', 'Serviti 40 banchetti in tre stagioni'],
    },
    {
      name: 'Lago',
      position: 'Cuoca',
      startDate: '2018',
      endDate: '2020',
      highlights: ['Riprogettata la linea con piastre sostituite da forni', 'Raccolta di ricette'],
    },
  ],
  education: [
    { institution: 'Ateneo', area: 'Storia', studyType: 'Laurea', endDate: '2010', score: '98/110' },
  ],
  certificates: [
    { name: 'Igiene degli alimenti', issuer: 'Formedil', date: '2016-10' },
    { name: 'Perito UNI 11558', issuer: 'Formedil', date: '2018-05' },
  ],
  languages: [
    { language: 'Francese', fluency: 'C1 (DALF)' },
    { language: 'Inglese', fluency: 'B2' },
  ],
  projects: [
    { name: 'Corso interno sul pane', description: 'Tre incontri.' },
    { name: 'Ricettario', description: 'Lavoro di gruppo su 15 ricette.' },
    { name: 'Festival del pane', description: 'Volontaria alla cassa.' },
  ],
  volunteer: [{ organization: 'Proloco', position: 'Volontaria', startDate: '2010', endDate: '2012' }],
  awards: [{ title: 'Premio Pane', awarder: 'Slow', date: '2018' }],
}
const kept = (sources: string, text: string) =>
  check(
    { language: 'it', intro: [{ text, sources: sources.split(' ') }], sections: [] },
    content,
  ).composition.intro.some((sentence) => sentence.text === text)

describe('what Italian prose says of a resume', () => {
  it.each([
    ['basics', 'È una cuoca attiva a Bari dal 2012.'],
    ['work/1', 'In precedenza, dal 2012 al 2018, è stata aiuto cuoca da Borgo.'],
    ['work/1', 'In passato è stata aiuto cuoca da Borgo.'],
    ['work/1', 'Dal 2014 era responsabile di una squadra di 5 aiuti.'],
    ['work/2', 'Ha riprogettato la linea con forni al posto delle piastre.'],
    ['education/0', "La laurea nell'area Storia si è chiusa con 98/110."],
    ['certificates/0', 'Ha ricevuto da Formedil il certificato Igiene degli alimenti.'],
    ['certificates/0 certificates/1', 'Il certificato Igiene degli alimenti è del 2016, sempre di Formedil.'],
    [
      'certificates/0 certificates/1',
      'Igiene degli alimenti è di ottobre 2016, mentre Perito UNI 11558 è di maggio 2018.',
    ],
    ['certificates/1', 'È Perito UNI 11558 da maggio 2018.'],
    ['languages/0 languages/1', "Conosce il francese a livello C1, certificato dal DALF, e l'inglese B2."],
    ['work/0 work/1', 'È cuoca da Zeta; in precedenza è stata aiuto cuoca da Borgo.'],
  ])('when %s bears it out, then “%s” stands', (sources, text) => {
    expect(kept(sources, text)).toBe(true)
  })

  it.each([
    ['basics', 'È una cuoca attiva.'],
    ['work/0', 'In passato è stata cuoca da Zeta.'],
    ['work/1', 'È stata responsabile di una squadra di 5 aiuti dal 2012 al 2018.'],
    ['work/1', 'Ha servito 40 banchetti in una stagione.'],
    ['work/2', 'Ha riprogettato la linea con piastre sostituite ai forni, sempre da cuoca.'],
    ['education/0', 'La laurea in Storia si è chiusa con 110/110.'],
    ['education/0 work/0', "Lavora nell'area Storia da Zeta."],
    ['certificates/0', 'Ha ricevuto da Formedil un incarico per gli alimenti.'],
    ['certificates/0', 'Il certificato Igiene degli alimenti è del 2016, sempre di Formedil.'],
    [
      'certificates/0 certificates/1',
      'Igiene degli alimenti è di maggio 2018, mentre Perito UNI 11558 è di ottobre 2016.',
    ],
    ['certificates/1', 'Ha stimato 11558 alimenti come perito UNI.'],
    ['languages/0 languages/1', "Conosce il francese a livello C1 e l'inglese B2, certificato dal DALF."],
    ['languages/1', 'Il suo inglese è certificato.'],
    ['projects/0', 'Ha curato tre incontri.'],
    ['projects/2', 'Ha curato il festival del pane.'],
    ['basics volunteer/0', 'È attiva nella Proloco.'],
    ['work/0 work/1', 'In passato è stata cuoca da Zeta.'],
    ['certificates/0 awards/0', 'Igiene degli alimenti è del 2016, sempre di Slow.'],
    ['certificates/0', 'Ha ricevuto un incarico e il certificato Igiene degli alimenti.'],
    ['projects/1', 'Ha curato un ricettario di 15 ricette.'],
  ])('when %s does not, then “%s” does not stand', (sources, text) => {
    expect(kept(sources, text)).toBe(false)
  })
})
