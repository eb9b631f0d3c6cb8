/**
 * pdf.js gives each font program to the document that draws with it, and makes an outline of every glyph where there is no
 * such document. Nothing is drawn here, so this one takes every program at once, keeps none, and no outline is made.
 */
class UndrawnFontFace {
  readonly loaded = Promise.resolve(this)
}

/** For `ownerDocument`, of which only the fonts are asked for. */
export const undrawnFonts = { fonts: new Set<UndrawnFontFace>() }

Object.assign(globalThis, { FontFace: UndrawnFontFace })
