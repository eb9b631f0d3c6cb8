import { groups as de } from './same.de.js'
import { groups as en } from './same.en.js'
import { groups as es } from './same.es.js'
import { groups as fr } from './same.fr.js'
import { groups as it } from './same.it.js'
import { groups as nl } from './same.nl.js'
import { groups as pl } from './same.pl.js'
import { groups as pt } from './same.pt.js'

/**
 * Words that may stand for one another in prose about a resume, a group between semicolons. `kind > class` goes one
 * way: who has the kind has the class. Written by hand; never a stronger word for a weaker one.
 */
export const groups: Readonly<Record<string, string>> = { de, en, es, fr, it, nl, pl, pt }
