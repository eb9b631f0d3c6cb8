import { describe, expect, it } from '@jest/globals'
import { saidAbout, work, type Case } from '../../../../tests/said-about.js'
import { onlyNow } from './only-now.js'

describe('how many there are now told as all so far', () => {
  it.each<Case>([
    ['de', work('Ausbildung von derzeit 3 Lehrlingen'), 'Bisher hat sie drei Lehrlinge ausgebildet.'],
    ['en', work('Trains currently three apprentices'), 'So far she has trained three apprentices.'],
    ['nl', work('Begeleidt momenteel 3 leerlingen'), 'Tot nu toe begeleidde zij drie leerlingen.'],
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(onlyNow(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
    ['de', work('Ausbildung von bisher 3 Lehrlingen'), 'Bisher hat sie drei Lehrlinge ausgebildet.'],
    ['en', work('Trains currently three apprentices'), 'She currently trains three apprentices.'],
    ['nl', work('Begeleidt momenteel 3 leerlingen'), 'Momenteel begeleidt zij drie leerlingen.'],
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(onlyNow(saidAbout(said))).toBeUndefined()
  })
})
