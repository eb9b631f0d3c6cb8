import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherEmployer } from './employers.js'

const told = ['Wye Valley Tree Care', 'Tree care for two county councils']
const wrong = (language: string, text: string) => {
  const grounds = [
    groundOf('person', ['Ana Berg'], language),
    groundOf('work/0', told, language, { name: told[0]! }),
  ]
  return otherEmployer(saidOf(text, grounds, language))
}

describe('who somebody was employed by', () => {
  it.each([
    ['en', 'She was employed there by two county councils.', 'two'],
    ['en', 'The county councils hired her in 2019.', 'county'],
    ['fr', 'Elle a été embauchée par deux councils.', 'deux'],
    ['es', 'Fue contratada por dos councils.', 'dos'],
    ['it', 'È stata assunta da due councils.', 'due'],
    ['pt', 'Foi contratada por dois councils.', 'dois'],
  ])('when an entry has another employer, then “%s” “%s” does not stand', (language, text, more) => {
    expect(wrong(language, text)).toBe(more)
  })

  it.each([
    ['en', 'She was employed by Wye Valley Tree Care.'],
    ['en', 'Wye Valley hired her in 2019.'],
    ['en', 'She was employed from 2019 to 2021.'],
    ['fr', 'Elle a été embauchée par Wye Valley en 2019.'],
  ])('when it is the employer of the entry, or nobody is named, then “%s” “%s” stands', (language, text) => {
    expect(wrong(language, text)).toBeUndefined()
  })
})
