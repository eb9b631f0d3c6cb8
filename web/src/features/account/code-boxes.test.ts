import { describe, expect, it } from '@jest/globals'
import { emptyCode, erase, isComplete, type } from './code-boxes.js'

const filled = (text: string) => [...text.padEnd(6, ' ')].map((letter) => letter.trim())

describe('the six boxes', () => {
  it('when a digit is typed, then it is kept and the focus moves forward', () => {
    expect(type(emptyCode, 0, '4')).toEqual({ code: filled('4'), focus: 1 })
  })

  it('when something else is typed, then nothing changes', () => {
    expect(type(filled('4'), 1, 'x')).toEqual({ code: filled('4'), focus: 1 })
  })

  it('when the last box is filled, then the focus stays on it', () => {
    expect(type(filled('12345'), 5, '6')).toEqual({ code: filled('123456'), focus: 5 })
  })

  it('when a whole code is pasted into any box, then it fills all of them', () => {
    expect(type(filled('9'), 3, ' 123 456 ')).toEqual({ code: filled('123456'), focus: 5 })
  })

  it('when a part is pasted, then it fills the boxes from there', () => {
    expect(type(filled('12'), 2, '34')).toEqual({ code: filled('1234'), focus: 4 })
  })

  it('when a filled box is erased, then it is emptied and keeps the focus', () => {
    expect(erase(filled('123'), 2)).toEqual({ code: filled('12'), focus: 2 })
  })

  it('when an empty box is erased, then the one before is emptied and focused', () => {
    expect(erase(filled('12'), 2)).toEqual({ code: filled('1'), focus: 1 })
  })

  it('when one digit is missing, then the code is not complete', () => {
    expect([isComplete(filled('12345')), isComplete(filled('123456'))]).toEqual([false, true])
  })
})
