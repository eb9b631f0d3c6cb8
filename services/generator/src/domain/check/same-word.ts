import { normalForm, stemOf } from './normal-form.js'

const irregular = new Map<string, string>()
const forms = `build built; lead led; run ran; write wrote written; teach taught; speak spoke; grow grew grown; win won; bring brought;
find found; rewrite rewrote; sell sold; oversee oversaw; sing sang; rise rose; fall fell; rewire rewired; second 2nd`
for (const line of forms.split(';'))
  for (const form of line.trim().split(/\s+/)) irregular.set(form, line.trim().split(/\s+/)[0]!)

/** Words that say the same of a deed. Each word stands in one group. */
const groups = `cut reduce lower decrease; raise increase boost lift; lead head; teach train instruct; mentor coach; start launch begin; use employ;
fall reduce; rise raise; yearly annual year; monthly month; weekly week; daily day; nightly night; people person; third 3rd; halve half; move migrate`
const groupOf = new Map<string, string>()
for (const line of groups.split(';')) {
  const words = line.trim().split(/\s+/)
  for (const word of words) if (!groupOf.has(stemOf(word))) groupOf.set(stemOf(word), stemOf(words.at(-1)!))
}

/** The word that an irregular form belongs to. */
export const baseOf = (word: string): string => irregular.get(word) ?? word

/** One key for the forms and the close synonyms of an English word. */
export function meaningOf(word: string): string {
  const bare = normalForm(word).replace(/'s?$/, '')
  const stem = stemOf(irregular.get(bare) ?? bare)
  return groupOf.get(stem) ?? stem
}

const endings =
  /^(?:s|es|e|ed|d|ing|y|ly|al|ion|ions|ation|ations|ment|ments|ance|ence|ive|ship|icate|ified|ies|ied|able|er|ers|or|ors|ce|tist|ist|ics|ical)?$/
/** Who does a thing is a title, not a form of the verb. */
const agent = /(?:er|or|ers|ors|ian|ist|ists|eur|euse|teur|tor|tora|trice|leiter|owner)$/

const deeds = new Set(
  'mentor monitor deliver lower offer transfer register answer cover order filter tailor'.split(' '),
)
const isAgent = (word: string) => agent.test(word) && !deeds.has(word.replace(/s$/, ''))

/** Whether the word may stand for its verb: who does a thing may not. */
export const isTitle = (word: string, language: string): boolean => language === 'en' && isAgent(word)

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
