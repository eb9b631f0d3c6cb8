import { leftovers } from './leftovers.js'
import { lineOf } from '../text/line.js'
import type { Run } from '../text/page-text.js'
import { Phrase } from '../text/phrase.js'

const run = (text: string, x: number): Run => ({
  page: 1,
  x,
  y: 10,
  width: 40,
  height: 10,
  baseline: 18,
  text,
  spaced: true,
  icon: false,
  font: 'Helvetica',
  size: 10,
  weight: 400,
  italic: false,
  color: '#000000',
})
const words = (...texts: string[]) => texts.map((text, at) => run(text, 50 * at))
const lineWith = (runs: readonly Run[]) => lineOf([Phrase.of(runs, () => ' ')])

describe('leftovers', () => {
  it('when words have no place, then they are kept, in pieces that hang together', () => {
    const runs = words('Driving', 'licence', 'Welder', 'class', 'B')
    const left = leftovers([lineWith(runs)], new Set(runs.slice(2, 3)))
    expect(left.map(({ value }) => value)).toEqual(['Driving licence', 'class B'])
  })

  it.each([['at'], ['Awarded', 'by'], ['–', 'Phone:'], ['Relevant', 'coursework:']])(
    'when %s only joins or labels what was placed, then nothing is left',
    (...texts) => {
      expect(leftovers([lineWith(words(...texts))], new Set())).toEqual([])
    },
  )
})
