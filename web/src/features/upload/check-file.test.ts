import { describe, expect, it } from '@jest/globals'
import { megabytes } from '../../lib/megabytes.js'
import { fileRefusal } from './check-file.js'

describe('a chosen file', () => {
  it('when its name does not end in .pdf, then it is refused with the text of the product', () => {
    expect(fileRefusal({ name: 'resume.docx', size: 10 })).toBe('Please upload a PDF file')
    expect(fileRefusal({ name: 'pdf', size: 10 })).toBe('Please upload a PDF file')
  })

  it('when the ending is written in capitals, then it is accepted', () => {
    expect(fileRefusal({ name: 'RESUME.PDF', size: 10 })).toBeUndefined()
  })

  it('when it has exactly 10 MB, then it is accepted, and one byte more is not', () => {
    expect(fileRefusal({ name: 'a.pdf', size: 10_485_760 })).toBeUndefined()
    expect(fileRefusal({ name: 'a.pdf', size: 10_485_761 })).toMatch(/at most 10 MB/)
  })

  it('when it is empty, then it is refused', () => {
    expect(fileRefusal({ name: 'a.pdf', size: 0 })).toMatch(/empty/)
  })

  it('when a size is told, then small files are told in KB', () => {
    expect([megabytes(1), megabytes(153_600), megabytes(1_572_864)]).toEqual(['1 KB', '150 KB', '1.5 MB'])
  })
})
