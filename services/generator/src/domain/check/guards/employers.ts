import { anyWord } from '../any-word.js'
import { byLanguage } from '../forms/word-set.js'
import { entriesAmong, personAmong } from '../ground.js'
import { upTo, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { articles, bys } from '../words/function-words.js'

const hiredOf = byLanguage({
  en: 'employed hired recruited',
  de: 'angestellt eingestellt beschäftigt',
  fr: 'embauchée embauché employée employé recrutée recruté engagée engagé',
  es: 'contratada contratado empleada empleado',
  it: 'assunta assunto impiegata impiegato',
  pt: 'contratada contratado empregada empregado',
  nl: 'aangenomen aangesteld',
  pl: 'zatrudniona zatrudniony',
})
const tellsHiring = anyWord((word, language) => hiredOf(language).has(word))
const hers = /^(?:her|him|them)$/

/** Somebody as the employer who is none: `employed by two councils` that the firm works for. */
export function otherEmployer({ tokens, grounds, language }: Said): string | undefined {
  if (!tellsHiring(tokens, language)) return undefined
  const jobs = entriesAmong(grounds).filter(({ section }) => section === 'work' || section === 'volunteer')
  if (jobs.length === 0) return undefined
  const at = tokens.findIndex(({ value }) => hiredOf(language).has(value))
  const who = employerIn(tokens, at, language).filter(({ value }) => !articles.has(value))
  const person = personAmong(grounds)
  const isEmployer = ({ value }: Token) => jobs.some(({ name }) => name.has(value)) || person.has(value)
  return who.length === 0 || who.some(isEmployer) ? undefined : who[0]!.raw
}

/** Behind `by`, or in front of `hired her`. */
function employerIn(tokens: readonly Token[], at: number, language: string): readonly Token[] {
  const behind = tokens.slice(at + 1, at + 8)
  const by = behind.findIndex(({ value }) => bys(language).has(value))
  if (by >= 0 && by < 3) return upTo(behind.slice(by + 1), ({ breaks, kind }) => breaks || kind === 'date')
  return language === 'en' && hers.test(behind[0]?.value ?? '') ? tokens.slice(0, at) : []
}
