import { wordSet } from '../forms/word-set.js'

const naming = 'level niveau nivel livello poziom stufe'
/** `Niveau avancé` is the same level as `avancé`. */
export const levelNames = wordSet(naming)

const others = `knowledge command grasp proficiency understanding stopien stopn kennis kenntnis znajomosc connaissance conocimiento
conoscen conhecimento ervaring erfahrung experience experiencia esperienz doswiadczen`
/** What begins like one of these, in normal form, says of a level nothing of how high it is. */
export const levelNoun = new RegExp(`^(?:${`${naming} ${others}`.split(/\s+/).join('|')})`)
