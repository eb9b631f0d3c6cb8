import { frenchAgent } from './stem-french.js'
import { germanAgent, isNoDeed } from './stem-german.js'
import { italianAgent } from './stem-italian.js'
import { oncePerWord } from './once-per-word.js'
import { areApart, inFirstCase, isPolishFamily, isPolishTitle } from './stem-polish.js'
import { portugueseAgent, spanishAgent } from './titles-iberian.js'

const endings =
  /^(?:s|es|e|ed|d|ing|y|ly|al|ion|ions|ation|ations|ment|ments|ance|ence|ive|ship|icate|ified|ies|ied|able|er|ers|or|ors|ce|tist|ist|ics|ical)?$/
/** Who does a thing is a title, not a form of the verb. */
const agent = /(?:er|or|ers|ors|ian|ist|ists|eur|euse|teur|tor|tora|trice|leiter|owner)$/

/** Deeds, things and people of no rank that end like those who do something. */
const deeds = new Set(
  `mentor monitor deliver lower offer transfer register answer cover order filter tailor temper cater consider discover recover
uncover gather foster master alter utter volunteer pioneer customer member worker shopper consumer learner
newcomer reader viewer subscriber user donor neighbor paper poster computer server container newsletter letter folder layer
tower power water weather flower chapter corner center number sensor motor reactor compressor tractor elevator conveyor
processor router printer scanner laser boiler burner heater fryer mixer cooker freezer trailer transformer theater labor
flavor color harbor error mirror interior exterior summer winter dinner paper copper timber lumber leather fiber fibre
order border career buffer cluster matter quarter semester danger cancer fever calendar counter helicopter passenger soccer
snooker poker guitar pottery better faster smaller larger bigger longer shorter lighter higher further former other another
together under over after never ever however rather whether either neither outdoor indoor prior minor laughter character
encounter enter center master render tender ledger voucher dinghies river silver parameter meter metre perimeter diameter for her per nor
administer refer prefer confer defer infer differ steer solder hammer plaster shelter trigger suffer simmer decipher reorder empower slaughter barter engender hinder ponder wander tether`.split(
    /\s+/,
  ),
)
const professions =
  /^(?:nurse|chef|assistant|consultant|accountant|architect|mechanic|clerk|attorney|pilot|nanny|dean|foreman|secretary|representative|associate|apprentice|trainee|managing|agent|executive|president|principal|midwife|rep)s?$/
const isAgent = (word: string) =>
  (agent.test(word) || professions.test(word)) && !deeds.has(word.replace(/s$/, ''))

/** The verb of an English title: who is a driver drives. `volunteer` and the like are verbs already. */
export function deedsOf(word: string): readonly string[] {
  const [, verb] = isTitle(word, 'en') ? (/^(\p{L}{3,}?)(?:er|or)s?$/u.exec(word) ?? []) : []
  return verb === undefined ? [] : [verb, `${verb}e`]
}

const foreignAgents: Readonly<Record<string, RegExp>> = {
  es: spanishAgent,
  fr: frenchAgent,
  it: italianAgent,
  pt: portugueseAgent,
}

/** Who does a thing: it stands for others of its kind, never for the deed. */
export const isTitle = oncePerWord((word, language) =>
  language === 'en'
    ? isAgent(word)
    : language === 'pl'
      ? isPolishTitle(word)
      : (foreignAgents[language]?.test(word) ?? false),
)

/** What sets two forms of a German word apart; `Rettungswache` and `Rettungswagen` are two words. */
const germanEnding =
  /^(?:e?[nmrs]?|ern|(?:e?t)?(?:e[nt]?)?|tes|ter|s?t?ung(?:en)?|sung(?:en)?|end(?:e[rnms]?)?|(?:isch|lich|ig|al|ell|iv|bar)(?:e[nmrs]?)?|heit|keit|ation(?:en)?|ier\p{L}*|ien?|ik|or|ar|itat)$/u

/** What sets two forms of a Dutch word apart; a `dierenasiel` has nothing to do with a `dierenarts`. */
const dutchEnding =
  /^(?:e?[nrst]?|[aeiou]?[aeiou]?[bcdfgklmnprstvz]{0,2}(?:en?|t|te|ten|de|den|d|dt|s)?|e?ren|[dt]en?|dt|(?:t|n|l)?ing(?:en)?s?|je|jes|tje|tjes|ende?|isch(?:e|en)?|e?lijke?n?|ige?|aal|ale|eel|ele|ief|ieve|heid|heden|aties?|er(?:en|ing|ingen|s)?|eer(?:t|de|den)?|iek|ieke|ica|ici|icus|ist(?:en)?|or(?:en)?|ar|iteit(?:en)?|baar|bare|schap|ie|ies|ieel|iele|ant(?:en)?|ent(?:en)?|eur|eus|euze|uren|'s)$/u

/** Two words of one family: the same beginning and endings that change the grammar alone. */
export function isFamily(said: string, known: string, language: string): boolean {
  if (language !== 'pl') return isSpelledLike(said, known, language)
  if (areApart(said, known)) return false
  if (isPolishFamily(said, known)) return true
  return said[0] === known[0] && isSpelledLike(inFirstCase(said), inFirstCase(known), language)
}

function isSpelledLike(said: string, known: string, language: string): boolean {
  if (said[0] !== known[0]) return false
  let shared = 0
  while (shared < said.length && said[shared] === known[shared]) shared += 1
  const apart = said.length + known.length - 2 * shared
  if (apart === 0 || (apart === 1 && (said.length > known.length ? said : known).endsWith('s'))) return true
  if (shared < 4) return false
  if (language === 'en')
    return !isTitle(said, 'en') && endings.test(said.slice(shared)) && endings.test(known.slice(shared))
  if (language === 'de') {
    const title = germanAgent(said)
    if (title !== undefined && title !== germanAgent(known)) return false
    if (isNoDeed(said) !== isNoDeed(known)) return false
    // `rechtlich` of a field that is `Recht`.
    if (
      shared === known.length &&
      known.length > 4 &&
      /^(?:lich|isch)(?:e[nmrs]?)?$/.test(said.slice(shared))
    )
      return true
    if (![said, known].every((word) => germanEnding.test(word.slice(shared)))) return false
  } else if (agent.test(said) && !agent.test(known)) return false
  // An `open dag` opens nothing.
  if (language === 'nl' && (said === 'open') !== (known === 'open')) return false
  if (language === 'nl' && ![said, known].every((word) => dutchEnding.test(word.slice(shared)))) return false
  // Who has a `grado` need not have finished it.
  if (language === 'es' && /^gradu/.test(said) !== /^gradu/.test(known)) return false
  if (language === 'it' && /^laureat/.test(said) !== /^laureat/.test(known)) return false
  const longest = Math.max(said.length, known.length)
  // What is regular there is left to their stems.
  const least = language === 'es' || language === 'pt' ? 0.7 : 0.6
  return longest - shared <= 4 && shared >= least * longest
}
