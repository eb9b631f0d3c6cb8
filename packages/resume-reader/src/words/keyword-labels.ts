import { plainWords } from './fold.js'
import { listed } from './languages/listed.js'

/** What stands before the words of a skill or project, folded. */
const labels = new Set(
  listed(`
    keywords | key words | keyword | technologies | technologies used | technology | tech stack | tech | stack | built with |
    tools | tools used | skills | skills used | tags | topics |
    schlusselworter | schlagworter | stichworter | technologien | eingesetzte technologien | werkzeuge |
    mots cles | technologies utilisees | outils | palabras clave | tecnologias | herramientas |
    parole chiave | tecnologie | strumenti | palavras chave | ferramentas |
    trefwoorden | sleutelwoorden | technologieen | gereedschap | slowa kluczowe | technologie | narzedzia
  `),
)

/** `Keywords`, `Tech stack`: names no group by itself. */
export const isKeywordLabel = (text: string): boolean => labels.has(plainWords(text))

/** How many letters of `Keywords: one, two` stand before the first word, 0 where no such label does. */
export const keywordLabelLength = (text: string): number => {
  const label = /^([^:]{3,32}):\s*/.exec(text)
  return label?.[1] !== undefined && isKeywordLabel(label[1]) ? label[0].length : 0
}
