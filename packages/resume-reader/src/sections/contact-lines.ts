import { findEmails } from '../text/urls.js'
import { type Line, textOf } from '../text/line.js'

export const isContactLine = (line: Line): boolean => {
  const text = textOf(line)
  return (
    text.length < 70 &&
    (findEmails(text).length > 0 ||
      /^\P{L}*(?:phone|tel|mobile|e-?mail|website|address)\b/iu.test(text) ||
      /^[^\p{L}]*\+?\(?\d[\d\s().-]{7,}$/u.test(text))
  )
}
