import { byLanguage } from '../forms/word-set.js'
import type { Ground } from '../ground.js'
import { standsIn, type Said } from '../said.js'

/** Levels of who reads or writes a language, and need not speak it. */
const reads = byLanguage({
  ...{ en: 'read reading written', de: 'lesen lesekenntnisse leseverständnis', fr: 'lu lire lecture' },
  ...{ es: 'leído leer lectura', it: 'letto leggere lettura', nl: 'lezen leesvaardigheid' },
  ...{ pl: 'czytanie czytam bierna biernie', pt: 'lido ler leitura' },
})
/** All that may stand beside these: `Reading knowledge`, `lu, écrit`. */
const beside = byLanguage({
  ...{
    en: 'good basic only knowledge writing written and',
    de: 'gute gut und schreiben nur',
    fr: 'écrit et bonne',
  },
  ...{ es: 'escrito y buena solo', it: 'scritto e buona solo', nl: 'en schrijven goed alleen goede' },
  ...{ pl: 'znajomość i', pt: 'escrito e boa só' },
})
const speaks = byLanguage({
  ...{
    en: 'speaks speak speaking',
    de: 'spricht spreche',
    fr: 'parle',
    es: 'habla hablo',
    it: 'parla parlo',
  },
  ...{ nl: 'spreekt spreek', pl: 'mówi mówię', pt: 'fala falo' },
})

/** With one of these a sentence tells itself who reads what. */
const reading = byLanguage({
  ...{
    en: 'reads read reading understands',
    de: 'liest lese versteht',
    fr: 'lit lis lire comprend',
    es: 'lee leo entiende',
  },
  ...{
    it: 'legge leggo capisce',
    nl: 'leest lees verstaat',
    pl: 'czyta czytam rozumie',
    pt: 'lê leio entende',
  },
})

/** `speaks German` of who reads it alone. */
export function onlyRead({ tokens, grounds, language }: Said): string | undefined {
  const read = grounds.filter((ground) => ground.section === 'languages' && isRead(ground, language))
  if (read.length === 0) return undefined
  if (tokens.some(({ value }) => reads(language).has(value) || reading(language).has(value))) return undefined
  return tokens.find((token, at) => {
    if (!speaks(language).has(token.value)) return false
    return read.some(({ sequences: [name = []] }) =>
      name.some(({ value }) => standsIn(value, tokens.slice(at + 1), language)),
    )
  })?.raw
}

/** Its level is that of a reader, and says no more. */
function isRead({ sequences: [, ...levels] }: Ground, language: string): boolean {
  const words = levels.flat()
  return (
    words.some(({ value }) => reads(language).has(value)) &&
    words.every(({ value }) => reads(language).has(value) || beside(language).has(value))
  )
}
