import { foldToPlain, removeMatches } from './fold-to-plain.js'

describe('a text as it is read', () => {
  test.each([
    ['digits of other scripts', '٤٠٤ ۴۰۴ ४०४ ๔๐๔ ４０４ 𝟒𝟎𝟒 ⁴⁰⁴', '404 404 404 404 404 404 404'],
    ['dashes of all lengths', '4‐0‑4–0—4−0', '4-0-4-0-4-0'],
    ['what is not seen', '40\u00ad4\u200b55\u20605', '404555'],
    ['marks and joiners', 'Zoe\u0308 Zoë 4\u20e3\ufe0f0\u200d4', 'Zoe Zoe 404'],
    ['blanks of all widths', '404\u00a0555\u20090178', '404 555 0178'],
  ])('when there are %s, then they are like any others', (_what, written, read) => {
    expect(foldToPlain(written)).toBe(read)
  })

  test('when something is taken out, then all around it stays as it is written', () => {
    expect(removeMatches('Zoë — 𝟒𝟎\u200b𝟒 — ½ Å', [/404/gu])).toBe('Zoë —  — ½ Å')
    expect(removeMatches('٤٠٤, ٤٠٤ et “٤٠٥”', [/404/gu])).toBe(',  et “٤٠٥”')
    expect(removeMatches('Zoë', [/zoë/gu])).toBe('Zoë')
  })
})
