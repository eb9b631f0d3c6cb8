import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { turnedWay } from './directed.js'

const turned = (language: string, entry: string, text: string) =>
  turnedWay(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('from somewhere, and for there', () => {
  it.each([
    ['en', 'Translated menus from Dutch', 'Translated menus into Dutch.', 'Dutch'],
    ['en', 'Shipped wine to Spain', 'Shipped wine from Spain.', 'Spain'],
    ['de', 'Übersetzte Briefe aus dem Dänischen', 'Übersetzte Briefe ins Dänische.', 'Dänische'],
    ['fr', "Traduit des lettres de l'anglais", 'A traduit des lettres en anglais.', 'anglais'],
    ['es', 'Tradujo cartas del inglés', 'Tradujo cartas al inglés.', 'inglés'],
    ['it', "Ha tradotto dall'inglese il libro", 'Ha tradotto in inglese il libro.', 'inglese'],
    ['it', 'Ha tradotto in inglese il libro', "Ha tradotto dall'inglese il libro.", "dall'inglese"],
    ['nl', 'Vertaalde brieven uit het Deens', 'Vertaalde brieven naar het Deens.', 'Deens'],
    ['pl', 'Tłumaczenie kart z niemieckiego', 'Tłumaczyła karty na niemiecki.', 'niemiecki'],
    ['pt', 'Traduziu cartas do inglês', 'Traduziu cartas para inglês.', 'inglês'],
  ])('when %s has “%s”, then “%s” is stopped at %s', (language, entry, text, word) => {
    expect(turned(language, entry, text)).toBe(word)
    expect(turned(language, entry, `${entry}.`)).toBeUndefined()
  })

  it.each([
    ['en', 'Translated menus from Dutch', 'Translated menus between Dutch and English.'],
    ['de', 'Übersetzte Briefe aus dem Dänischen', 'Übersetzte Briefe zwischen Dänisch und Deutsch.'],
    ['fr', "Traduit des lettres de l'anglais", "A traduit des lettres entre l'anglais et le grec."],
    ['es', 'Tradujo cartas del inglés', 'Tradujo cartas entre inglés y griego.'],
    ['it', "Ha tradotto lettere dall'inglese", 'Ha tradotto lettere tra inglese e greco.'],
    ['nl', 'Vertaalde brieven uit het Deens', 'Vertaalde brieven tussen Deens en Grieks.'],
    ['pl', 'Tłumaczenie kart z niemieckiego', 'Tłumaczyła karty między niemieckim a greckim.'],
    ['pt', 'Traduziu cartas do inglês', 'Traduziu cartas entre inglês e grego.'],
  ])('when %s has “%s”, then “%s” does not stand', (language, entry, text) => {
    expect(turned(language, entry, text)).toBeDefined()
  })

  it.each([
    [
      'both ways are told',
      'Translated from Dutch into Greek, and back',
      'Translated between Dutch and Greek.',
    ],
    ['it is told so', 'Translated between Dutch and Greek', 'Translated between Greek and Dutch.'],
    ['it is no translation', 'Drove from Leeds', 'Drove between Leeds and Hull.'],
  ])('when %s, then between them stands', (_what, entry, text) => {
    expect(turned('en', entry, text)).toBeUndefined()
  })

  it.each([
    ['the entry does not say which way', 'en', 'Dutch translation of menus', 'Translated menus from Dutch.'],
    ['both ways are told', 'en', 'From Leeds to Hull, from Hull to Leeds', 'She went to Leeds.'],
    ['a place is no way', 'it', 'Ha importato vini dalla Francia', 'Lavora in Francia.'],
    ['a comma stands between', 'en', 'Translated from, Dutch', 'Translated to Dutch.'],
    ['nothing is there', 'en', '', 'Translated to Dutch.'],
  ])('when %s, then it stands', (_what, language, entry, text) => {
    expect(turned(language, entry, text)).toBeUndefined()
  })
})
