/** What a filter stops and marks on the labelled sentences. */
import { readFileSync } from 'node:fs'

const file = new URL('../tests/examiner/sentences.jsonl', import.meta.url)

/** Every labelled sentence with the lines it cites. */
export const labelledSentences = () =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))

/** Slips that the check of hard facts has to stop by itself: the changed text is in none of the cited lines. */
export const hardSlips = [
  'number',
  'number put in',
  'date',
  'date put in',
  'amount',
  'amount put in',
  'name',
  'name put in',
]

/**
 * Counts by `of(sentence)`: how many there are, and how many `isStopped` stops.
 * @template {{ id: number }} S
 */
export function stoppedBy(sentences, isStopped, of) {
  const counts = new Map()
  for (const sentence of sentences) {
    const key = of(sentence)
    const { all, stopped } = counts.get(key) ?? { all: 0, stopped: 0 }
    counts.set(key, { all: all + 1, stopped: stopped + Number(isStopped(sentence)) })
  }
  return counts
}

/** Shares of 0 to 1. Precision: of what is stopped, what is invented. Recall: of what is invented, what is stopped. */
export function sharesOf(sentences, isStopped) {
  const count = (label, stopped) =>
    sentences.filter((one) => one.label === label && isStopped(one) === stopped).length
  const [caught, missed] = [count('invented', true), count('invented', false)]
  const [marked, kept] = [count('true', true), count('true', false)]
  return {
    precision: caught / Math.max(1, caught + marked),
    recall: caught / Math.max(1, caught + missed),
    trueMarked: marked / Math.max(1, marked + kept),
  }
}
