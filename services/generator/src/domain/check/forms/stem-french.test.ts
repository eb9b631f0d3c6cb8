import { describe, expect, it } from '@jest/globals'
import { normalForm } from './normal-form.js'
import { frenchAgent, frenchStem } from './stem-french.js'

const stem = (word: string) => frenchStem(normalForm(word))

describe('forms of one French word', () => {
  it.each([
    ['gérée', 'gérait'],
    ['réalisées', 'réaliser'],
    ['formatrice', 'formateur'],
    ['vendeuses', 'vendeur'],
    ['infirmière', 'infirmiers'],
    ['bouchère', 'boucher'],
    ['conduit', 'conduisait'],
    ['construire', 'construit'],
    ['vendu', 'vend'],
    ['écrivait', 'écrit'],
    ['conçu', 'concevoir'],
    ['reçoit', 'recevait'],
    ['apprend', 'appris'],
    ['obtient', 'obtenu'],
    ['nettoie', 'nettoyé'],
    ['négocie', 'négociation'],
    ['étudie', 'étudiait'],
    ['montage', 'monté'],
    ['planifie', 'planification'],
    ['formation', 'forme'],
  ])('when they are “%s” and “%s”, then their stem is one', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  it.each([
    ['client', 'clavier'],
    ['conduire', 'construire'],
    ['directeur', 'dirigé'],
    ['ménage', 'mener'],
    ['village', 'ville'],
    ['enseignant', 'enseigné'],
  ])('when they are “%s” and “%s”, then their stems differ', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })
})

describe('who does a thing in French', () => {
  it.each([
    'menuisier',
    'infirmières',
    'mécanicienne',
    'boulangère',
    'photographe',
    'ostéopathe',
    'enseignante',
    'architecte',
  ])('when the word is “%s”, then it is a title', (word) => {
    expect(frenchAgent.test(normalForm(word))).toBe(true)
  })

  it.each([
    'encadrant',
    'entretien',
    'particuliers',
    'chantier',
    'secteur',
    'menuiserie',
    'photographie',
    'dossiers',
    'dangereuse',
    'multiplier',
  ])('when the word is “%s”, then it is none', (word) => {
    expect(frenchAgent.test(normalForm(word))).toBe(false)
  })
})
