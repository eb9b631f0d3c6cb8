import type { Implication } from './implication.js'

/** What entries imply in Italian; see implied-words.ts. */
export const italian: readonly Implication[] = [
  {
    section: 'education',
    field: 'courses',
    words: `insegnamento insegnamenti materia materie modulo moduli corsi`,
  },
  {
    section: 'certificates',
    words: `completato completata completò concluso conclusa terminato terminata complementare aggiuntiva`,
  },
  { section: 'languages', words: `conoscenza conoscenze parlante` },
  {
    section: 'awards',
    words: `valso valsa valse vale classificato classificata classificò piazzato piazzata`,
  },
  { section: 'awards', field: 'summary', matches: /\d/u, words: `riuniva` },
  { section: 'publications', words: `pubblicarono pubblicano` },
]
