import { normalForm } from '../forms/normal-form.js'
import { stemOf } from '../forms/stem.js'
import { groups as de } from './same.de.js'
import { groups as en } from './same.en.js'
import { groups as es } from './same.es.js'
import { groups as fr } from './same.fr.js'
import { groups as it } from './same.it.js'
import { groups as nl } from './same.nl.js'
import { groups as pl } from './same.pl.js'
import { groups as pt } from './same.pt.js'
import { units } from './units.js'

/**
 * Words that may stand for one another in prose about a resume, a group between semicolons. `kind > class` goes one
 * way: who has the kind has the class. Written by hand; never a stronger word for a weaker one.
 */
const lists: Readonly<Record<string, string>> = { de, en, es, fr, it, nl, pl, pt }

interface Meanings {
  /** A stem and the keys of the groups that it is in. */
  readonly groups: ReadonlyMap<string, readonly string[]>
  /** A stem and the keys of the groups that it gives a right to. */
  readonly classes: ReadonlyMap<string, readonly string[]>
}

const read = new Map<string, Meanings>()

function meaningsOf(language: string): Meanings {
  const known = read.get(language)
  if (known) return known
  const [groups, classes] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const add = (to: Map<string, string[]>, word: string, key: string) => {
    const stem = stemOf(normalForm(word), language)
    to.set(stem, [...(to.get(stem) ?? [stem]), key])
  }
  for (const [at, line] of `${lists[language] ?? ''};${units}`.split(';').entries()) {
    const [words = '', broader] = line.split('>')
    const key = `${broader === undefined ? 'same' : 'class'} ${at}`
    for (const word of words.trim().split(/\s+/)) {
      add(classes, word, key)
      if (broader === undefined) add(groups, word, key)
    }
    for (const word of broader?.trim().split(/\s+/) ?? []) add(groups, word, key)
  }
  const meanings = { groups, classes }
  read.set(language, meanings)
  return meanings
}

/** Everything that a word of an entry gives a right to say: its stem, its groups, its classes. */
export const meansOf = (word: string, language: string): readonly string[] => {
  const stem = stemOf(word, language)
  return meaningsOf(language).classes.get(stem) ?? [stem]
}

/** What a word says, any one of which must be meant by an entry. */
export const saysOf = (word: string, language: string): readonly string[] => {
  const stem = stemOf(word, language)
  return meaningsOf(language).groups.get(stem) ?? [stem]
}

/** The stems of all words that stand in a group. */
export const groupedStems = (language: string): Iterable<string> => meaningsOf(language).classes.keys()

/** Whether a word, in one of its forms, stands in a group. */
export const hasGroup = (word: string, language: string): boolean =>
  meaningsOf(language).classes.has(stemOf(word, language))
