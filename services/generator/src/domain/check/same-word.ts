const endings =
  /^(?:s|es|e|ed|d|ing|y|ly|al|ion|ions|ation|ations|ment|ments|ance|ence|ive|ship|icate|ified|ies|ied|able|er|ers|or|ors|ce|tist|ist|ics|ical)?$/
/** Who does a thing is a title, not a form of the verb. */
const agent = /(?:er|or|ers|ors|ian|ist|ists|eur|euse|teur|tor|tora|trice|leiter|owner)$/

const deeds = new Set(
  'mentor monitor deliver lower offer transfer register answer cover order filter tailor temper'.split(' '),
)
const isAgent = (word: string) => agent.test(word) && !deeds.has(word.replace(/s$/, ''))

const foreignAgents: Readonly<Record<string, RegExp>> = {
  de: /(?:leiter|führer|gründer|meister|chef|ist|eur|tor)(?:in|innen)?$/,
  es: /(?:dor|tor|sor|ista|ente|ero)(?:a|as|es|s)?$/,
  fr: /(?:eur|euse|trice|iste|ant|ante)s?$/,
  it: /(?:tore|trice|ista|ente|iere)$/,
  nl: /(?:leider|hoofd|baas|meester|ist|eur|trice)$/,
  pl: /(?:nik|czka|arz|ysta|or|orka|ca)$/,
  pt: /(?:dor|tor|sor|ista|ente|eiro)(?:a|as|es|s)?$/,
}

/** Who does a thing: it stands for others of its kind, never for the deed. */
export const isTitle = (word: string, language: string): boolean =>
  language === 'en' ? isAgent(word) : (foreignAgents[language]?.test(word) ?? false)

/** Two words of one family: the same beginning and endings that change the grammar alone. */
export function isFamily(said: string, known: string, language: string): boolean {
  if (said[0] !== known[0]) return false
  if (said === `${known}s` || known === `${said}s`) return true
  let shared = 0
  while (shared < said.length && said[shared] === known[shared]) shared += 1
  if (shared === said.length && shared === known.length) return true
  if (language === 'en')
    return (
      shared >= 4 && !isAgent(said) && endings.test(said.slice(shared)) && endings.test(known.slice(shared))
    )
  if (agent.test(said) && !agent.test(known)) return false
  const longest = Math.max(said.length, known.length)
  return shared >= 4 && longest - shared <= 4 && shared >= 0.6 * longest
}
