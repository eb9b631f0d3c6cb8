import { byLanguage } from '../forms/word-set.js'
import { bears, entriesAmong, type Ground } from '../ground.js'
import { telling, upTo, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { conjunctions } from '../words/function-words.js'

/** What a text does with what it is about. */
const tellingOf = byLanguage({
  en: 'describes described describing covers covered tells told discusses discussed examines explores presents documents details recounts about deals',
  de: 'beschreibt beschrieb beschreibend schildert schilderte behandelt behandelte handelt erzählt berichtet über',
  fr: 'décrit décrivait décrivant raconte racontait traite traitait présente évoque relate porte parle',
  es: 'describe describía describió cuenta narra trata relata presenta aborda habla',
  it: 'descrive descriveva racconta raccontava tratta trattava presenta illustra espone parla',
  nl: 'beschrijft beschreef behandelt vertelt bespreekt gaat over',
  pl: 'opisuje opisał opisała opisano opowiada opowiedziała opowiedział dotyczy dotyczył przedstawia przedstawił przedstawiła omawia omówiła omówił relacjonuje traktuje',
  pt: 'descreve descrevia descreveu conta narra trata relata aborda apresenta fala',
})

/** `about 35` is how many. */
const nearly = /^(?:about|uber|over)$/

const isPublished = ({ section }: Ground) => section === 'publications'

/** What a publication is said to tell, but another entry has: nobody says that it is about that. */
export function toldAbout({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const entries = entriesAmong(grounds)
  const published = entries.filter(isPublished)
  const others = entries.filter((ground) => !isPublished(ground))
  if (published.length === 0 || others.length === 0) return undefined
  const isOf = (among: readonly Ground[], token: Token) =>
    among.some((ground) => bears(ground, token, language))
  for (const [at, token] of tokens.entries()) {
    if (!tellingOf(language).has(token.value) || conjunctions.has(tokens[at - 1]?.value ?? '')) continue
    if (nearly.test(token.value) && tokens[at + 1]?.kind === 'number') continue
    const [front, behind] = clauseAround(tokens, at)
    const isAboutIt = front.some(
      (word) => word.value.length > 2 && isOf(published, word) && !isOf(others, word),
    )
    const wrong = telling(behind, isPlain).find((word) => !isOf(published, word) && isOf(others, word))
    if (isAboutIt && wrong) return `${token.raw} … ${wrong.raw}`
  }
  return undefined
}

/** What stands before the word at `at` and behind it, up to the next break. */
function clauseAround(tokens: readonly Token[], at: number): readonly [readonly Token[], readonly Token[]] {
  const start = tokens.slice(0, at + 1).findLastIndex(({ breaks }) => breaks)
  return [tokens.slice(Math.max(0, start), at), upTo(tokens.slice(at + 1), ({ breaks }) => breaks)]
}
