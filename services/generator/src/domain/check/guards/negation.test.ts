import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { addedNegation, droppedNegation } from './negation.js'
import { saidOf } from '../said.js'

const dropped = (entry: string, text: string, language: string) =>
  droppedNegation(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('what the entries deny', () => {
  it.each([
    ['en', 'Moved servers without downtime', 'a short downtime', 'downtime'],
    ['en', 'Zero accidents in nine years', 'saw accidents', 'accidents'],
    ['de', 'Umzug ohne Ausfall', 'mit einem Ausfall', 'Ausfall'],
    ['es', 'Traslado sin averías', 'con averías', 'averías'],
    ['fr', 'Migration sans panne', 'avec une panne', 'panne'],
    ['it', 'Trasloco senza guasti', 'con guasti', 'guasti'],
    ['nl', 'Verhuizing zonder storing', 'met een storing', 'storing'],
    ['pl', 'Migracja bez awarii', 'z awarii', 'awarii'],
    ['pt', 'Mudança sem avarias', 'com avarias', 'avarias'],
  ])('when %s has “%s” and says “%s”, then “%s” is wrong', (language, entry, text, word) => {
    expect(dropped(entry, text, language)).toBe(word)
  })

  it.each([
    ['it is denied too', 'Moved servers without downtime', 'no downtime'],
    ['it is said elsewhere', 'Cut downtime, later without downtime', 'downtime'],
    ['a comma stands between', 'No faults, downtime halved', 'downtime'],
    ['the denial is far', 'Without a doubt the shortest possible downtime', 'downtime'],
    ['nothing is denied', 'Halved downtime', 'downtime'],
    ['nothing is said', 'Moved servers without downtime', ''],
    ['nothing is told', '', 'downtime'],
  ])('when %s, then it stands', (_what, entry, text) => {
    expect(dropped(entry, text, 'en')).toBeUndefined()
  })
})

describe('what the entries do not deny', () => {
  const added = (entry: string, text: string, language: string) =>
    addedNegation(saidOf(text, [groundOf('work/0', [entry], language)], language))

  it.each([
    ['en', 'Audit closed with a fine', 'an audit without fine', 'fine'],
    ['de', 'Umzug mit einem Ausfall', 'Umzug ohne Ausfall', 'Ausfall'],
    ['fr', 'Contrôle clos avec un redressement', 'clos sans redressement', 'redressement'],
    ['es', 'Traslado con averías', 'traslado sin averías', 'averías'],
  ])('when %s has “%s” and says “%s”, then “%s” is wrong', (language, entry, text, word) => {
    expect(added(entry, text, language)).toBe(word)
  })

  it.each([
    ['it is denied too', 'Moved servers without downtime', 'without downtime'],
    ['it is denied in other words', 'No downtime', 'without downtime'],
    ['it is not there', 'Moved servers', 'without downtime'],
    ['a word stands between', 'Cut the downtime', 'without much downtime'],
  ])('when %s, then it stands', (_what, entry, text) => {
    expect(added(entry, text, 'en')).toBeUndefined()
  })
})

describe('a thing that an entry tells to be free of another', () => {
  it.each([
    ['Incident-free for 300 days', undefined],
    ['300 days with an incident', 'incident'],
  ])('when it has “%s”, then “without incident” adds %s', (entry, added) => {
    const said = saidOf('Drove 300 days without incident.', [groundOf('work/0', [entry], 'en')], 'en')
    expect(addedNegation(said)).toBe(added)
  })
})

describe('what the entries never deny', () => {
  const added = (language: string, entry: string, text: string) =>
    addedNegation(saidOf(text, [groundOf('work/0', [entry], language)], language))

  it.each([
    [
      'en',
      'One collision in seven years with nobody hurt at all, not at fault',
      'without a single collision',
    ],
    ['en', 'Fed 30 calves in the stable. Nobody was hurt there and no fault found', 'She fed no calves.'],
    ['de', 'Kräne gewartet in vier Hallen des Lagers, dort keine Unfälle', 'Sie wartete keine Kräne.'],
  ])('when %s has “%s”, then “%s” is wrong', (language, entry, text) => {
    expect(added(language, entry, text)).toBeDefined()
  })

  it('when they deny it, then it stands', () => {
    expect(added('en', 'No collisions', 'without a single collision')).toBeUndefined()
  })
})

describe('neither of two', () => {
  const dropped = (text: string) =>
    droppedNegation(saidOf(text, [groundOf('work/0', ['Aucun accident en 2023 et 2024'], 'fr')], 'fr'))
  it('when both are denied, then what they deny is', () => {
    expect(dropped("Ni en 2023 ni en 2024 il n'y a eu d'accident")).toBeUndefined()
    expect(dropped('Il y a eu un accident en 2023 et 2024')).toBeDefined()
  })
})
