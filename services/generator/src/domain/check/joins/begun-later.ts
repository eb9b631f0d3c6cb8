import { byLanguage } from '../forms/word-set.js'
import { entriesAmong } from '../ground.js'
import { standsIn, type Said } from '../said.js'
import { partsOf } from '../statements.js'

/** `s'est mis à`, `empezó a`, `começou a`: the verb and what joins a deed to it. */
const beginsOf: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  fr: [/^(?:mise?|commence|commenca|debute)$/, /^a$/],
  es: [/^(?:empezo|empece|comenzo|comence|paso|puso)$/, /^a$/],
  it: [/^(?:cominciato|iniziato|comincio|inizio|messo|messa)$/, /^ad?$/],
  pt: [/^(?:comecou|comecei|passou|passei)$/, /^a$/],
}
const infinitive: Readonly<Record<string, RegExp>> = {
  ...{ fr: /(?:er|ir|re|oir)$/, es: /[aei]r$/, it: /[aei]re$/, pt: /[aei]r$/ },
}
const beginnings = byLanguage({
  fr: 'depuis début débuts commencé commence lancement démarrage partir',
  es: 'desde inicio comienzo empecé empezó comencé comenzó puesta partir',
  it: 'dal inizio avvio avviato cominciato iniziato da',
  pt: 'desde início começo comecei começou arranque partir',
})

/** `began to raise queens` behind what happened, where no text says when that began. */
export function begunLater({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const [begins, to] = beginsOf[language] ?? []
  if (!begins || !to) return undefined
  const at = tokens.findIndex(
    ({ value }, place) => begins.test(value) && to.test(tokens[place + 1]?.value ?? ''),
  )
  const deed = tokens[at + 2]
  if (at < 0 || !deed || !infinitive[language]!.test(deed.value) || isPlain(deed.value)) return undefined
  const parts = entriesAmong(grounds).map((ground) => partsOf(ground, language))
  const own = parts
    .flatMap(({ frames, statements }) => [...frames, ...statements])
    .flatMap(({ sequences }) => sequences)
    .filter((known) => standsIn(deed.value, known, language))
  const isDated = own.some((known) =>
    known.some(({ value }) => beginnings(language).has(value) || /^(?:19|20)\d\d/.test(value)),
  )
  const isWhole = parts.some(({ whole }) =>
    whole.sequences.some((known) => standsIn(deed.value, known, language)),
  )
  return own.length > 0 && !isDated && !isWhole ? `${tokens[at]!.raw} … ${deed.raw}` : undefined
}
