import { describe, expect, it } from '@jest/globals'
import { groundOf } from './ground.js'
import { unfounded, unfoundedIn, type Spoken } from './spoken.js'

const cites = [groundOf('work/0', ['Acme', 'Led a team of four engineers'], 'en')]
const spoken = (text: string): Spoken => ({ text, cites })

describe('sentences that are checked together', () => {
  const sentences = [
    'She led a team of four engineers.',
    'She led a team of five engineers.',
    'She led the best team.',
    'Led a team of four engineers',
    'She led a team of four engineers in Paris.',
    '',
    '→ She led',
  ].map(spoken)

  it('when there are many, then each is told what it is told alone', () => {
    const more = unfoundedIn(sentences, 'en')
    expect(sentences.map((sentence) => more.get(sentence))).toEqual(
      sentences.map(({ text }) => unfounded(text, cites, 'en')),
    )
    expect(new Set(more.values())).toEqual(new Set(['five', 'best', 'Paris', '→']))
  })

  it('when two say the same, then both are judged', () => {
    const twice = [spoken('She led the best team.'), spoken('She led the best team.')]
    expect([...unfoundedIn(twice, 'en').keys()]).toEqual(twice)
  })

  it('when a language has no word lists, then what is not written there is more', () => {
    const sentence = spoken('Egy mondat.')
    expect(unfoundedIn([sentence], 'hu').get(sentence)).toBe('Egy mondat.')
  })

  it('when a sentence has no end, then it is not taken apart, and its beginning is told; a quote may be as long', () => {
    const endless = spoken(`She led a team${' of four engineers and'.repeat(80)} four engineers.`)
    expect(unfoundedIn([endless], 'en').get(endless)).toBe(`${endless.text.slice(0, 76)}…`)
    const text = `Led a team${' of four engineers and'.repeat(80)} four engineers`
    const quote = { text, cites: [groundOf('work/0', ['Acme', text], 'en')] }
    expect(unfoundedIn([quote], 'en').size).toBe(0)
  })
})
