import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { stillOne } from './still-one.js'
import { toldAsGoingOn } from './tense.js'
import { saidOf } from '../said.js'

const over = { start: '2014-08', end: '2019-06' }
const goesOn = { start: '2014-08' }
type Dates = typeof over | typeof goesOn
const told = (language: string, entry: string, text: string, dates: Dates = over) => {
  const grounds = [
    groundOf('person', ['Ada Nowak'], language),
    groundOf('work/0', [entry], language, { dates }),
  ]
  return toldAsGoingOn(saidOf(text, grounds, language))
}
const isOne = (language: string, position: string, text: string, dates: Dates = over) =>
  stillOne(saidOf(text, [groundOf('work/0', [position], language, { dates })], language))

describe('who somebody is behind a verb in front', () => {
  it('when a Dutch verb stands before its subject, then a title behind both is told as well', () => {
    expect(isOne('nl', 'Vrijwilliger', 'Naast haar werk is ze vrijwilliger.')).toBe('is')
    expect(isOne('nl', 'Vrijwilliger', 'Naast haar werk is ze vrijwilliger.', goesOn)).toBeUndefined()
  })
})

describe('what is over, told as going on', () => {
  it.each([
    ['en', 'Mended nets', 'She mends nets.', 'mends'],
    ['en', 'Drove the van', 'Ada drives the van.', 'drives'],
    ['de', 'Trainierte die Jugend', 'Dort trainiert er die Jugend.', 'trainiert'],
    ['de', 'Fuhr Kräne', 'Sie fährt Kräne.', 'fährt'],
    ['fr', 'Animait des ateliers', 'Elle anime des ateliers.', 'anime'],
    ['fr', 'Tenait la caisse', 'Tient la caisse.', 'Tient'],
    ['es', 'Organizaba rutas', 'Organiza rutas.', 'Organiza'],
    ['es', 'Vendió telas', 'Ada vende telas.', 'vende'],
    ['es', 'Instalación de goteo', 'Instala goteo.', 'Instala'],
    ['es', 'Diseño de interfaces', 'Como autónoma, diseña interfaces.', 'diseña'],
    ['es', 'Reposición de frutas', 'Allí repone frutas.', 'repone'],
    ['it', 'Curava il giardino', 'Cura il giardino.', 'Cura'],
    ['it', 'Gestiva il bar', 'Lei gestisce il bar.', 'gestisce'],
    ['it', 'Gestivo il bar', 'Lei gestisce il bar.', 'gestisce'],
    ['it', 'Curavo il giardino', 'Cura il giardino.', 'Cura'],
    ['nl', 'Beheerde het archief', 'Zij beheert het archief.', 'beheert'],
    ['nl', 'Verkocht fietsen', 'Ada verkoopt fietsen.', 'verkoopt'],
    ['nl', 'Beheer van de website', 'Ze beheert de website.', 'beheert'],
    ['nl', 'Websites gemaakt voor musea', 'Voor musea maakt ze websites.', 'maakt'],
    ['nl', 'Toezicht op de speelplaats', 'Ze houdt toezicht op de speelplaats.', 'houdt'],
    ['pl', 'Naprawiała rowery', 'Naprawia rowery.', 'Naprawia'],
    ['pl', 'Kierował ekipą', 'Ada kieruje ekipą.', 'kieruje'],
    ['pt', 'Deu formações', 'Dá formações.', 'Dá'],
    ['pt', 'Recolhia amostras', 'Recolhe amostras.', 'Recolhe'],
  ])('when %s has “%s” and says “%s”, then “%s” is wrong', (language, entry, text, word) => {
    expect(told(language, entry, text)).toBe(word)
    expect(told(language, entry, text, goesOn)).toBeUndefined()
  })

  it.each([
    ['en', 'Tested pumps', 'She also ran pump tests.'],
    ['en', 'Repaired boats and sold them', 'Repairs of boats were part of it.'],
    ['de', 'Trainierte die Jugend', 'Er hat die Jugend trainiert.'],
    ['fr', 'Animait des ateliers', 'Elle a animé des ateliers.'],
    ['es', 'Visitaba granjas', 'Hizo una visita a granjas.'],
    ['it', 'Curava il giardino', 'Aveva la cura del giardino.'],
    ['nl', 'Beheerde het archief', 'Het beheer van het archief was haar werk.'],
    ['nl', 'Beheer van de website', 'In 2015 beheert ze de website.'],
    ['nl', 'Beheer van de website', 'Ze houdt van websites.'],
    ['nl', 'Beheer van de website', 'Ze bracht de website in beheer.'],
    ['nl', 'Beheer van de website', 'Ze weet dat ze de website had.'],
    ['pl', 'Naprawiała rowery', 'Naprawiała rowery.'],
    ['pt', 'Visitava quintas', 'Fez uma visita a quintas.'],
    ['en', 'Mends nets', 'She mends nets.'],
    ['en', '', ''],
  ])('when %s has “%s” and says “%s”, then it stands', (language, entry, text) => {
    expect(told(language, entry, text)).toBeUndefined()
  })
})

describe('a French verb behind who does it', () => {
  it.each([
    ['Animait un club', "Elle anime un club d'échecs à midi.", 'anime'],
    ["Conduite d'une mini-pelle", 'Il conduit une mini-pelle.', 'conduit'],
    ['Montage de reportages', 'Ada y monte des reportages.', 'monte'],
    ['Rayon bande dessinée', "Elle s'occupe du rayon bande dessinée.", "s'occupe"],
  ])('when “%s” is over and it says “%s”, then “%s” is wrong', (entry, text, word) => {
    expect(told('fr', entry, text)).toBe(word)
    expect(told('fr', entry, text, goesOn)).toBeUndefined()
  })

  it.each([
    ['Montage de reportages', 'Elle montait des reportages.', over],
    ['Montage de reportages', 'Elle a monté des reportages.', over],
    ['Montage de reportages', 'En 2015, elle monte des reportages.', over],
    ['Rayon jeunesse', 'Elle possède un rayon jeunesse.', over],
    ['Rayon jeunesse', 'En 2015, elle travaillait au rayon jeunesse.', goesOn],
    ['Tenait le rayon, le gère', 'Elle tenait le rayon.', goesOn],
    ['Rayon jeunesse', 'Quand elle travaillait au rayon, il a grandi.', goesOn],
  ])('when an entry has “%s” and says “%s”, then it stands', (entry, text, dates) => {
    expect(told('fr', entry, text, dates)).toBeUndefined()
  })

  it('when who works there is told to have worked there, then it does not stand', () => {
    expect(told('fr', 'Rayon jeunesse', 'Elle travaillait au rayon jeunesse.', goesOn)).toBe('travaillait')
  })
})

describe('who somebody was, told as who they are', () => {
  it.each([
    ['en', 'Bus driver', 'He is a bus driver.', 'He was a bus driver.'],
    ['de', 'Busfahrer', 'Er ist Busfahrer.', 'Er war Busfahrer.'],
    ['fr', 'Infirmière', 'Elle est infirmière.', 'Elle était infirmière.'],
    ['es', 'Recepcionista', 'Es recepcionista.', 'Fue recepcionista.'],
    ['it', 'Orologiaio', 'È orologiaio.', 'Era orologiaio e collega.'],
    ['nl', 'Verkoper', 'Hij is verkoper.', 'Hij was verkoper.'],
    ['pl', 'Mechanik', 'Jest mechanikiem.', 'Był mechanikiem.'],
    ['pt', 'Técnica de campo', 'É técnica de campo.', 'Foi técnica de campo.'],
  ])('when %s has “%s”, then “%s” is wrong and “%s” stands', (language, position, now, then) => {
    expect(isOne(language, position, now)).toBeDefined()
    expect(isOne(language, position, now, goesOn)).toBeUndefined()
    expect(isOne(language, position, then)).toBeUndefined()
  })

  it('when a sentence is about the firm, then it still is what it was', () => {
    const firm = groundOf('work/0', ['Clínica Iria', 'Clínica dentária'], 'pt', {
      dates: over,
      name: 'Clínica Iria',
    })
    const said = (text: string) =>
      stillOne(saidOf(text, [groundOf('person', ['Ada Nowak'], 'pt'), firm], 'pt'))
    expect(said('A Clínica Iria é uma clínica dentária.')).toBeUndefined()
    expect(said('Na Clínica Iria é clínica.')).toBeDefined()
  })
})

describe('a job that is over, told beside the one that goes on', () => {
  const [now, then] = [
    groundOf('work/0', ['Warmtehuis', 'Monteur', 'Arnhem'], 'nl', {
      name: 'Warmtehuis',
      dates: { start: '2021-05' },
    }),
    groundOf('work/1', ['Borg', 'Loodgieter', 'Ede'], 'nl', {
      name: 'Borg',
      dates: { start: '2015-08', end: '2021-04' },
    }),
  ]
  it.each([
    ['Naast zijn baan in Arnhem werkt hij als loodgieter bij Borg in Ede.', 'werkt'],
    ['Naast zijn baan in Arnhem werkt hij als monteur bij Warmtehuis.', undefined],
  ])('when a sentence is “%s”, then its present is wrong: %s', (text, wrong) => {
    expect(toldAsGoingOn(saidOf(text, [now, then], 'nl'))).toBe(wrong)
  })
})
