import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { leadsAll } from './leads-all.js'

const wrong = (language: string, name: string, position: string, told: string, text: string) =>
  leadsAll(
    saidOf(text, [groundOf('work/0', [name, position, told], language, { name, told: [told] })], language),
  )

describe('who leads a part, told as leading all', () => {
  it.each([
    ['de', 'Kita Regenbogen', 'Erzieherin', 'Leitet eine Gruppe', 'Sie leitet die Kita.', 'Kita'],
    [
      'nl',
      'Kinderopvang Zon',
      'Begeleider',
      'Leidt een groep',
      'Zij heeft de Kinderopvang geleid.',
      'Kinderopvang',
    ],
    ['it', 'Centro Leno', 'Fisioterapista', 'Coordina sei colleghi', 'Coordina il centro.', 'centro'],
    ['it', 'Frigo Secchia', 'Responsabile di magazzino', 'Turni', "Gestisce l'azienda.", "l'azienda"],
    ['es', 'Hotel Alcazaba', 'Recepcionista', 'Coordina los turnos', 'Coordina el hotel.', 'hotel'],
    ['pt', 'Livraria Ponto', 'Atendente', 'Gere o estoque', 'Geria a livraria.', 'livraria'],
    ['pl', 'GeoKarpat', 'Kierownik zespołu', 'Pomiary', 'Kieruje firmą.', 'firmą'],
    ['pl', 'Jednostka nr 2', 'Dowódca zastępu', 'Ćwiczenia', 'Dowodzi jednostką.', 'jednostką'],
    ['pl', 'Jednostka nr 2', 'Dowódca zastępu', 'Ćwiczenia', 'Jest dowódcą jednostki.', 'jednostki'],
  ])('when %s has “%s”, “%s” and “%s”, then “%s” is wrong', (language, name, position, told, text, word) => {
    expect(wrong(language, name, position, told, text)).toBe(word)
  })

  it.each([
    ['they are its head by title', 'de', 'Labor Kern', 'Laborleiterin', 'Proben', 'Sie leitet das Labor.'],
    ['they are its director', 'es', 'Hotel Alcazaba', 'Directora', 'Turnos', 'Dirige el hotel.'],
    ['they own it', 'it', 'Bottega Morpurgo', 'Titolare', 'Turni', 'Gestisce la bottega.'],
    ['they are its head', 'pl', 'Apteka Pod Lwem', 'Kierowniczka apteki', 'Dyżury', 'Kieruje apteką.'],
    [
      'they are its head, told so',
      'pl',
      'Apteka Pod Lwem',
      'Kierowniczka apteki',
      'Dyżury',
      'Jest kierowniczką apteki.',
    ],
    ['they are head, of no part', 'pl', 'Szkoła nr 3', 'Dyrektorka', 'Dyżury', 'Kieruje szkołą.'],
    ['they lead what they lead', 'pl', 'GeoKarpat', 'Kierownik zespołu', 'Pomiary', 'Kieruje zespołem.'],
    ['the name says what is held', 'pl', 'Szkolenia Nowak', 'Trener', 'Szkolenia', 'Prowadzi szkolenia.'],
    ['nothing is led', 'it', 'Centro Leno', 'Fisioterapista', 'Turni', 'Lavora al centro.'],
    [
      'it is where they led',
      'pl',
      'Zakład Wicher',
      'Inspektor',
      'Kontrole',
      'Kontrole prowadził w zakładzie.',
    ],
    ['nothing stands behind', 'it', 'Centro Leno', 'Fisioterapista', 'Turni', 'Coordina.'],
    ['it is another language', 'en', 'Centre Leno', 'Clerk', 'Shifts', 'Manages the centre.'],
  ])('when %s, then it stands', (_what, language, name, position, told, text) => {
    expect(wrong(language, name, position, told, text)).toBeUndefined()
  })
})
