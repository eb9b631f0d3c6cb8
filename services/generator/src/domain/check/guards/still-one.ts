import { anyWord } from '../any-word.js'
import { entriesAmong, hasWord, isOver, personAmong, type Ground } from '../ground.js'
import { stemOf } from '../forms/stem.js'
import type { Token } from '../tokens.js'
import { byLanguage } from '../forms/word-set.js'
import type { Said } from '../said.js'
import { articles, isAccented, prepositions } from '../words/function-words.js'

const areOf = byLanguage({
  ...{ en: 'is am', de: 'ist bin', fr: 'est suis', es: 'es soy', it: 'è sono', nl: 'is ben' },
  ...{ pl: 'jest jestem', pt: 'é sou' },
})
const between = byLanguage({
  ...{
    en: 'a an the also now currently',
    de: 'der die das ein eine auch heute dort da er sie ich',
    fr: 'le la l un une aussi',
  },
  ...{ es: 'el la un una también', it: 'il lo la l un una anche', nl: 'de een ook nu daar zij ze hij ik' },
  ...{ pl: 'też także tam', pt: 'o a um uma também' },
})
/** Whether a text may say that somebody is something. */
export const maySayWho = anyWord((word, language) => areOf(language).has(word))
/** It is a title that names who somebody is; longer texts tell of deeds. */
const longTitle = 7

/** Who somebody was until a job ended: `is a driver`. */
export function stillOne({ tokens, grounds, language }: Said): string | undefined {
  if (!maySayWho(tokens, language)) return undefined
  const jobs = entriesAmong(grounds).filter(({ section }) => section === 'work' || section === 'volunteer')
  const over = jobs.filter(isOver)
  if (over.length === 0) return undefined
  const rest = grounds.filter((ground) => !over.includes(ground))
  return tokens.find((token, at) => {
    if (!isCopula(token, language) || isOfFirm(tokens.slice(0, at), over, personAmong(grounds), language))
      return false
    const title = titleBehind(tokens, at, language)
    return (
      title &&
      isTitleAmong(over, title, language) &&
      !rest.some((ground) => hasWord(ground, title.value, language))
    )
  })?.raw
}

/** What a copula at `at` says that somebody is. */
export function titleBehind(tokens: readonly Token[], at: number, language: string): Token | undefined {
  const title = tokens.slice(at + 1).find(({ value }) => !between(language).has(value))
  return title?.kind === 'word' && title.value.length > 2 ? title : undefined
}

/** Whether a word is one of a title that entries have. */
export const isTitleAmong = (jobs: readonly Ground[], { value: title }: Token, language: string): boolean =>
  jobs.some(({ sequences, name }) =>
    sequences.some(
      (known) =>
        known.length < longTitle &&
        !known.every(({ value }) => name.has(value)) &&
        known.some(({ value }) => stemOf(value, language) === stemOf(title, language)),
    ),
  )

/** `La Clínica Norte es una clínica …`: the sentence is about who gave the job. */
const isOfFirm = (
  subject: readonly Token[],
  over: readonly Ground[],
  person: ReadonlySet<string>,
  language: string,
) => {
  const names = subject.filter(
    ({ isMarked, value }, at) => (isMarked || at === subject.length - 1) && !articles.has(value),
  )
  return (
    names.length > 1 &&
    !names.some(({ value }) => person.has(value)) &&
    !prepositions(language).has(subject[0]?.value ?? '') &&
    !subject.some(({ breaks }) => breaks) &&
    over.some(({ name }) => names.every(({ value }) => name.has(value)))
  )
}

/** Whether a word says that somebody is something. */
export const isCopula = (token: Token, language: string): boolean =>
  token.kind === 'word' && areOf(language).has(token.value) && (token.value !== 'e' || isAccented(token))
