import { widthOf } from './fonts.mjs'

const top = 800
const foot = 44

const wrapped = (text, font, size, width) => {
  const lines = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, font, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Text that runs down a column of the pages and goes on at the top of the next page. */
export class Flow {
  constructor(pages, x, width, y = top) {
    Object.assign(this, { pages, x, width, y, page: 0, pageTop: top })
  }

  /** Makes sure that `height` points are left below. */
  room(height) {
    if (this.y - height >= foot) return
    this.page += 1
    this.y = this.pageTop
  }

  gap(points) {
    this.y -= points
  }

  mark(mark) {
    while (this.pages.length <= this.page) this.pages.push([])
    this.pages[this.page].push({ ...mark, y: this.y })
  }

  /** Wrapped lines; `align` is left, center or right, `lead` a bullet in front of the first line. */
  write(text, { font, size, leading = 1.3 * size, grey = 0 }, { indent = 0, align = 'left', lead } = {}) {
    const width = this.width - indent
    wrapped(text, font, size, width).forEach((line, at) => {
      this.room(leading)
      this.y -= leading
      const free = width - widthOf(line, font, size)
      const shift = align === 'center' ? free / 2 : align === 'right' ? free : 0
      if (lead && at === 0) this.mark({ x: this.x + indent - lead.width, text: lead.text, font, size, grey })
      this.mark({ x: this.x + indent + shift, text: line, font, size, grey })
    })
  }

  /** Two texts on one line, the second at the right edge; one above the other where the line is too short. */
  abreast(left, right, look, rightLook) {
    if (right === undefined) return this.write(left, look)
    const space =
      this.width - widthOf(left, look.font, look.size) - widthOf(right, rightLook.font, rightLook.size)
    if (space < 14) {
      this.write(left, look)
      return this.write(right, rightLook)
    }
    this.write(left, look)
    this.mark({
      x: this.x + this.width - widthOf(right, rightLook.font, rightLook.size),
      text: right,
      ...rightLook,
    })
  }

  /** Texts one below the other in a margin, the first level with `baseline`. */
  beside(texts, look, [x, width], { align, baseline = this.y }) {
    const inside = new Flow(this.pages, x, width, baseline + 1.3 * look.size)
    inside.page = this.page
    for (const text of texts) inside.write(text, look, { align })
  }

  rule() {
    this.y -= 3
    this.mark({ x: this.x, width: this.width, text: '' })
  }
}
