import { anyWord } from '../any-word.js'
import { entriesAmong, hasWord, personAmong } from '../ground.js'
import { byLanguage } from '../forms/word-set.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { subjects } from '../words/function-words.js'
import { isTitleAmong, titleBehind } from './still-one.js'

const wereOf = byLanguage({ en: 'was were', de: 'war waren', nl: 'was waren' })
const maySayWho = anyWord((word, language) => wereOf(language).has(word))
/** With one of these what was then goes on, or is told of another time. */
const since = byLanguage({
  en: 'since when already still before until',
  de: 'seit seitdem schon bereits noch als bevor bis zuvor vorher',
  nl: 'sinds al reeds nog toen voordat tot',
})

/** `the menu was rewritten`, `she was trained`: what was done, not who somebody was. */
const isOfPerson = (tokens: readonly Token[], at: number, title: Token, { grounds, language }: Said) => {
  const isSomebody = (token: Token | undefined) =>
    token !== undefined &&
    (token.value === 'who' || subjects(language).has(token.value) || personAmong(grounds).has(token.value))
  if (language === 'de') return title.isMarked
  return !/ed$/.test(title.value) && (isSomebody(tokens[at - 1]) || isSomebody(tokens[at + 1]))
}

/** Who somebody still is, told as over: `was a secretary` of who is one since 2020. */
export function noLongerOne(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  if (!maySayWho(tokens, language)) return undefined
  const jobs = entriesAmong(grounds).filter(({ section }) => section === 'work' || section === 'volunteer')
  const going = jobs.filter(({ goesOn }) => goesOn)
  if (going.length === 0 || tokens.some(({ value, kind }) => kind !== 'word' || since(language).has(value)))
    return undefined
  const rest = grounds.filter((ground) => !going.includes(ground))
  return tokens.find(({ value }, at) => {
    const title = wereOf(language).has(value) ? titleBehind(tokens, at, language) : undefined
    return (
      title !== undefined &&
      isOfPerson(tokens, at, title, said) &&
      isTitleAmong(going, title, language) &&
      !rest.some((ground) => hasWord(ground, title.value, language))
    )
  })?.raw
}
