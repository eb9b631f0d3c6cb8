import { byLanguage, wordSet } from '../forms/word-set.js'
import { entriesAmong, type Ground } from '../ground.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { determiners } from '../words/function-words.js'

const holdingOf = byLanguage({
  ...{
    en: 'holds hold has have',
    de: 'hat habe besitzt',
    fr: 'a ai possède détient',
    es: 'tiene tengo posee',
  },
  ...{ it: 'ha ho possiede', pt: 'tem tenho possui', nl: 'heeft heb bezit', pl: 'ma mam posiada' },
})
const degrees = wordSet(
  `degree diploma qualification abschluss diplom diplôme licence título titulo grado máster grau titel diploma laurea licenciatura mestrado tytuł dyplom
licencjat magistra inżyniera bachelor bachelors master masters doctorate phd doktorat certificate certificado certificato attestato zertifikat certificaat`,
)
const brokenOff = [
  'paused',
  'unfinished',
  'incomplete',
  'interrupted',
  'discontinued',
  'abandoned',
  'suspended',
]
/** `BSc`, `MA`, `CAP`. */
const isShort = ({ raw }: Token) => /^\p{Lu}\p{L}?\p{Lu}\p{L}{0,2}$/u.test(raw)

const isBroken = ({ words }: Ground) => brokenOff.some((word) => words.has(word))

/** `holds a BSc` of who will have it in two years. */
export function degreeAhead({ tokens, grounds, language }: Said): string | undefined {
  const own = entriesAmong(grounds)
  const isAhead =
    own.length > 0 &&
    own.every((ground) => ground.section === 'education' && (ground.goesOn || isBroken(ground)))
  if (!isAhead) return undefined
  const at = tokens.findIndex(({ value }) => holdingOf(language).has(value))
  const object = at < 0 ? undefined : tokens.slice(at + 1).find(({ value }) => !determiners.has(value))
  return object && !object.breaks && (degrees.has(object.value) || isShort(object))
    ? tokens[at]!.raw
    : undefined
}
