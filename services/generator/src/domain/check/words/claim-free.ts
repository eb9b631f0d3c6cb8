import { normalForm } from '../forms/normal-form.js'
import { words as de } from './claim-free.de.js'
import { words as en } from './claim-free.en.js'
import { words as es } from './claim-free.es.js'
import { words as fr } from './claim-free.fr.js'
import { words as it } from './claim-free.it.js'
import { words as nl } from './claim-free.nl.js'
import { words as pl } from './claim-free.pl.js'
import { words as pt } from './claim-free.pt.js'

/**
 * Words that cannot add a claim to a true sentence: function words, neutral verbs, the calendar, nouns that fit any job.
 * Deeds, ranks, praise, fields, people in roles, quantities and negation are not among them. Chosen by hand from each
 * language's 4,500 most common words (wordfreq 3.1.1, Robyn Speer, CC BY-SA 4.0).
 */
const lists: Readonly<Record<string, string>> = { de, en, es, fr, it, nl, pl, pt }
const sets = new Map<string, ReadonlySet<string>>()

/** In normal form; undefined for a language that is not known that well. */
export function claimFreeWords(language: string): ReadonlySet<string> | undefined {
  const list = lists[language]
  if (list === undefined) return undefined
  const known = sets.get(language) ?? new Set(list.trim().split(/\s+/).map(normalForm))
  sets.set(language, known)
  return known
}
