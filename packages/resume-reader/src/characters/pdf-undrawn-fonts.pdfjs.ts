import { blankCharacters } from './blank-outlines.js'

/**
 * pdf.js gives each font program to the document that draws with it, and makes an outline of every glyph where there is no
 * such document. Nothing is drawn here, so this one takes every program at once and no outline is made. Of a program it
 * keeps which of its characters are blank.
 */
class UndrawnFontFace {
  readonly loaded = Promise.resolve(this)
  readonly blank: ReadonlySet<number>

  constructor(
    readonly family: string,
    program: unknown,
  ) {
    this.blank = program instanceof Uint8Array ? blankCharacters(program) : new Set()
  }
}

class UndrawnFonts {
  private readonly faces = new Map<string, UndrawnFontFace>()

  add(face: UndrawnFontFace): void {
    this.faces.set(face.family, face)
  }

  delete(face: UndrawnFontFace): void {
    this.faces.delete(face.family)
  }

  /** The font has a program in which this character has no outline. */
  isBlank(family: string, char: string): boolean {
    return this.faces.get(family)?.blank.has(char.codePointAt(0) ?? 0) ?? false
  }
}

/** For `ownerDocument`, of which only the fonts are asked for. */
export const undrawnFonts = { fonts: new UndrawnFonts() }

Object.assign(globalThis, { FontFace: UndrawnFontFace })
