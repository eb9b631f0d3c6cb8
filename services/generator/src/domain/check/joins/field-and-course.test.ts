import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { widenedField } from './field-and-course.js'

const wrong = (language: string, texts: readonly string[], text: string) =>
  widenedField(saidOf(text, [groundOf('education/0', texts, language)], language))
const laurea = ['Ca Foscari', 'Economia', 'Laurea', 'Diritto tributario']
const degree = ['Leeds', 'Economics', 'Degree', 'Tax law']

describe('a field widened by a course', () => {
  it.each([
    ['en', degree, 'She has a degree in economics and tax law.'],
    ['it', laurea, 'Ha una laurea in economia e diritto tributario.'],
  ])('when %s has %j, then “%s” does not stand', (language, texts, text) => {
    expect(wrong(language, texts, text)).toBeDefined()
  })

  it.each([
    ['en', degree, 'She has a degree in economics, with a course in tax law.'],
    ['en', ['Degree', 'Economics and tax law'], 'She has a degree in economics and tax law.'],
    ['en', ['Law', 'Degree', 'Law and Economics', 'Economics'], 'A degree in Law and Economics.'],
    ['it', laurea, 'Ha una laurea in economia e corsi di diritto tributario.'],
    ['it', laurea, 'Corsi in economia e diritto tributario.'],
  ])('when %s has %j, then “%s” stands', (language, texts, text) => {
    expect(wrong(language, texts, text)).toBeUndefined()
  })
})
