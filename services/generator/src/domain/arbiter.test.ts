import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { judge } from './arbiter.js'
import { check } from './check/check.js'
import { composeLocally } from './compose-locally.js'
import type { Composition } from './composition.js'

const content: ResumeContent = {
  basics: {
    name: 'Ada Lovelace',
    summary:
      'Ada writes programs for machines that nobody has built yet. She explains them in notes that others can follow. ' +
      'She likes short proofs and long walks by the sea.',
  },
  work: [
    {
      name: 'Analytical Engines',
      position: 'Programmer',
      summary: 'Wrote the first programs for the engine.',
    },
    { name: 'Difference Works', position: 'Translator', summary: 'Put a memoir into plain English.' },
  ],
  education: [{ institution: 'University of London', area: 'Mathematics' }],
}
const good = composeLocally(content, 'en')
const judged = (kept: Composition, written = kept) =>
  judge(written, { composition: kept, removed: check(written, content).removed }, content)
const reasonsOf = (kept: Composition, written = kept) => judged(kept, written).reasons.join(' ')
const withIntro = (...texts: string[]): Composition => ({
  ...good,
  intro: texts.map((text) => ({ text, sources: ['basics'] })),
})

describe('the arbiter', () => {
  it('when everything is there in plain words, then it has nothing against it', () => {
    expect(judged(good)).toEqual({ score: 1, reasons: [] })
  })

  it('when entries are left out, then it names them', () => {
    const sparse = { ...good, sections: good.sections.slice(0, 1) }
    expect(reasonsOf(sparse)).toContain('These entries are missing: education/0.')
  })

  it('when next to nothing is written, then it is too short', () => {
    const bare = {
      ...good,
      intro: [],
      sections: good.sections.map(({ name, entries }) => ({
        name,
        entries: entries.map(({ id, emphasis }) => ({ id, emphasis })),
      })),
    }
    expect(reasonsOf(bare)).toContain('0 words are too few')
  })

  it('when it never ends, then it is too long', () => {
    const endless = withIntro(
      ...Array.from({ length: 60 }, (_, n) => `Sentence ${n} says ${n} more things in ten words or so.`),
    )
    expect(reasonsOf(endless)).toContain('words are too many')
  })

  it('when it says the same twice, then it is told; what the resume repeats itself may be quoted', () => {
    const sentence = 'Ada explains machines to others in notes.'
    expect(reasonsOf(withIntro(sentence, sentence, 'Ada writes programs.'))).toContain('1 sentences repeat')
    const quoted = 'Wrote the first programs for the engine.'
    expect(reasonsOf(withIntro(quoted, quoted, 'Ada writes programs.'))).not.toContain('repeat')
  })

  it('when most of it had to go, then it is told to say less', () => {
    const written = withIntro(
      ...good.intro.map(({ text }) => text),
      'Invented.',
      'Invented too.',
      'And again.',
    )
    const reasons = reasonsOf(good, written)
    expect(reasons).toContain('3 of 6 sentences said more than the entries they name')
    expect(reasons).toContain('“And again.” (The resume does not say “And again” there.)')
  })

  it('when sentences are long and heavy, then they are hard to read, in any language of spaces', () => {
    const heavy = Array.from({ length: 60 }, () => 'Verantwortungsbewusstsein').join(' ')
    expect(reasonsOf(withIntro(`${heavy}.`))).toContain('hard to read')
    expect(
      reasonsOf(
        withIntro('彼女は機械のためのプログラムを書き、他の人が理解できるように説明する。'.repeat(3)),
      ),
    ).not.toContain('hard to read')
  })

  it('when an answer is worse, then its score is lower', () => {
    const sparse = { ...good, intro: [], sections: good.sections.slice(0, 1) }
    expect(judged(sparse).score).toBeLessThan(judged(good).score)
  })
})
