import { plainWords } from './fold.js'
import { wordsOf } from './all-languages.js'

const labels =
  /^(?:e-?mail|mail|correo|courriel|phone|tel(?:ephone|efon|éfono|efono)?|mobile|handy|cell|fax|website|web|homepage|url|address|location|adresse|direccion|dirección|anschrift|indirizzo|adres|morada|linkedin|github|telefoon|cellulare|téléphone|portfolio|strona|komórka|kom|tel|name|nome|nom|nombre|naam|imię i nazwisko|mobil|mobiltelefon|telemóvel|telemovel|telefone|móvil|teléfono móvil|portable|port|fixe|mobiel|gsm|endereço|domicilio|domicile|home|privat|wohnort|woonplaats)\.?\s*:?$/i
const others = new Set(wordsOf('contactLabels').map(plainWords))

/** Says which of the contact data stands beside it, and nothing by itself. */
export const isContactLabel = (text: string): boolean =>
  labels.test(text.replace(/\(\p{L}{1,2}\)/gu, '')) || others.has(plainWords(text))
