import { describe, expect, it } from '@jest/globals'
import { normalForm } from '../forms/normal-form.js'
import { meansOf, saysOf } from './same-meaning.js'

/** Whether an entry with the word `known` gives a right to say `said`. */
const mayBeSaid = (said: string, known: string, language: string) => {
  const means = meansOf(normalForm(known), language)
  return saysOf(normalForm(said), language).some((meaning) => means.includes(meaning))
}

describe('words that say the same', () => {
  it.each([
    ['en', 'attorney', 'lawyer'],
    ['en', 'recruiting', 'hired'],
    ['en', 'reduced', 'cut'],
    ['de', 'Krankenhaus', 'Klinik'],
    ['es', 'coche', 'automóvil'],
    ['fr', 'entreprise', 'société'],
    ['fr', 'recrutement', 'embauché'],
    ['fr', 'élaborait', 'élaboration'],
    ['fr', 'autrice', 'auteur'],
    ['fr', 'vendait', 'vente'],
    ['it', 'stage', 'tirocinio'],
    ['it', 'redatto', 'stesura'],
    ['it', 'consegnava', 'consegne'],
    ['it', 'azienda', 'impresa'],
    ['nl', 'bedrijf', 'onderneming'],
    ['pl', 'firma', 'przedsiębiorstwo'],
    ['pl', 'wdrażała', 'wdrożenie'],
    ['pl', 'zamknął', 'zamknięcia'],
    ['pl', 'skontrolował', 'sprawdzała'],
    ['pl', 'podniosła', 'zwiększyć'],
    ['pt', 'empresa', 'companhia'],
  ])('when %s has “%s” and “%s”, then each may stand for the other', (language, one, other) => {
    expect(mayBeSaid(one, other, language)).toBe(true)
    expect(mayBeSaid(other, one, language)).toBe(true)
  })
})

describe('a kind and its class', () => {
  it.each([
    ['en', 'ran', 'head', false],
    ['de', 'unterstand', 'leitete', false],
    ['it', 'madrelingua', 'lingua', false],
    ['es', 'fundadora', 'cofundadora', false],
    ['pl', 'podlegała', 'kierowanie', false],
    ['en', 'physician', 'surgeon', false],
    ['en', 'doctor', 'surgeon', true],
    ['en', 'surgeon', 'doctor', false],
    ['en', 'music', 'jazz', true],
    ['en', 'jazz', 'music', false],
    ['en', 'guitar', 'piano', false],
    ['en', 'lawyer', 'solicitor', true],
    ['en', 'solicitor', 'lawyer', false],
    ['en', 'founded', 'found', false],
    ['en', 'arranged', 'organisation', true],
    ['en', 'organised', 'planned', false],
    ['en', 'halved', 'reduced', false],
    ['en', 'headquarters', 'office', false],
    ['en', 'steel', 'metal', false],
    ['fr', 'enseigne', 'professeure', true],
    ['fr', 'professeure', 'enseigné', false],
    ['fr', 'navigue', 'voile', true],
    ['fr', 'stage', 'stagiaire', true],
    ['fr', 'médecin', 'chirurgienne', true],
    ['fr', 'chirurgienne', 'médecin', false],
    ['fr', 'trentaine', '30', true],
    ['fr', 'dirigé', 'encadrement', false],
    ['fr', 'organisé', 'participation', false],
    ['fr', 'organisé', 'planification', false],
    ['fr', 'usine', 'ouvrière', false],
    ['it', 'fabbrica', 'operaia', false],
    ['it', 'tagliato', 'riduzione', false],
    ['es', 'fundó', 'cofundadora', false],
    ['es', 'impartió', 'clases', false],
    ['pt', 'fundou', 'cofundadora', false],
    ['pt', 'perita', 'especialista', false],
    ['fr', 'master', 'licence', false],
    ['it', 'insegna', 'professoressa', true],
    ['it', 'professoressa', 'insegnato', false],
    ['it', 'suona', 'violino', true],
    ['it', 'autrice', 'scritto', true],
    ['it', 'autrice', 'corretto', false],
    ['it', 'contribuito', 'collaborato', true],
    ['it', 'collaborato', 'contribuito', false],
    ['it', 'contribuito', 'partecipato', false],
    ['it', 'steso', 'stesura', true],
    ['it', 'insegnato', 'supplente', true],
    ['pl', 'autorka', 'napisała', true],
    ['pl', 'autorka', 'redagowała', false],
    ['pl', 'notowała', 'zapis', true],
    ['pl', 'prowadziła', 'remont', true],
    ['pl', 'prowadziła', 'magazyn', false],
    ['pl', 'rozpatrywała', 'reklamacje', true],
    ['pl', 'członkini', 'członkostwo', true],
    ['pl', 'członkini', 'współpraca', false],
    ['it', 'nuota', 'nuoto', true],
    ['it', 'diretto', 'coordinamento', false],
    ['it', 'magistrale', 'triennale', false],
    ['de', 'Hochschule', 'Universität', true],
    ['de', 'Universität', 'Hochschule', false],
    ['de', 'Abschluss', 'Bachelor', true],
    ['de', 'Bachelor', 'Abschluss', false],
    ['nl', 'geoptimaliseerd', 'verbeterd', false],
    ['nl', 'journalistiek', 'redacteur', true],
    ['nl', 'journalistiek', 'redactie van het jaarverslag', false],
    ['nl', 'journalistiek', 'verslaggeving', false],
    ['nl', 'bezoekt', 'adressen', false],
    ['nl', 'leerde', 'cursus', false],
    ['nl', 'vak', 'schappen', false],
    ['nl', 'spreekt', 'overlegt', false],
    ['nl', 'overlegt', 'spreekt', false],
    ['nl', 'register', 'registratie', true],
    ['nl', 'verantwoordelijk', 'beheer', true],
    ['nl', 'verantwoordelijk', 'ondersteuning', false],
    ['pl', 'orkiestra', 'zespół', false],
    ['pl', 'uczy', 'nauczycielka', true],
    ['pl', 'nauczycielka', 'uczyła', false],
    ['pl', 'namalował', 'mural', true],
    ['pl', 'odpowiadała', 'koordynowanie', true],
    ['pl', 'lekarza', 'chirurg', true],
    ['pl', 'chirurgiem', 'lekarz', false],
    ['pl', 'zwiększył', 'wzrosła', false],
    ['pl', 'kierował', 'prowadził', false],
    ['pl', 'koordynowała', 'uczestniczyła', false],
    ['pl', 'nagroda', 'wyróżnienie', false],
  ])('when %s says “%s” and the entry has “%s”, then it may: %s', (language, said, known, may) => {
    expect(mayBeSaid(said, known, language)).toBe(may)
  })
})

describe('words that say something else, or nothing', () => {
  it.each([
    ['en', 'managed', 'manager'],
    ['en', 'master', 'bachelor'],
    ['en', 'surgeon', 'chef'],
    ['fr', 'directeur', 'dirigé'],
    ['xx', 'solicitor', 'lawyer'],
    ['en', 'solicitor', ''],
    ['en', ';', '>'],
  ])('when %s says “%s” and the entry has “%s”, then it may not', (language, said, known) => {
    expect(mayBeSaid(said, known, language)).toBe(false)
  })

  it('when a word stands in no group, then it says itself alone', () => {
    expect(saysOf('kafka', 'en')).toEqual(['kafka'])
    expect(meansOf('kafka', 'xx')).toEqual(['kafka'])
  })
})
