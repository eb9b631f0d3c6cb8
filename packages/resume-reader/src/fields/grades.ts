import { patternOf } from '../words/all-languages.js'
import { trim } from '../entries/pieces.js'
import type { Phrase } from '../text/phrase.js'

const scoreLabel = new RegExp(
  `\\b(?:(?:overall |cumulative |final )?(?:${patternOf('scoreLabel')})s?)\\b\\.?\\s*[:=]?\\s*`,
  'iu',
)
const scoreValue =
  /^(?:\d{1,3}(?:[.,]\d{1,3})?\s*%?(?:\s*(?:\/|out of|of|von|sur|su|z)\s*\d{1,3}(?:[.,]\d{1,2})?)?%?(?:\s*\([^)]*\))?|(?:first|second|upper|lower|distinction|merit|pass|cum laude|magna|summa|honou?rs|2:[12]|1st)\b[\p{L}\s.:\d-]*(?:\([^)]*\))?)/iu

/** `A*AA`, `ABB`: a grade for each subject, the best first; what is in another order is a degree. */
const schoolGrades = /^(?=.*\*|.{3})(?:A\*\s?)*(?:A\s?)*(?:B\s?)*(?:C\s?)*(?:D\s?)*E*$/

/** `GPA: 3.7`, `3.45 / 4.0 GPA`, `Note 1,3`. */
export const findScore = (phrase: Phrase): { score: Phrase; rest: Phrase | undefined } | undefined => {
  const { text } = phrase
  const label = scoreLabel.exec(text)
  if (label) {
    const from = label.index + label[0].length
    const value =
      scoreValue.exec(text.slice(from)) ??
      (/[:=]\s*$/.test(label[0]) ? /^[^,;|\t]{1,40}/.exec(text.slice(from)) : null)
    // `grades 9–6` is about several subjects.
    if (value && /^\s?[–—-]\s?\d/.test(text.slice(from + value[0].length))) return undefined
    if (value)
      return {
        score: trim(phrase.slice(from, from + value[0].length)),
        rest: restOf(phrase, label.index, from + value[0].length),
      }
    const before = /(\d{1,3}(?:[.,]\d{1,3})?(?:\s*\/\s*\d+(?:[.,]\d+)?)?)\s*$/.exec(
      text.slice(0, label.index),
    )
    if (before)
      return {
        score: phrase.slice(before.index, before.index + (before[1] ?? '').length),
        rest: restOf(phrase, before.index, from),
      }
  }
  const bare =
    /^\(?(\d{1,3}[.,]\d{1,3}(?:\s*\/\s*\d+(?:[.,]\d+)?)?|\d{1,3}\s*\/\s*\d{1,3}|\d{1,3}\s?%)\)?$/.exec(
      phrase.value,
    )
  if (bare || schoolGrades.test(phrase.value)) return { score: trim(phrase), rest: undefined }
  const word =
    /^(?:first class|second class|upper second|lower second|distinction|with distinction|with honou?rs|honou?rs|merit|magna cum laude|summa cum laude|cum laude)\b.*$/i.exec(
      phrase.value,
    )
  return word ? { score: trim(phrase), rest: undefined } : undefined
}

/** A grade without a label. */
export const isScoreWord = (text: string): boolean =>
  /^(?:first|second|third|pass(?:ed)?|distinction|merit|honou?rs|sehr gut|gut|befriedigend|sobresaliente|notable|matr[ií]cula de honor|mention .*|(?:tr[eè]s |assez )?bien|ottimo|\d{2,3}(?: e lode|\/110.*)|cum laude|bardzo dobry|dobry)$/i.test(
    text.trim(),
  )

export const hasScoreLabel = (text: string): boolean => scoreLabel.test(text)

const restOf = (phrase: Phrase, from: number, to: number): Phrase | undefined => {
  const rest = trim(phrase.without(/\($/.test(phrase.text.slice(0, from)) ? from - 1 : from, to))
  return rest.value.replace(/[()[\]\s,]/g, '') === '' ? undefined : rest
}

/** `Kelvinbank College. First class honours`: the grade follows a full stop. */
export const markBehind = (phrase: Phrase): { name: Phrase; score: Phrase } | undefined => {
  const stop = /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u.exec(phrase.text)
  if (!stop) return undefined
  const [name, score] = phrase.around(stop)
  return isScoreWord(score.value) || /^(?:first|upper|lower|second) .*honou?rs$/i.test(score.value)
    ? { name, score }
    : undefined
}
