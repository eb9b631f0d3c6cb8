import { describe, expect, it } from '@jest/globals'
import { hardSlips, labelledSentences, sharesOf, stoppedBy } from '../bin/examine-score.mjs'
import { unsupportedTokens } from '../src/models/domain/suggestions/hard-facts.js'

const sentences = labelledSentences()
const stopped = new Set(
  sentences.flatMap(({ id, text, lines, language }) =>
    unsupportedTokens(text, Object.values(lines), language).length > 0 ? [id] : [],
  ),
)
const isStopped = ({ id }: { id: number }) => stopped.has(id)

describe('hard facts, on the labelled sentences', () => {
  it('when a number, a date, an amount or a name was changed, then each one is stopped', () => {
    const hard = sentences.filter(({ slip }) => slip !== undefined && hardSlips.includes(slip))
    const byLanguage = stoppedBy(hard, isStopped, ({ language }) => language)
    expect([...byLanguage.keys()].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'])
    expect(hard.length).toBeGreaterThan(500)
    expect(hard.filter((one) => !isStopped(one)).map(({ text }) => text)).toEqual([])
  })

  it('when a sentence is true, then at most 5 % are marked', () => {
    expect(sharesOf(sentences, isStopped).trueMarked).toBeLessThanOrEqual(0.05)
  })

  it('when the file is read, then it has about 1,500 sentences, half of them true, with the lines they cite', () => {
    expect(sentences).toHaveLength(1_504)
    expect(sentences.filter(({ label }) => label === 'true')).toHaveLength(752)
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length)
    expect(sentences.every(({ lines }) => Object.keys(lines).length > 0)).toBe(true)
  })
})
