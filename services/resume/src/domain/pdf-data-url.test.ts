import { describe, expect, it } from '@jest/globals'
import { pdfFromDataUrl, pdfLimitBytes } from './pdf-data-url.js'

const dataUrl = (bytes: Uint8Array | string, type = 'application/pdf') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

describe('pdfFromDataUrl', () => {
  it('when the content is a PDF, then the bytes come out, whatever the media type says', () => {
    expect(Buffer.from(pdfFromDataUrl(dataUrl('%PDF-1.7 x', 'text/plain'))).toString()).toBe('%PDF-1.7 x')
  })
  it.each(['', 'hello', 'data:application/pdf,%PDF-1.7', dataUrl('PK\u0003\u0004'), dataUrl('')])(
    'when the content is none (%#), then it is refused',
    (text) => {
      expect(() => pdfFromDataUrl(text)).toThrow('Please upload a PDF file')
    },
  )
  it('when it is one byte over 10 MB, then it is too large; at 10 MB it is not', () => {
    const bytes = Buffer.alloc(pdfLimitBytes + 1)
    bytes.write('%PDF-1.4')
    expect(() => pdfFromDataUrl(dataUrl(bytes))).toThrow(expect.objectContaining({ code: 'pdf-too-large' }))
    expect(pdfFromDataUrl(dataUrl(bytes.subarray(0, pdfLimitBytes)))).toHaveLength(pdfLimitBytes)
  })
})
