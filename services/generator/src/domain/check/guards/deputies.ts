import { gathered } from '../../gathered.js'
import { byLanguage } from '../forms/word-set.js'
import { isVerbOf } from '../forms/first-person.js'
import { gives } from '../forms/one-word.js'
import { isPartOf, isTitle } from '../forms/compounds.js'
import { rejoined } from '../forms/separable.js'
import { upTo, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { ofs } from '../words/function-words.js'
import { isAnothers } from './roles-of-others.js'

/** Who stands in for the head of a thing. */
const deputyOf = byLanguage({
  en: 'deputy vice deputises deputised deputizes deputized',
  de: 'stellvertretende stellvertretender stellvertretenden stellvertretendem stellvertretend stellvertreter stellvertreterin stellvertretung vize',
  fr: 'adjoint adjointe suppléant suppléante',
  es: 'adjunto adjunta suplente',
  it: 'vice sostituto sostituta',
  nl: 'adjunct plaatsvervangend plaatsvervanger',
  pl: 'zastępca zastępcą zastępczyni zastępczynią',
  pt: 'adjunto adjunta suplente',
})
/** In front of a title they make somebody who helps its holder: `ayudante de jefe de obra`. */
const helpersOf = byLanguage({
  fr: 'assistant assistante aide second seconde',
  es: 'ayudante auxiliar asistente',
  it: 'aiuto assistente aiutante',
  pt: 'ajudante auxiliar assistente',
})
const leadsOf = byLanguage({
  en: 'leads led heads headed runs ran manages managed directs directed',
  de: 'leitet leite leitete führt führe führte verantwortet verantwortete',
  fr: 'dirige dirigeait dirigé gère gérait géré',
  es: 'dirige dirigió dirigía gestiona gestionó',
  it: 'dirige dirigeva diretto gestisce gestiva gestito',
  nl: 'leidt leidde runt runde',
  pl: 'kieruje kierował kierowała prowadzi prowadził prowadziła',
  pt: 'dirige dirigiu dirigia gere geriu geria',
})

/** `führte Gespräche`, `führte die Kasse`: nobody is led. */
const kept = /(?:gesprache?n?|kasse|protokolle?|statistik(?:en)?|listen?)$/

/** `Sauerteigführung` tells of both its parts. */
const tells = (known: string, said: string, language: string) =>
  gives(known, said, language) || isPartOf(said, [known], language)

/** `leads the shop` of a deputy head, or of who stood in for one: no other text tells that they led it. */
export function leadsAsDeputy({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const [deputies, leads] = [deputyOf(language), leadsOf(language)]
  const at = tokens.findIndex((_, place) => isVerbOf(leads, tokens, place, language))
  const verb = tokens[at]
  if (!verb || rejoined(tokens, at, language) || tokens.some(({ value }) => deputies.has(value)))
    return undefined
  const told = gathered(grounds, ({ sequences }) =>
    sequences.map((known) => leadingIn(known, verb, language)),
  )
  if (!told.some(({ others }) => others)) return undefined
  const clause = upTo(tokens.slice(at + 1), ({ breaks }) => breaks)
  const thing = clause.find(({ kind, value }) => kind === 'word' && !isPlain(value))
  if (!thing || kept.test(thing.value)) return undefined
  const isTold = told.some(
    ({ own, isHeld, known }) =>
      own && (isHeld || known.some(({ value }) => tells(value, thing.value, language))),
  )
  return isTold ? undefined : verb.raw
}

/** Whether the words of a text that tell of leading tell it of the person, or of whom they stood in for. */
function leadingIn(known: readonly Token[], { value: verb }: Token, language: string) {
  const places = gathered(known, ({ kind, value }, at) =>
    kind === 'word' && tells(value, verb, language) ? [at] : [],
  )
  const [deputies, helpers] = [deputyOf(language), helpersOf(language)]
  const isOthers = (at: number) =>
    known.some(({ value }) => deputies.has(value)) ||
    [2, 3].some(
      (step) =>
        helpers.has(known[at - step]?.value ?? '') && ofs(language).has(known[at - step + 1]?.value ?? ''),
    ) ||
    ((language === 'de' || language === 'nl') && isAnothers(known, at, language))
  const own = places.filter((at) => !isOthers(at))
  const isHeld = own.some(
    (at) => isTitle(known[at]!.value, language) || /lei(?:tung|ding)$/.test(known[at]!.value),
  )
  return { known, others: places.some(isOthers), own: own.length > 0, isHeld }
}
