import { describe, expect, it } from '@jest/globals'
import { impliedBy } from './implied-words.js'
import { normalForm } from '../forms/normal-form.js'

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt']
const implies = (section: string, entry: object, word: string) =>
  languages.some((language) => impliedBy(section, entry, language).has(normalForm(word)))
const bachelor = { institution: 'Delft', studyType: 'BSc', endDate: '2013' }

describe('what an entry says by being what it is', () => {
  it.each([
    ['education', bachelor, 'studied'],
    ['education', { studyType: 'Egzamin czeladniczy', endDate: '2010' }, 'zdał'],
    ['projects', { description: 'Recupero di una cisterna del Cinquecento' }, 'XVI'],
    ['education', bachelor, 'degree'],
    ['education', bachelor, 'graduated'],
    ['education', bachelor, 'bachelor'],
    ['education', { studyType: 'M.Sc.' }, 'master'],
    ['education', { studyType: 'Dottorato di ricerca' }, 'phd'],
    ['education', { studyType: 'Licenciatura' }, 'licenciatura'],
    ['education', { studyType: 'BA (Hons)' }, 'graded'],
    ['interests', { name: 'Rowing' }, 'away'],
    ['languages', { language: 'Dutch' }, 'speaks'],
    ['languages', { language: 'Dutch', fluency: 'C2' }, 'fluent'],
    ['languages', { language: 'Niederländisch', fluency: 'Muttersprache' }, 'Muttersprache'],
    ['languages', { language: 'Dutch', fluency: 'Native speaker' }, 'fluently'],
    ['awards', { title: 'Baker of the Year' }, 'won'],
    ['publications', { name: 'Steel', publisher: 'Hull University Press' }, 'book'],
    ['publications', { name: 'Salt (novel, translated from Norwegian)' }, 'published'],
    ['publications', { name: 'Salt', summary: 'Translated into six languages' }, 'wrote'],
    ['education', bachelor, 'Studium'],
    ['education', { studyType: 'Gesellenbrief', area: 'Tischler' }, 'Berufsausbildung'],
    ['education', { courses: ['VAT'] }, 'kursy'],
    ['education', { courses: ['Didactiek'] }, 'vakken'],
    ['education', { institution: 'Universität Kiel', area: 'Physik' }, 'studierte'],
    ['education', bachelor, 'titulaire'],
    ['education', { studyType: 'Doctorat', endDate: '2019' }, 'docteure'],
    ['languages', { language: 'Breton', fluency: 'Notions' }, 'bases'],
    ['skills', { name: 'Excel' }, 'padroneggia'],
    ['skills', { name: 'Excel' }, 'vaardig'],
    ['skills', { name: 'Excel', level: 'Goed' }, 'niveau'],
    ['awards', { title: 'Bakker van het jaar' }, 'uitriep'],
    ['volunteer', { organization: 'Shelter' }, 'bénévole'],
    ['projects', { name: 'Tide table' }, 'proyecto'],
    ['education', { studyType: 'Matura', endDate: '2008' }, 'zdała'],
    ['skills', { name: 'Komputer', level: 'dobry' }, 'poziomie'],
    ['references', { name: 'Joanna Borek' }, 'opinii'],
    ['education', { studyType: 'Licencjat', endDate: '2008' }, 'obroniła'],
    ['awards', { title: 'Nagroda Roku' }, 'laureatką'],
    ['work', { name: 'Lech', highlights: ['Rozliczenia'] }, 'odpowiadał'],
    ['certificates', { name: 'Corso di gemmologia' }, 'frequentato'],
    ['certificates', { name: 'Szkolenie BHP' }, 'uczestniczyła'],
    ['education', { studyType: 'Matura', endDate: '2008' }, 'klasie'],
    ['education', { studyType: 'Diploma', score: '92/100' }, 'punteggio'],
    ['publications', { name: 'Rumowisko' }, 'dotyczy'],
    ['publications', { name: 'Rumowisko', publisher: 'Przegląd Geograficzny' }, 'czasopiśmie'],
    ['languages', { language: 'Angielski', fluency: 'B2' }, 'obcy'],
    ['education', { studyType: 'Licencjat', endDate: '2008' }, 'uzyskany'],
    ['awards', { title: 'Sok roku, II miejsce' }, 'zajął'],
    ['projects', { name: 'Zielnik', description: 'Spacery po parkach' }, 'prowadziła'],
  ])('when %s has %o, then it says “%s”', (section, entry, word) => {
    expect(implies(section, entry, word)).toBe(true)
  })
})

describe('what an entry does not say', () => {
  it.each([
    ['education', { studyType: 'BSc' }, 'graduated'],
    ['skills', { name: 'Figma', level: 'Basis' }, 'vaardig'],
    ['education', { institution: 'Delft', endDate: '2013' }, 'degree'],
    ['education', bachelor, 'master'],
    ['education', { studyType: 'MSc' }, 'doctorate'],
    ['education', { studyType: 'Master' }, 'bachelor'],
    ['education', { studyType: 'BSc', endDate: '' }, 'graduated'],
    ['education', { studyType: 'Scrum Master class' }, 'phd'],
    ['education', { studyType: 'Doctorat' }, 'docteure'],
    ['education', { studyType: 'Master', endDate: '2019' }, 'docteur'],
    ['languages', { language: 'Breton', fluency: 'C1' }, 'notions'],
    ['languages', { language: 'Dutch', fluency: 'B2' }, 'fluent'],
    ['languages', { language: 'Dutch', fluency: 'not fluent' }, 'fluent'],
    ['languages', { language: 'Dutch', fluency: 'Fluent' }, 'native'],
    ['languages', { language: 'Dutch', fluency: 'near-native' }, 'mother'],
    ['languages', { language: 'Dutch', fluency: 'Native' }, 'translator'],
    ['awards', { title: 'Baker of the Year', summary: 'Runner-up' }, 'won'],
    ['awards', { title: 'Bäckerin des Jahres, zweiter Platz' }, 'gewann'],
    ['awards', { title: 'Boulanger, 2e prix' }, 'remporté'],
    ['publications', { name: 'Steel', publisher: 'The Wall Street Journal' }, 'book'],
    ['work', { name: 'Acme' }, 'studied'],
    ['education', { studyType: 'Berufsausbildung (IHK)', institution: 'Berufskolleg' }, 'Studium'],
    ['education', { studyType: 'Tierwirtschaftsmeisterin', area: 'Imkerei' }, 'Berufsausbildung'],
    ['education', { studyType: 'Master', area: 'Physik' }, 'Berufsausbildung'],
    ['education', { studyType: 'Weiterbildung', institution: 'Hochschule Emden' }, 'studiert'],
    ['education', { studyType: 'Staatsexamen', institution: 'Schule für Logopädie' }, 'studierte'],
    ['certificates', { name: 'Abilitazione alla professione' }, 'frequentato'],
    ['certificates', { name: 'Uprawnienia budowlane' }, 'uczestniczyła'],
    ['education', { studyType: 'Magister' }, 'klasie'],
    ['languages', { language: 'Italiano', fluency: 'C1' }, 'madri'],
    ['skills', { name: 'Komputer' }, 'poziomie'],
    ['references', { name: 'Joanna Borek' }, 'napisała'],
    ['publications', { name: 'Salt (novel, translated from Norwegian)' }, 'wrote'],
    ['publications', { name: 'Salz', summary: 'Aus dem Norwegischen übersetzt' }, 'Autorin'],
    ['publications', { name: 'Sale', summary: 'Tradotto dal norvegese' }, 'scritto'],
    ['publications', { name: 'Zout', summary: 'Vertaald uit het Noors' }, 'schreef'],
    ['skills', { name: 'PLC' }, 'programming'],
    ['unheard-of', { name: 'Acme' }, 'project'],
    ['education', {}, 'graduated'],
    ['education', { studyType: 7, endDate: null }, 'graduated'],
    ['education', { studyType: 'Matura' }, 'zdała'],
    ['education', { studyType: 'Inżynier', endDate: '2008' }, 'licencjatem'],
    ['awards', { title: 'Sok roku, II miejsce' }, 'wygrał'],
    ['awards', { title: 'Sok roku, finał' }, 'zajął'],
    ['languages', { language: 'Polski', fluency: 'ojczysty' }, 'obcy'],
    ['publications', { name: 'Stal', publisher: 'Oficyna Huta' }, 'czasopiśmie'],
    ['projects', { name: 'Zielnik', description: 'Aplikacja' }, 'prowadziła'],
    ['work', { name: 'Lech', highlights: ['Pomoc w rozliczeniach'] }, 'odpowiadał'],
  ])('when %s has %o, then it does not say “%s”', (section, entry, word) => {
    expect(implies(section, entry, word)).toBe(false)
  })
})

describe('words of another language', () => {
  const matura = { studyType: 'Matura', endDate: '2008' }

  it.each([
    ['pl', true],
    ['en', false],
    ['xx', false],
  ])('when a sentence is in “%s”, then a Matura lets it say “zdała”: %s', (language, isSaid) => {
    expect(impliedBy('education', matura, language).has(normalForm('zdała'))).toBe(isSaid)
  })
})

describe('what an entry that is like it does not say', () => {
  it.each([
    ['education', { studyType: 'Licencjat', endDate: '2010' }, 'zdał'],
    ['education', { studyType: 'Egzamin mistrzowski' }, 'zdał'],
    ['projects', { description: 'Cinquecento pezzi' }, 'XVI'],
    ['projects', { description: 'Recupero di una cisterna del Cinquecento' }, 'XVII'],
    ['work', { position: 'Cuoca' }, 'curato'],
  ])('when %s has %j, then it does not say “%s”', (section, entry, word) => {
    expect(implies(section, entry, word)).toBe(false)
  })
})
