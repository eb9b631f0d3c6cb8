import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { phraseClaim } from './phrases.js'
import { saidOf } from '../said.js'

const wrong = (language: string, entry: string, text: string) =>
  phraseClaim(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('claims that plain words make together', () => {
  it.each([
    [
      'en',
      'Wrote the rota with two others',
      'Wrote the rota on her own initiative.',
      'Wrote the rota on her own initiative',
    ],
    ['en', 'Team of five', 'She is in charge of a team of five.', 'Leads a team of five'],
    ['en', 'Small agency', 'She left to start her own agency.', 'Founded an agency'],
    ['en', 'Cut costs in two years', 'She cut costs within a year.', 'Cut costs in one year'],
    [
      'de',
      'Senkte Kosten in zwei Jahren',
      'Sie senkte Kosten innerhalb eines Jahres.',
      'Senkte Kosten in einem Jahr',
    ],
    ['de', 'Praxis in Hof', 'Sie führt ihre eigene Praxis.', 'Inhaberin einer Praxis'],
    ['nl', 'Bureau in Epe', 'Zij begon haar eigen bureau.', 'Oprichter van een bureau'],
    ['de', 'Telefonate bei Kunden zu Hause', 'Sie telefonierte von zu Hause.', 'Telefonierte von zu Hause'],
    ['en', 'Part-time instructor', 'He gave up driving.', 'Stopped driving in 2020'],
    ['en', 'Welded spools for three plants', 'He welded on site.', 'Welded in the field'],
    ['en', 'Sent the list to the insurer', 'She settled them with the insurer.', 'Agreed with the insurer'],
    ['en', 'Wrote it with the director', 'She showed it to the director.', 'Presented it to the director'],
    ['en', 'Welded spools', 'He welded spools again and again.', 'Welded spools every week'],
    ['en', 'Wrote the rota', 'She wrote the rota across the company.', 'Company-wide rota'],
    ['en', 'Wrote the rota', 'She wrote the rota ahead of schedule.', 'Wrote the rota early'],
    ['en', 'Wrote the rota', 'She wrote the rota well.', 'Wrote a good rota'],
    ['de', 'Schrieb Berichte', 'Sie schrieb immer wieder Berichte.', 'Schrieb regelmäßig Berichte'],
    ['de', 'Schrieb Berichte', 'Sie schrieb Berichte von zu Hause.', 'Schrieb Berichte im Homeoffice'],
    ['es', 'Premio de poda', 'Ganó tres veces el premio de poda.', 'Premio de poda tres veces'],
    ['it', 'Premio di potatura', 'Ha vinto tre volte il premio.', 'Premio vinto tre volte'],
    ['pl', 'Planuje wysyłki', 'Co tydzień planuje wysyłki.', 'Tygodniowo planuje wysyłki'],
    ['de', 'Schweißte Rohre im Werk', 'Er schweißte vor Ort.', 'Schweißte auf der Baustelle'],
    ['fr', 'Soude des tubes', 'Il soude sur place.', 'Soude sur le chantier'],
    ['de', 'Team von vier Leuten', 'Sie stand an der Spitze.', 'Leiterin des Teams'],
    ['de', 'Liste mit Kollegen', 'Er machte die Liste im Alleingang.', 'Machte die Liste allein'],
    ['fr', 'Équipe de trois', "Elle est à la tête d'une équipe de trois.", 'Responsable de trois personnes'],
    ['fr', 'Inventaire avec la gérante', "L'inventaire à la place de la gérante.", 'Remplaçait la gérante'],
    ['es', 'Registro con la dirección', 'Lo hizo por iniciativa propia.', 'Registro por propia iniciativa'],
    ['es', 'Equipo de seis', 'Está al frente de un equipo de seis.', 'Jefa de un equipo de seis'],
    ['it', 'Reparto di tre', 'Era alla guida di tre.', 'Dirigeva tre persone'],
    ['nl', 'Stagiair', 'Door haar stage ging ze naar Gent.', 'Ging na en door haar stage naar Gent'],
    ['nl', 'Team van vijf', 'Daar stuurt hij een team van vijf aan.', 'Leider van een team van vijf'],
    ['pl', 'Zespół pięciu osób', 'Stał na czele zespołu.', 'Kierownik zespołu'],
    ['pt', 'Equipa de oito', 'Está à frente de uma equipa de oito.', 'Coordena uma equipa de oito'],
  ])('when %s has “%s”, then “%s” is wrong, and stands for “%s”', (language, entry, text, told) => {
    expect(wrong(language, entry, text)).toBeDefined()
    expect(wrong(language, told, text)).toBeUndefined()
  })

  it.each([
    ['en', 'A show at the plant', 'The list shows three plants.'],
    ['en', 'A farm in Leeds', 'She settled in Leeds.'],
    ['en', 'Own workshop', 'She has a workshop of her own.'],
    ['nl', 'Team van vijf', 'Hij stuurt brieven.'],
    ['de', 'Stand am Ofen', 'Er stand am Ofen.'],
    ['en', '', ''],
    ['ja', 'x', 'y'],
  ])('when %s has “%s”, then “%s” stands', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })
})
