import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { phraseClaim } from './phrases.js'
import { tokensOf } from '../tokens.js'

const wrong = (language: string, entry: string, text: string) =>
  phraseClaim(tokensOf(text, language), [groundOf('work/0', [entry], language)], language)

describe('claims that plain words make together', () => {
  it.each([
    [
      'en',
      'Wrote the rota with two others',
      'Wrote the rota on her own initiative.',
      'Wrote the rota on her own initiative',
    ],
    ['en', 'Team of five', 'She is in charge of a team of five.', 'Leads a team of five'],
    ['de', 'Team von vier Leuten', 'Sie stand an der Spitze.', 'Leiterin des Teams'],
    ['de', 'Liste mit Kollegen', 'Er machte die Liste im Alleingang.', 'Machte die Liste allein'],
    ['fr', 'Équipe de trois', "Elle est à la tête d'une équipe de trois.", 'Responsable de trois personnes'],
    ['fr', 'Inventaire avec la gérante', "L'inventaire à la place de la gérante.", 'Remplaçait la gérante'],
    ['es', 'Registro con la dirección', 'Lo hizo por iniciativa propia.', 'Registro por propia iniciativa'],
    ['es', 'Equipo de seis', 'Está al frente de un equipo de seis.', 'Jefa de un equipo de seis'],
    ['it', 'Reparto di tre', 'Era alla guida di tre.', 'Dirigeva tre persone'],
    ['nl', 'Team van vijf', 'Daar stuurt hij een team van vijf aan.', 'Leider van een team van vijf'],
    ['pl', 'Zespół pięciu osób', 'Stał na czele zespołu.', 'Kierownik zespołu'],
    ['pt', 'Equipa de oito', 'Está à frente de uma equipa de oito.', 'Coordena uma equipa de oito'],
  ])('when %s has “%s”, then “%s” is wrong, and stands for “%s”', (language, entry, text, told) => {
    expect(wrong(language, entry, text)).toBeDefined()
    expect(wrong(language, told, text)).toBeUndefined()
  })

  it.each([
    ['en', 'Own workshop', 'She has a workshop of her own.'],
    ['nl', 'Team van vijf', 'Hij stuurt brieven.'],
    ['de', 'Stand am Ofen', 'Er stand am Ofen.'],
    ['en', '', ''],
    ['ja', 'x', 'y'],
  ])('when %s has “%s”, then “%s” stands', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })
})
