import { listed } from './languages/listed.js'
import { plainWords } from './fold.js'

const labels = new Set(
  listed(`
    website | web site | site | web | homepage | home page | personal site | personal website | portfolio |
    online portfolio | my portfolio | blog | my website | sito web | sito | site web | site internet | page web |
    webseite | internetseite | sitio web | pagina web | pagina personal | site pessoal | strona | strona www |
    persoonlijke website | web sitesi | сайт
  `).map(plainWords),
)

/** Words that stand for a page of the person. */
export const isSiteLabel = (text: string): boolean => labels.has(plainWords(text))
